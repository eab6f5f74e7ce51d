import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { openPhone, sharedBrowser, signInAs, staffedSite } from "#test/desk/staff.ts";

// Drafts stay in the browser until they are saved, for their author only, and are sent once.

const PATH = "/desk/announcement/row";
const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true, mail: true });
  const opened: Page[] = [];
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close();
  });

  async function phone() {
    const page = await openPhone(
      browser(),
      site.server.url,
      await signInAs(site.place, "coach@example.com", "staff"),
    );
    opened.push(page);
    return page;
  }
  const text = (page: Page) => page.getByLabel("Text", { exact: true });
  const notice = (page: Page) => page.locator("form").getByText("Draft restored");
  const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const rowsWith = async (words: string) =>
    (await site.place.plain(`select id from announcement where words = '${words}'`)).length;
  const entriesWith = async (words: string) =>
    (await site.place.plain(`select id from audit_entries where sentence like '%${words}%'`)).length;

  test("a draft is restored after a reload and another page, and deleted when it is saved", async () => {
    const page = await phone();
    await page.goto(PATH);
    expect(await notice(page).isVisible()).toBe(false);
    await text(page).fill("New lockers");
    await page.getByText("More options").click();
    await page.getByLabel("Priority").selectOption("urgent");
    await page.reload();
    await notice(page).waitFor();
    expect(await text(page).inputValue()).toBe("New lockers");
    expect(await page.getByLabel("Priority").inputValue()).toBe("urgent");
    expect(await axeViolations(page)).toEqual([]);
    await page.goto("/desk/site");
    await page.goBack();
    expect(await text(page).inputValue()).toBe("New lockers");

    // A rejected form keeps its draft, and a field with a draft is in sight.
    await page.getByLabel("Link text").fill("Read more");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("There is a problem").waitFor();
    await page.goto("/desk/site");
    await page.goto(PATH);
    expect(await page.getByLabel("Link text").inputValue()).toBe("Read more");
    await page.getByLabel("Link text").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Close" }).waitFor();
    await expect.poll(() => stored(page)).not.toContain("New lockers");
    await page.goto(PATH);
    expect(await text(page).inputValue()).toBe("");
    expect(await notice(page).isVisible()).toBe(false);
  });

  test("a draft is deleted after confirmation on a second page, and when it is discarded", async () => {
    const page = await phone();
    await page.goto("/desk/prices/row?key=Mayhem");
    await page.getByLabel("Price", { exact: true }).fill("$930.00");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("button", { name: "Close" }).waitFor();
    await expect.poll(() => stored(page)).not.toContain("930.00");

    await page.goto("/desk/prices/row?key=Mayhem");
    await page.getByLabel("Price", { exact: true }).fill("$1.00");
    await page.reload();
    await page.getByRole("button", { name: "Discard draft" }).click();
    expect(await page.getByLabel("Price", { exact: true }).inputValue()).toBe("$930.00");
    await page.reload();
    expect(await page.getByLabel("Price", { exact: true }).inputValue()).toBe("$930.00");
  });

  test("a toast says what was saved, is announced to screen readers, offers undo, and can be closed", async () => {
    const page = await phone();
    const save = async (words: string) => {
      await page.goto(PATH);
      await text(page).fill(words);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("button", { name: "Close" }).waitFor();
    };
    await save("Toast one");
    const toast = page.getByRole("status").filter({ hasText: "Added announcement: Toast one" }).first();
    await toast.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await toast.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone: Added announcement: Toast one").first().waitFor();
    await page.getByRole("heading", { name: "Announcement banner" }).waitFor();
    expect(await rowsWith("Toast one")).toBe(0);
    // The script has taken the toast out of the address.
    await page.waitForURL((url) => !url.searchParams.has("done"));
    await page.reload();
    await page.getByRole("link", { name: "New announcement" }).waitFor();
    expect(await page.getByText("Undone: Added announcement: Toast one").count()).toBe(0);
    await save("Toast two");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText("Added announcement: Toast two").waitFor({ state: "detached" });
    await save("Toast three");
    await page.getByText("Added announcement: Toast three").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Added announcement: Toast three").waitFor({ state: "detached" });
  });

  test("two forms on one page have separate drafts", async () => {
    await sendLead(site.server.url, "/contact", sampleLead);
    const [lead] = await site.place.plain("select id from leads");
    const page = await phone();
    await page.goto(`/desk/messages/${String(lead!.id)}`);
    await page.getByText("Add a note for the team").click();
    await page.getByLabel("Note").fill("Prefers mornings");
    await page.getByLabel("Your reply").fill("Come by at six.");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByRole("button", { name: "Close" }).waitFor();
    await notice(page).waitFor();
    expect(await page.getByLabel("Your reply").inputValue()).toBe("Come by at six.");
    expect(await page.getByLabel("Note", { exact: true }).inputValue()).toBe("");
  });

  test("another person in the same browser does not see a draft, and signing out deletes it", async () => {
    const page = await phone();
    await page.goto(PATH);
    await text(page).fill("Not for other eyes");
    expect(await stored(page)).toContain("other eyes");
    await gymAt(site.place, ["desk", "sign-out", "coach@example.com"]);
    const [name = "", value = ""] = (await signInAs(site.place, "owner@example.com", "owner")).split("=");
    await page.context().addCookies([{ name, value, url: site.server.url }]);
    await page.goto(PATH);
    expect(await text(page).inputValue()).toBe("");
    expect(await stored(page)).not.toContain("other eyes");

    await text(page).fill("Mine until I leave");
    expect(await stored(page)).toContain("until I leave");
    await page.goto("/desk/you");
    await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
    await page.waitForURL(/sign-in/);
    expect(await stored(page)).not.toContain("until I leave");
  });

  test("a form sent offline says so, and is sent once when the connection is back", async () => {
    const page = await phone();
    await page.goto(PATH);
    await page.context().setOffline(true);
    await page.getByText("What you type is saved on this device").waitFor();
    await text(page).fill("Sent from the basement");
    await page.getByRole("link", { name: "Today" }).click();
    await page.getByText("You are offline. Stay on this page").waitFor();
    expect(await text(page).inputValue()).toBe("Sent from the basement");
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await page.getByText("You are offline. This will be sent when you are back.").waitFor();
    await save.click();
    expect(await axeViolations(page)).toEqual([]);
    expect(await rowsWith("Sent from the basement")).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Close" }).waitFor();
    expect(await rowsWith("Sent from the basement")).toBe(1);
    expect(await entriesWith("Sent from the basement")).toBe(1);
    expect(await stored(page)).not.toContain("basement");
  });

  test("a waiting form is sent from another page and tab, and links to input that could not be saved", async () => {
    const page = await phone();
    const hold = async (words: string, link = "") => {
      await page.goto(PATH);
      await text(page).fill(words);
      if (link) await page.getByText("More options").click();
      if (link) await page.getByLabel("Link text").fill(link);
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("This will be sent when you are back").waitFor();
      await page.goto("about:blank");
      await page.context().setOffline(false);
    };
    await hold("Held and closed");
    const tab = await page.context().newPage();
    await Promise.all([page.goto("/desk/site"), tab.goto("/desk/log")]);
    await expect.poll(() => rowsWith("Held and closed")).toBe(1);
    await expect.poll(() => stored(page)).not.toContain("Held and closed");
    expect(await entriesWith("Held and closed")).toBe(1);
    await tab.close();

    await hold("Held and refused", "A link without an address");
    await page.goto("/desk/site");
    await page.getByText("Not saved yet:").waitFor();
    await page.getByRole("link", { name: "New announcement" }).click();
    await notice(page).waitFor();
    expect(await text(page).inputValue()).toBe("Held and refused");
    expect(await rowsWith("Held and refused")).toBe(0);
  });
});
