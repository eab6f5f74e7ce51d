import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Answering where the gym's server sends no mail: the mail app sends the reply, and the desk keeps it.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh);
  let page: Page;
  afterEach(() => page.context().close());

  const read = (query: string) => site.place.plain(query);
  async function open(script: boolean) {
    page = await openPhone(browser(), site.server.url, site.coach, { script });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const [lead] = await read("select id from leads where answered_at is null order by created_at desc");
    await page.goto(`/desk/messages/${String(lead!.id)}`);
  }
  /** The addresses of other apps that the page opens. */
  async function watchApps() {
    const opened: string[] = [];
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.enable");
    devtools.on("Page.frameRequestedNavigation", ({ url }) => {
      if (url.startsWith("mailto:")) opened.push(decodeURIComponent(url));
    });
    return opened;
  }

  const write = (message: string) => sendLead(site.server.url, "/contact", { ...sampleLead, message });

  test("the mail app opens with the reply, which is recorded and can be taken back", async () => {
    await write("Is it open\non Sunday?");
    await open(true);
    expect(await axeViolations(page)).toEqual([]);
    const opened = await watchApps();
    expect(await page.getByRole("button", { name: "Send", exact: true }).count()).toBe(0);
    await page.getByLabel("Your reply").fill("Yes, from nine.\nSee you!");
    await page.getByRole("button", { name: "Copy text" }).click();
    await page.getByText("Copied", { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Yes, from nine.\nSee you!");
    await page.getByRole("button", { name: "Open in mail app" }).click();
    await expect.poll(() => opened.length).toBe(1);
    // Whether the app has sent it, only the person knows.
    expect(await read("select id from leads where answered_at is null")).toHaveLength(1);
    await page.getByRole("button", { name: "Record as sent" }).click();
    await page.getByText(/^Reply by coach, /).waitFor();
    expect(opened).toEqual([
      expect.stringMatching(
        /^mailto:casey@example\.com\?subject=.*Yes, from nine\.\r\nSee you!.*> on Sunday\?/s,
      ),
    ]);
    const [note] = await read("select kind, author, words from lead_notes where kind = 'reply'");
    expect(note).toEqual({ kind: "reply", author: "coach@example.com", words: "Yes, from nine.\nSee you!" });
    expect(await read("select id from leads where answered_at is null")).toEqual([]);
    expect(await read("select stage from leads")).toEqual([{ stage: "in contact" }]);
    expect(JSON.stringify(await read("select * from audit_changes"))).not.toContain("nine");
    // The script of the next page deletes the draft.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("desk"))).not.toContain("nine");
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole("button", { name: "Undo" }).click();
    await page
      .getByText(/^Undone: .+: reply recorded$/)
      .first()
      .waitFor();
    expect(await page.getByText(/^Reply by coach, /).count()).toBe(0);
    // The text stays for Redo.
    expect(await read("select kind, words from lead_notes where kind <> 'answered'")).toEqual([
      { kind: "undone reply", words: "Yes, from nine.\nSee you!" },
    ]);
    expect(await read("select id from leads where answered_at is null")).toHaveLength(1);
  });

  test("without script, the reply is recorded and a link opens the mail app with it", async () => {
    await write("Is there parking?");
    await open(false);
    await page.getByLabel("Your reply").fill("Yes & welcome.");
    expect(await page.getByRole("button", { name: "Open in mail app" }).count()).toBe(0);
    await page.getByRole("button", { name: "Record as sent" }).click();
    await page.getByText(/^Reply by coach, /).waitFor();
    const mailto = await page.getByRole("link", { name: "Open in mail app" }).getAttribute("href");
    expect(decodeURIComponent(mailto!)).toContain("body=Yes & welcome.");
  });
});
