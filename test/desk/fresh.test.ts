import { expect, test } from "vitest";
import { newPatientContext } from "#test/browser/browser.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { addAuthenticator, sharedBrowser, signInAs, staffedSite, ask } from "./staff.ts";

// A mailed link works in the requesting browser only, and changes of access require a fresh sign-in.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { mail: true });

  const linkIn = (mail: string | undefined) =>
    /\/desk\/sign-in\/[\w-]{43}/.exec((mail ?? "").replaceAll("=\r\n", "").replaceAll("=\n", ""))?.[0];
  const askForLink = async () => {
    const before = site.smtp.messages.length;
    const answer = await ask(site.server.url, "/desk/sign-in", { fields: { email: "coach@example.com" } });
    await expect.poll(() => site.smtp.messages.length).toBe(before + 1);
    const [setCookie = ""] = answer.headers.getSetCookie();
    return { setCookie, cookie: setCookie.split(";")[0]!, link: linkIn(site.smtp.messages.at(-1))! };
  };
  const signInBy = (link: string, cookie?: string) =>
    ask(site.server.url, link, { cookie, fields: { go: "" } });

  test("a mailed link opens only in the browser that requested it", async () => {
    const first = await askForLink();
    expect(first.setCookie).toMatch(/^desk-asked=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
    const stored = JSON.stringify(await site.place.plain("select * from staff_links"));
    expect(stored).not.toContain(first.cookie.slice("desk-asked=".length));
    for (const cookie of [undefined, "desk-asked=", `desk-asked=${"A".repeat(43)}`]) {
      expect((await ask(site.server.url, first.link, { cookie })).status).toBe(404);
      expect((await signInBy(first.link, cookie)).status).toBe(404);
    }
    const second = await askForLink();
    // Neither the earlier link, nor the later one with the cookie of the earlier request.
    expect((await signInBy(first.link, second.cookie)).status).toBe(404);
    expect((await signInBy(second.link, first.cookie)).status).toBe(404);
    const signedIn = await signInBy(second.link, second.cookie);
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/desk"]);
    expect((await signInBy(second.link, second.cookie)).status).toBe(404);
  });

  test("a mailed link expires after ten minutes", async () => {
    const { cookie, link } = await askForLink();
    const [row] = await site.place.plain("select expires_at from staff_links where purpose = 'sign-in'");
    expect(Number(row!.expires_at) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    await site.place.plain("update staff_links set expires_at = 1 where purpose = 'sign-in' returning hash");
    expect((await signInBy(link, cookie)).status).toBe(404);
  });

  const grownOld = (minutes: number) =>
    site.place.plain(
      `update staff_sessions set created_at = ${Date.now() - minutes * 60_000} returning hash`,
    );

  test("after ten minutes, inviting and removing people requires a new sign-in", async () => {
    const owner = await signInAs(site.place, "owner@example.com", "owner");
    const invite = (email: string) =>
      ask(site.server.url, "/desk/team", { cookie: owner, fields: { act: "invite", email, role: "owner" } });
    await grownOld(11);
    const [coach] = await site.place.plain("select id from staff_people where email = 'coach@example.com'");
    const acts: Record<string, string>[] = [
      { act: "invite", email: "friend@example.com", role: "owner" },
      { act: "sign-out", id: String(coach!.id) },
    ];
    for (const fields of acts) {
      const refused = await ask(site.server.url, "/desk/team", { cookie: owner, fields });
      expect([refused.status, refused.headers.get("location")]).toEqual([
        303,
        "/desk/sign-in?again=yes&to=/desk/team",
      ]);
    }
    const removal = `/desk/team/${String(coach!.id)}/remove`;
    const unasked = await ask(site.server.url, removal, { cookie: owner, fields: { sure: "yes" } });
    expect(unasked.headers.get("location")).toBe(`/desk/sign-in?again=yes&to=${removal}`);
    expect(await site.place.plain("select id from staff_people where email = 'friend@example.com'")).toEqual(
      [],
    );
    expect(
      await site.place.plain("select id from staff_people where email = 'coach@example.com'"),
    ).toHaveLength(1);
    const page = await (await ask(site.server.url, "/desk/team", { cookie: owner })).text();
    expect([page.includes("Confirm it’s you"), page.includes("Create invitation")]).toEqual([true, false]);
    await grownOld(9);
    expect((await invite("friend@example.com")).status).toBe(200);
  });

  test("so does changing passkeys and ending another session, but not signing out", async () => {
    const owner = await signInAs(site.place, "owner@example.com", "owner");
    const other = await signInAs(site.place, "owner@example.com", "owner");
    await grownOld(11);
    const acts: Record<string, string>[] = [
      { answer: "{}", name: "Mine" },
      { remove: "any" },
      { end: "all" },
      { end: "any" },
    ];
    for (const fields of acts) {
      const refused = await ask(site.server.url, "/desk/you", { cookie: owner, fields });
      expect(refused.headers.get("location")).toBe("/desk/sign-in?again=yes&to=/desk/you");
    }
    expect((await ask(site.server.url, "/desk", { cookie: other })).status).toBe(200);
    const left = await ask(site.server.url, "/desk/you", { cookie: owner, fields: { end: "" } });
    expect(left.headers.get("location")).toBe("/desk/sign-in?left=here");
    expect((await ask(site.server.url, "/desk", { cookie: owner })).status).toBe(303);
  });

  test("signing in again returns to every page of the desk, with its query", async () => {
    const owner = await signInAs(site.place, "owner@example.com", "owner");
    const form = "/desk/do/team.changeRole?role=owner&back=/desk/team";
    await grownOld(11);
    const refused = await ask(site.server.url, form, { cookie: owner });
    const signIn = refused.headers.get("location")!;
    expect(new URL(signIn, site.server.url).searchParams.get("again")).toBe("yes");
    const returned = await ask(site.server.url, signIn.replace("again=yes&", ""), { cookie: owner });
    expect(returned.headers.get("location")).toBe(form);
    const away = "/desk/sign-in?to=/desk/../contact";
    expect((await ask(site.server.url, away, { cookie: owner })).headers.get("location")).toBe("/desk");
  });

  test("a role that is changed from an old page is filled in after signing in again", async () => {
    const owner = await signInAs(site.place, "owner@example.com", "owner");
    await signInAs(site.place, "dana@example.com", "staff");
    const html = await (await ask(site.server.url, "/desk/team", { cookie: owner })).text();
    const address = /action="([^"]*email=dana[^"]*)"/.exec(html)![1]!.replaceAll("&amp;", "&");
    await grownOld(11);
    const refused = await ask(site.server.url, address, {
      cookie: owner,
      fields: { email: "dana@example.com", role: "owner", act: "save" },
    });
    const to = new URL(refused.headers.get("location")!, site.server.url).searchParams.get("to")!;
    const again = await signInAs(site.place, "owner@example.com", "owner");
    const page = await (await ask(site.server.url, to, { cookie: again })).text();
    expect(page).toMatch(/value="dana@example\.com"/);
    expect(page).toMatch(/<option value="owner" selected/);
  });

  test("signing in again starts a new session and returns to the requested page", async () => {
    const owner = await signInAs(site.place, "owner@example.com", "owner");
    const context = await newPatientContext(browser(), { baseURL: site.server.url });
    await context.addCookies([{ name: "desk", value: owner.slice("desk=".length), url: site.server.url }]);
    const page = await context.newPage();
    await addAuthenticator(page);
    await page.goto("/desk/you");
    await page.getByText("Add a passkey").click();
    await page.getByRole("button", { name: "Create passkey" }).click();
    await page.getByRole("button", { name: /^Remove/ }).waitFor();
    await grownOld(11);
    await page.reload();
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Sign in again" }).click();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByText("Add another passkey").waitFor();
    expect(new URL(page.url()).pathname).toBe("/desk/you");
    expect((await ask(site.server.url, "/desk", { cookie: owner })).status).toBe(303);
    await context.close();
  });
});
