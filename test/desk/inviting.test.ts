import { expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { ask, openPhone, sharedBrowser, signInAs, staffedSite } from "./staff.ts";

// Owners invite and remove others; the desk on a separate port.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { mail: true });

  const findId = async (email: string) =>
    String((await site.place.plain(`select id from staff_people where email = '${email}'`))[0]?.id);
  const doTo = async (email: string, act: string) =>
    ask(site.server.url, "/desk/team", { cookie: site.owner, fields: { act, id: await findId(email) } });

  test("an owner invites: the link is shown and mailed, works once, and is not in the database", async () => {
    const fields = { act: "invite", email: "New@example.com", role: "staff" };
    const page = await (await ask(site.server.url, "/desk/team", { cookie: site.owner, fields })).text();
    const [, secret] = /\/desk\/invite\/([\w-]{43})/.exec(page)!;
    expect(site.smtp.messages.join("\n").replaceAll("=\n", "")).toContain(secret);
    const opened = await ask(site.server.url, `/desk/invite/${secret}`);
    expect((await opened.text()).replaceAll("<!-- -->", "")).toContain(
      "You are invited as Staff, new@example.com",
    );
    expect(JSON.stringify(await site.place.plain("select * from staff_links"))).not.toContain(secret);
    await ask(site.server.url, "/desk/team", { cookie: site.owner, fields: { ...fields, role: "owner" } });
    const [again] = await site.place.plain("select role from staff_people where email = 'new@example.com'");
    expect(again).toEqual({ role: "staff" });
    const nonsense = { act: "invite", email: "nobody", role: "owner" };
    expect((await ask(site.server.url, "/desk/team", { cookie: site.owner, fields: nonsense })).status).toBe(
      400,
    );
  });

  test("where the browser has no menu for sharing, the link of an invitation is copied", async () => {
    const page = await openPhone(browser(), site.server.url, site.owner);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/desk/team");
    await page.getByText("Invite a colleague").click();
    await page.getByLabel("E-mail").fill("lee@example.com");
    await page.getByRole("button", { name: "Create invitation" }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/desk/invite/");
    await page.goto("/desk/team");
    await page.getByText("Invite a colleague").click();
    expect(await page.getByLabel("E-mail").inputValue()).toBe("");
    expect(await page.getByText("Draft restored").isVisible()).toBe(false);
    await page.context().close();
  });

  test("a mistyped address is explained below its field, and the address stays", async () => {
    const page = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await page.goto("/desk/team");
    await page.getByText("Invite a colleague").click();
    await page.locator("form", { has: page.getByLabel("E-mail") }).evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    const field = page.getByLabel("E-mail");
    await field.fill("kim");
    await page.getByRole("button", { name: "Create invitation" }).click();
    await page.getByRole("link", { name: "E-mail: Enter an e-mail address" }).waitFor();
    expect(await page.locator("#field-email-error").textContent()).toBe(
      "Enter an e-mail address, like coach@example.com.",
    );
    expect(await field.inputValue()).toBe("kim");
    await page.context().close();
  });

  test("an owner changes the role of a person on their row, after a review", async () => {
    const page = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await page.goto("/desk/team");
    await page.getByRole("button", { name: "Make owner: coach" }).click();
    await page.getByText("Will change: coach").waitFor();
    await page.getByRole("button", { name: "Change a role" }).click();
    await page.getByText("Role of coach changed from Staff to Owner").waitFor();
    expect(new URL(page.url()).pathname).toBe("/desk/team");
    await page.getByRole("button", { name: "Make staff: coach" }).click();
    await page.getByRole("button", { name: "Change a role" }).click();
    await page.getByText("Role of coach changed from Owner to Staff").waitFor();
    await page.context().close();
  });

  test("only people who are signed in can be signed out", async () => {
    const invited = { act: "invite", email: "later@example.com", role: "staff" };
    await ask(site.server.url, "/desk/team", { cookie: site.owner, fields: invited });
    const html = await (await ask(site.server.url, "/desk/team", { cookie: site.owner })).text();
    expect(html).toContain('aria-label="Sign out coach"');
    expect(html).toContain('aria-label="Remove later"');
    expect(html).not.toContain('aria-label="Sign out later"');
  });

  test("who has not joined shows until when their link works, and gets a new one with one press", async () => {
    await signInAs(site.place, "owner@example.com", "owner");
    const page = await openPhone(browser(), site.server.url, site.owner, { script: false });
    await page.goto("/desk/team");
    await page.getByText("Invite a colleague").click();
    await page.getByLabel("E-mail").fill("slow@example.com");
    await page.getByRole("button", { name: "Create invitation" }).click();
    const row = page.getByRole("listitem").filter({ hasText: "slow@example.com" });
    await row.getByText("Has not joined").waitFor();
    await row.getByText(/^Link expires /).waitFor();
    const ofSlow = "person = (select id from staff_people where email = 'slow@example.com')";
    await site.place.plain(`update staff_links set expires_at = 1 where ${ofSlow} returning hash`);
    await page.goto("/desk/team");
    await row.getByText(/^Link expired /).waitFor();
    await row.getByRole("button", { name: "New link for slow" }).click();
    await row.getByText(/^Link expires /).waitFor();
    await page.getByText(/\/desk\/invite\/[\w-]{43}$/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const coach = page.getByRole("listitem").filter({ hasText: "coach@example.com" });
    expect(await coach.innerText()).toMatch(/No passkey, signed in on 1 device, last active /);
    await page.context().close();
  });

  test("an owner signs out and removes others, but not themselves", async () => {
    const out = await doTo("coach@example.com", "sign-out");
    expect(out.status).toBe(303);
    const teamPage = await ask(site.server.url, out.headers.get("location")!, { cookie: site.owner });
    expect(await teamPage.text()).toContain("Signed coach@example.com out on 1 device");
    expect((await ask(site.server.url, "/desk", { cookie: site.coach })).status).toBe(303);
    const again = await signInAs(site.place, "coach@example.com", "staff");
    const removal = `/desk/team/${await findId("coach@example.com")}/remove`;
    await doTo("coach@example.com", "revoke");
    const question = await (await ask(site.server.url, removal, { cookie: site.owner })).text();
    expect(question).toContain("They will be signed out on every device");
    expect((await ask(site.server.url, "/desk", { cookie: again })).status).toBe(200);
    const yes = await ask(site.server.url, removal, { cookie: site.owner, fields: { sure: "yes" } });
    expect([yes.status, yes.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/desk\/team\?/),
    ]);
    expect((await ask(site.server.url, "/desk", { cookie: again })).status).toBe(303);
    expect(await site.place.plain("select id from staff_people where email = 'coach@example.com'")).toEqual(
      [],
    );
    const self = await doTo("owner@example.com", "sign-out");
    expect([self.status, await self.text()]).toEqual([
      400,
      expect.stringContaining("Another owner has to do it"),
    ]);
    const own = `/desk/team/${await findId("owner@example.com")}/remove`;
    expect((await ask(site.server.url, own, { cookie: site.owner, fields: { sure: "yes" } })).status).toBe(
      404,
    );
  });

  test("a colleague is removed without script after a confirmation", async () => {
    await signInAs(site.place, "pat@example.com", "staff");
    const people = () => site.place.plain("select id from staff_people where email = 'pat@example.com'");
    const page = await openPhone(browser(), site.server.url, site.owner, { script: false });
    const askToRemove = async () => {
      await page.goto("/desk/team");
      await page.getByLabel("Remove pat").click();
      await page.getByRole("heading", { name: "Remove pat?" }).waitFor();
      expect(await people()).toHaveLength(1);
    };
    await askToRemove();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Cancel" }).click();
    await askToRemove();
    await page.getByRole("button", { name: "Remove pat" }).click();
    await page.getByText("Removed pat@example.com from the team").waitFor();
    await page.getByRole("heading", { name: "Team", exact: true }).waitFor();
    expect(await people()).toEqual([]);
    await page.context().close();
  });

  test("with DESK_PORT the desk answers on that port only", async () => {
    const own = await startServer({ ...site.place.env, DESK_PORT: "0" });
    await expect.poll(() => own.log.join("\n")).toContain("The desk is at");
    const [, desk] = /The desk is at (http:\S+)\/desk/.exec(own.log.join("\n"))!;
    expect((await ask(own.url, "/desk/sign-in")).status).toBe(404);
    expect((await ask(desk!, "/desk/sign-in")).status).toBe(200);
    expect((await ask(desk!, "/desk", { cookie: site.owner })).status).toBe(200);
    for (const path of ["/", "/pricing", "/metrics", "/readyz", "/assets/x.js"]) {
      expect((await ask(desk!, path)).status, path).toBe(404);
    }
    await own.stop();
  });

  test("the desk does not answer to plain http with a host name or an IP address", async () => {
    const named = await startServer({
      ...site.place.env,
      SITE_URL: "https://www.example.com",
      TRUST_PROXY: "1",
    });
    const proxied = { host: "www.example.com", "x-forwarded-for": "192.0.2.1" };
    const at = (proto: string) =>
      fetch(`${named.url}/desk/sign-in`, {
        redirect: "manual",
        headers: { ...proxied, "x-forwarded-proto": proto },
      });
    const plain = await at("http");
    expect([plain.status, plain.headers.get("location")]).toEqual([
      301,
      "https://www.example.com/desk/sign-in",
    ]);
    const numbered = await fetch(named.url.replace("localhost", "127.0.0.1") + "/desk", {
      redirect: "manual",
    });
    expect([numbered.status, numbered.headers.get("location")]).toEqual([302, `${named.url}/desk`]);
    await named.stop();
  });
});
