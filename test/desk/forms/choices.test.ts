import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { openPhone, sharedBrowser, staffedSite } from "#test/desk/staff.ts";

// A choice is saved as soon as it is made, also before the script of the page has arrived.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh);
  let id = "";
  let page: Page;
  beforeAll(async () => {
    await sendLead(site.server.url, "/contact", sampleLead);
    id = String((await site.place.plain("select id from leads"))[0]!.id);
  });
  afterEach(() => page.context().close());

  const lead = async () =>
    (await site.place.plain("select stage, assigned_to from leads"))[0] as Record<string, string | null>;

  /** Opens the message; its script arrives when the returned function is called. */
  async function openWithoutScriptYet() {
    page = await openPhone(browser(), site.server.url, site.coach);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/desk/messages/${id}`, { waitUntil: "commit" });
    await page.getByLabel("Stage").waitFor();
    return release;
  }

  test("a choice that was made before the script arrives is saved when it arrives", async () => {
    const release = await openWithoutScriptYet();
    await page.getByLabel("Stage").selectOption("visit booked");
    expect((await lead()).stage).toBe(null);
    release();
    await page.getByText(/^.+: visit booked$/).waitFor();
    expect((await lead()).stage).toBe("visit booked");
  });

  test("a choice is saved at once; with the keyboard, when it is left", async () => {
    page = await openPhone(browser(), site.server.url, site.coach);
    await page.goto(`/desk/messages/${id}`);
    await page.getByLabel("Assigned to").selectOption("coach");
    await page.getByText(/: assigned to coach$/).waitFor();
    expect((await lead()).assigned_to).toBe("coach@example.com");

    await page.goto(`/desk/messages/${id}`);
    await page.getByLabel("Stage").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect((await lead()).stage).toBe("visit booked");
    await page.keyboard.press("Tab");
    await page.getByText(/^.+: not now$/).waitFor();
  });

  test("opening a message leaves it assigned to a colleague who was removed from the team", async () => {
    await site.place.plain("update leads set assigned_to = 'gone@example.com'");
    page = await openPhone(browser(), site.server.url, site.coach);
    await page.goto(`/desk/messages/${id}`);
    await page.getByRole("button", { name: "Assign" }).waitFor({ state: "hidden" });
    await page.waitForLoadState("networkidle");
    expect((await lead()).assigned_to).toBe("gone@example.com");
    expect(await page.getByLabel("Assigned to").inputValue()).toBe("gone@example.com");
    expect(await page.getByRole("status").allInnerTexts()).not.toContain("assigned to nobody");

    await page.getByLabel("Assigned to").selectOption("Nobody");
    await page.getByText(/: assigned to nobody$/).waitFor();
    expect((await lead()).assigned_to).toBe(null);
  });

  test("text that was typed before the script arrives is kept as a draft", async () => {
    const release = await openWithoutScriptYet();
    await page.getByText("Add a note for the team").click();
    await page.getByLabel("Note", { exact: true }).fill("Prefers mornings");
    release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("desk"))).toContain("Prefers mornings");
    await page.goto("/desk/site");
    await page.goto(`/desk/messages/${id}`);
    await page.locator("form").getByText("Draft restored").waitFor();
    expect(await page.getByLabel("Note", { exact: true }).inputValue()).toBe("Prefers mornings");
  });
});
