import { describe, expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";
import { ask, inDatabase, signInAs, staffedSite } from "./staff.ts";
import { personByEmail } from "#auth/people.server.ts";
import { makeLink } from "#auth/links.server.ts";

// Permissions of the desk, tested with raw requests. docs/security.md maps the tests to requirements.

const PAGES = ["/desk", "/desk/you", "/desk/team", "/desk/sign-in", "/desk/invite/abc", "/desk/nothing"];
/** A request passed on by a proxy. */
const from = (address: string) => ({ "x-forwarded-for": address, "x-forwarded-proto": "http" });

eachDatabaseAtLength((_, fresh) => {
  test("without an owner every URL answers like an unknown one", async () => {
    const place = await fresh.place();
    const server = await startServer(place.env);
    const lost = await (await fetch(`${server.url}/no-such-page`)).text();
    const front = async () => (await fetch(server.url)).text();
    // On a busy machine the page may be rendered again once the facts of its pictures are known.
    await expect.poll(front).not.toContain('f=jpeg"');
    const home = await front();
    for (const path of [...PAGES, "/desk/assets/root.css", "/desk.data"]) {
      const answer = await ask(server.url, path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toBe(lost);
    }
    const posted = await ask(server.url, "/desk/sign-in", { fields: { email: "owner@example.com" } });
    const elsewhere = await ask(server.url, "/no-such-page", { fields: { email: "owner@example.com" } });
    expect([posted.status, await posted.text()]).toEqual([elsewhere.status, await elsewhere.text()]);

    // Staff alone do not enable the desk, an owner does. Public pages do not change.
    await signInAs(place, "coach@example.com", "staff");
    expect((await ask(server.url, "/desk/sign-in")).status).toBe(404);
    await signInAs(place, "owner@example.com", "owner");
    await expect.poll(async () => (await ask(server.url, "/desk/sign-in")).status).toBe(200);
    expect(await front()).toBe(home);
    expect(home).not.toContain("/desk");
    await server.stop();
  });

  describe("with an owner", () => {
    const site = staffedSite(fresh, { mail: true, env: { TRUST_PROXY: "1" } });

    test("no response is cached, indexed or framed", async () => {
      for (const path of PAGES) {
        for (const cookie of [site.owner, undefined]) {
          const { headers } = await ask(site.server.url, path, { cookie });
          expect(headers.get("cache-control"), path).toBe("no-store");
          expect(headers.get("x-robots-tag"), path).toContain("noindex");
          expect(headers.get("x-frame-options"), path).toBe("DENY");
          expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
          expect(headers.get("content-security-policy"), path).toContain("script-src 'self';");
          expect(headers.get("etag"), path).toBeNull();
        }
      }
    });

    test("the router's data URLs do not bypass the sign-in", async () => {
      for (const path of ["/desk.data", "/desk/you.data", "/desk/team.data", "/desk/__manifest"]) {
        const answer = await ask(site.server.url, path);
        expect(answer.status, path).toBe(path.endsWith(".data") ? 404 : 303);
        expect(await answer.text(), path).not.toContain("example.com");
      }
    });

    test("a page that is not found keeps the menu", async () => {
      for (const path of ["/desk/nope", "/desk/prices/row?key=Nope"]) {
        const answer = await ask(site.server.url, path, { cookie: site.coach });
        expect(answer.status).toBe(404);
        const html = await answer.text();
        expect(html).toContain("Page not found");
        expect(html).toContain('aria-label="Desk"');
      }
    });

    test("staff cannot open or post what is for owners", async () => {
      for (const sent of [{}, { fields: { email: "friend@example.com", role: "owner" } }]) {
        const refused = await ask(site.server.url, "/desk/team", { cookie: site.coach, ...sent });
        expect(refused.status).toBe(403);
        const html = await refused.text();
        for (const words of ["Owners only", "Ask owner to do this for you", 'aria-label="Desk"'])
          expect(html).toContain(words);
      }
      const operation = await ask(site.server.url, "/desk/do/sample.load", { cookie: site.coach });
      expect([operation.status, await operation.text()]).toEqual([
        403,
        expect.stringContaining("Ask owner to do this for you"),
      ]);
      expect(await inDatabase(site.place, (db) => personByEmail(db, "friend@example.com"))).toBeUndefined();
      expect((await ask(site.server.url, "/desk/team", { cookie: site.owner })).status).toBe(200);
      const former = await ask(site.server.url, "/desk/crew", { cookie: site.owner });
      expect([former.status, former.headers.get("location")]).toEqual([308, "/desk/team"]);
    });

    test("a refusal is a page or a sentence, also where a route has no page", async () => {
      const former = await ask(site.server.url, "/desk/crew", { cookie: site.coach });
      expect([former.status, former.headers.get("location")]).toEqual([308, "/desk/team"]);
      const posted = await ask(site.server.url, "/desk/settings/export", { cookie: site.owner, fields: {} });
      expect([posted.status, posted.headers.get("content-type"), await posted.text()]).toEqual([
        405,
        "text/plain; charset=utf-8",
        "The desk does not accept this kind of request. Nothing was changed.\n",
      ]);
    });

    test("a download that is for owners is refused to staff with a sentence", async () => {
      for (const path of ["backup/file", "messages/export", "settings/export"]) {
        const refused = await ask(site.server.url, `/desk/${path}`, { cookie: site.coach });
        expect([path, refused.status, await refused.text()]).toEqual([
          path,
          403,
          "Only an owner may download this. Ask owner to do it for you.\n",
        ]);
      }
      expect((await ask(site.server.url, "/desk/messages/export", { cookie: site.owner })).status).toBe(200);
    });

    test("actions without a screen of their own are in groups, without those of owners for staff", async () => {
      const headings = async (cookie: string) => {
        const html = await (await ask(site.server.url, "/desk/do", { cookie })).text();
        return [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, words]) => words);
      };
      expect(await headings(site.coach)).toEqual(["Schedule"]);
      expect(await headings(site.owner)).toEqual(["Schedule", "Setup"]);
      const more = await (await ask(site.server.url, "/desk/do", { cookie: site.owner })).text();
      expect(more).not.toContain("classes.closeDay");
    });

    test.each([
      ["another site", { origin: "https://evil.example" }],
      ["a site that hides where it is", { origin: "null" }],
      ["another site within this one's domain", { "sec-fetch-site": "same-site" }],
      ["an address typed by hand", { "sec-fetch-site": "none" }],
      ["another port of this machine", { origin: "http://localhost:1" }],
    ])("a post from %s does nothing", async (_, headers) => {
      const answer = await ask(site.server.url, "/desk/you", {
        cookie: site.owner,
        fields: { end: "all" },
        headers,
      });
      expect(answer.status).toBe(403);
      expect((await ask(site.server.url, "/desk", { cookie: site.owner })).status).toBe(200);
    });

    const protectedPaths = [
      "/desk/backup/file",
      "/desk/messages/export",
      "/desk/prices/export",
      "/desk/messages/live",
      "/desk/pictures/whole",
    ];
    const noted = async () => JSON.stringify(await site.place.plain("select sentence from audit_entries"));

    test.each(protectedPaths)("another site can't make an owner's browser fetch %s", async (path) => {
      const before = await noted();
      const link = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
      for (const from of ["cross-site", "same-site"]) {
        for (const method of ["GET", "HEAD"]) {
          const headers = { "sec-fetch-site": from, ...link };
          const answer = await ask(site.server.url, path, { cookie: site.owner, headers, method });
          expect(answer.status, `${from} ${method}`).toBe(403);
          if (method === "GET")
            expect(await answer.text()).toMatch(/^Another site asked for that\. If it was you, /);
        }
      }
      expect(await noted()).toBe(before);
    });

    test("the desk's own pages and a typed URL can fetch it", async () => {
      for (const path of protectedPaths.slice(0, 3)) {
        for (const from of ["same-origin", "none"]) {
          const headers = { "sec-fetch-site": from };
          const answer = await ask(site.server.url, path, { cookie: site.owner, headers });
          expect(answer.status, `${from} ${path}`).toBe(200);
          await answer.arrayBuffer();
        }
      }
      expect(await noted()).toContain("Downloaded a backup");
      expect(await noted()).toContain("Exported messages");
    });

    test("a request for the headers of a download logs nothing and does not block the next download", async () => {
      for (const path of protectedPaths.slice(0, 2)) {
        const before = await noted();
        const head = await ask(site.server.url, path, { cookie: site.owner, method: "HEAD" });
        expect([head.status, head.headers.get("content-disposition")]).toEqual([
          200,
          expect.stringContaining("attachment"),
        ]);
        expect(await noted()).toBe(before);
        const answer = await ask(site.server.url, path, { cookie: site.owner });
        expect(answer.status, path).toBe(200);
        await answer.arrayBuffer();
      }
    });

    test("other sites and web mail may link to the desk's pages", async () => {
      const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
      for (const path of ["/desk", "/desk/messages", "/desk/backup", "/desk/prices/row"]) {
        expect((await ask(site.server.url, path, { cookie: site.owner, headers })).status, path).toBe(200);
      }
      expect((await ask(site.server.url, "/desk/sign-in", { headers })).status).toBe(200);
    });

    test("a post without an origin, and any other method, do nothing", async () => {
      const headers = { cookie: site.owner, "content-type": "application/x-www-form-urlencoded" };
      const bare = await fetch(`${site.server.url}/desk/you`, { method: "POST", body: "end=all", headers });
      expect(bare.status).toBe(403);
      expect((await ask(site.server.url, "/desk/you", { cookie: site.owner, method: "DELETE" })).status).toBe(
        405,
      );
      expect((await ask(site.server.url, "/desk", { cookie: site.owner })).status).toBe(200);
    });

    test("the cookie is unreadable for script and is not sent with posts of other sites", async () => {
      const link = await inDatabase(site.place, async (db) =>
        makeLink(db, (await personByEmail(db, "coach@example.com"))!, "sign-in", "this browser"),
      );
      const cookie = "desk-asked=this browser";
      const opened = await ask(site.server.url, `/desk/sign-in/${link}`, { cookie });
      expect(await opened.text()).toContain("coach@example.com");
      const signedIn = await ask(site.server.url, `/desk/sign-in/${link}?to=//evil.example`, {
        cookie,
        fields: { go: "" },
      });
      expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/desk"]);
      expect(signedIn.headers.get("set-cookie")).toMatch(
        /^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/,
      );
      expect(
        (await ask(site.server.url, `/desk/sign-in/${link}`, { cookie, fields: { go: "" } })).status,
      ).toBe(404);
      const stored = JSON.stringify(await site.place.plain("select * from staff_sessions"));
      expect(stored).not.toContain(/desk=([\w-]+)/.exec(signedIn.headers.get("set-cookie")!)![1]);
    });

    test("a request for a link gets the same answer whether the person is invited or not, before any mail is sent", async () => {
      const answers: string[] = [];
      for (const [index, email] of ["coach@example.com", "stranger@example.com"].entries()) {
        const headers = from(`192.0.2.${index}`);
        const answer = await ask(site.server.url, "/desk/sign-in", { fields: { email }, headers });
        expect(answer.status).toBe(200);
        answers.push((await answer.text()).replace(/data-options="[^"]*"/, ""));
      }
      expect(answers[0]).toBe(answers[1]);
      await expect.poll(() => site.smtp.messages.length).toBe(1);
      expect(site.smtp.messages[0]).toContain("To: coach@example.com");
      expect(site.smtp.messages[0]).toContain("/desk/sign-in/");
    });

    test("requests by others for the owner's link do not use up the owner's limit or invalidate the link", async () => {
      const letters = () => site.smtp.messages.filter((letter) => letter.includes("To: owner@example.com"));
      const askFrom = (address: string) =>
        ask(site.server.url, "/desk/sign-in", {
          fields: { email: "owner@example.com" },
          headers: from(address),
        });
      const asking = (await askFrom("192.0.2.20")).headers.get("set-cookie")!.split(";")[0]!;
      await expect.poll(() => letters().length).toBe(1);
      for (let times = 0; times < 5; times++) await askFrom("192.0.2.66");
      await expect.poll(() => letters().length).toBe(4);
      const link = /\/desk\/sign-in\/[\w-]{43}/.exec(letters()[0]!.replaceAll("=\n", ""))![0];
      expect((await ask(site.server.url, link, { cookie: asking })).status).toBe(200);
      await askFrom("192.0.2.20");
      await expect.poll(() => letters().length).toBe(5);
    });

    test("10,000 guesses fail: one address has twenty attempts, and further ones cause no lookup", async () => {
      // The router ignores case and decodes percent signs.
      const doors = ["invite", "Invite", "%69nvite"];
      const guess = (index: number) => `/desk/${doors[index % 3]}/${index.toString(36).padStart(43, "A")}`;
      const statuses = new Map<number, number>();
      for (let begun = 0; begun < 10_000; begun += 50) {
        const some = Array.from({ length: 50 }, (_, at) => begun + at);
        for (const { status } of await Promise.all(
          some.map((index) =>
            ask(site.server.url, guess(index), { headers: from(`198.51.100.${index % 10}`) }),
          ),
        )) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      expect(Object.fromEntries(statuses)).toEqual({ 404: 200, 429: 9_800 });
      const cookies: number[] = [];
      for (let at = 0; at < 70; at++) {
        const sent = { cookie: `desk=guess-${at}`, headers: from("203.0.113.9") };
        cookies.push((await ask(site.server.url, "/desk", sent)).status);
      }
      expect(cookies.map((status) => status === 429).lastIndexOf(false)).toBe(59);
      expect(
        (await ask(site.server.url, "/desk", { cookie: site.owner, headers: from("203.0.113.9") })).status,
      ).toBe(200);
    });
  });
});
