import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { switches } from "#content/is-on.ts";
import { crawl } from "#test/second-gym/crawl.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, staffedSite } from "./staff.ts";

// Pages and sections of home are turned off and on at the desk.

const pages = switches.filter((name) => !name.startsWith("/#"));
/** Addresses that go off with their page. */
const files = ["/tour", "/events.atom", "/calendar/events.ics", "/calendar/classes.ics"];

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  const read = async (path: string) => {
    const answer = await fetch(site.server.url + path);
    return { status: answer.status, etag: answer.headers.get("etag"), html: await answer.text() };
  };
  const status = async (path: string) => (await read(path)).status;
  const turn = async (page: string, to: "on" | "off", more = {}) => {
    const answer = await ask(site.server.url, "/desk/pages", {
      cookie: site.owner,
      fields: { page, to, ...more },
    });
    return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
  };

  describe("/partners", () => {
    let before: Awaited<ReturnType<typeof readAll>>;
    // Home is not among them: it shows the next class, and the station at this hour.
    const paths = ["/partners", "/about", "/sitemap.xml"];
    const readAll = async () => {
      const all = await Promise.all(paths.map(read));
      return all.map(({ etag, html }) => `${etag} ${createHash("sha256").update(html).digest("hex")}`);
    };
    beforeAll(async () => {
      // The first read writes down when the site first saw its facts, which the sitemap shows. On a busy machine a page may
      // be rendered again once the facts of its pictures are known.
      const isFinal = async (path: string) => !(await read(path)).html.includes('f=jpeg"');
      for (const path of paths) await vi.waitUntil(() => isFinal(path), { timeout: 120_000, interval: 250 });
      before = await readAll();
    });

    test("is turned off: not found, and nothing leads to it", async () => {
      expect((await turn("/partners", "off")).status).toBe(303);
      await expect.poll(() => status("/partners")).toBe(404);
      await expect.poll(async () => (await read("/")).html).not.toContain("/partners");
      const { html } = await read("/partners");
      expect(html).toContain("Page not found");
      // The page has the gym's facts, like every other page that is not found.
      expect(html).toBe((await read("/no/such/page")).html);
      await expect.poll(async () => (await read("/sitemap.xml")).html).not.toContain("/partners<");
      const { pages: seen, listed, statuses } = await crawl(site.server.url, [], { pictures: false });
      expect(listed.length).toBeGreaterThan(20);
      expect([...statuses].filter(([, one]) => one !== 200)).toEqual([]);
      expect(
        seen.filter(({ html: one }) => /"[^"]*\/partners["?#]/.test(one)).map(({ path }) => path),
      ).toEqual([]);
    });

    test.each(["/Partners", "/partners/", "/%70artners", "/PARTNERS//"])(
      "%s does not open it",
      async (path) => {
        expect(await status(path)).toBe(404);
      },
    );

    test("the log has it; undo turns it on, with the same bytes as before", async () => {
      const [entry] = await site.place.plain(
        "select sentence, operation from audit_entries order by at desc limit 1",
      );
      expect(entry).toEqual({ sentence: "Turned off Partners", operation: "pages.turn" });
      expect((await gymAt(site.place, ["undo", "--yes"])).out).toContain("Partners");
      await expect.poll(() => status("/partners")).toBe(200);
      await expect.poll(readAll).toEqual(before);
      await expect.poll(async () => (await read("/")).html).toContain('href="/partners"');
    });
  });

  test("with every page and section off, no page of the site has a dead link", async () => {
    for (const name of switches) expect((await turn(name, "off")).status, name).toBe(303);
    for (const path of [...pages, ...files])
      await expect.poll(() => status(path), { message: path }).toBe(404);
    await expect.poll(async () => (await read("/")).html).not.toContain('id="testimonials');
    const { pages: seen, listed, statuses } = await crawl(site.server.url, [], { pictures: false });
    expect(listed).not.toContain("/about");
    expect([...statuses].filter(([, one]) => one !== 200)).toEqual([]);
    const named = seen.flatMap(({ path, html }) =>
      pages.filter((page) => new RegExp(`"[^"]*${page}["?#]`).test(html)).map((page) => `${path}: ${page}`),
    );
    expect(named).toEqual([]);
    for (const name of switches) await turn(name, "on");
    for (const path of [...pages, ...files])
      await expect.poll(() => status(path), { message: path }).toBe(200);
  });

  test("an announcement that links to the page is a reason to ask first, and keeps its text", async () => {
    const fields = { words: "Open house", link_url: "/stories", link_label: "Read", act: "save" };
    await ask(site.server.url, "/desk/announcement/row", { cookie: site.coach, fields });
    const answer = await turn("/stories", "off");
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("The announcement “Open house” loses its link to Member Stories");
    expect(await status("/stories")).toBe(200);
    expect((await turn("/stories", "off", { sure: "yes", act: "save" })).status).toBe(303);
    await expect.poll(async () => (await read("/pricing")).html).not.toContain("/stories");
    expect((await read("/pricing")).html).toContain("Open house");
    const { said } = await gymAt(site.place, [
      "say",
      "News",
      "--link",
      "/stories",
      "--label",
      "Read",
      "--check",
    ]);
    expect(said).toContain("/stories is off: visitors see 'News' without its link");
  });

  test("on the command line: listed, and refused for a page that the site does not have", async () => {
    const { out } = await gymAt(site.place, ["pages", "list", "--json"]);
    expect(JSON.parse(out)).toContainEqual({ page: "/stories", label: "Member Stories", state: "off" });
    const refused = await gymAt(site.place, ["pages", "turn", "/pool", "off", "--yes"]);
    expect([refused.code === 0, refused.said.includes("/pool")]).toEqual([false, true]);
  });

  test("staff may not", async () => {
    const answer = await ask(site.server.url, "/desk/pages", {
      cookie: site.coach,
      fields: { page: "/about", to: "off" },
    });
    expect(answer.status).toBe(403);
  });
});
