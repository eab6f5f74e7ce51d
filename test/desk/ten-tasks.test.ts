import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gymDay } from "#data/gym-clock.ts";
import { addDays } from "#content/week.ts";
import { openBrowser } from "#test/browser/browser.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { eachDatabase, type Place } from "#test/support/fresh-database.ts";
import { runGym } from "#test/support/run-gym.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { giveAuthenticator } from "./crew.ts";
import { countPresses, forgetPresses, pressesOf } from "./presses.ts";

// A week of a coach, on a phone, one after the other: each in a few presses, and each seen by visitors.

const HEIC = join(import.meta.dirname, "../../operator/photos/sample-phone.heic");
const MOST_PRESSES = 14;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

eachDatabase((_, fresh) => {
  describe("a week at the desk", () => {
    let place: Place;
    let server: RunningServer;
    let page: Page;
    beforeAll(async () => {
      place = await fresh.place();
      await runGym(place.env, ["sample", "load"]);
      const invited = await runGym(place.env, ["desk", "invite", "casey@example.com", "--role", "owner"]);
      server = await startServer(place.env);
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 800 },
      });
      await countPresses(context);
      page = await context.newPage();
      await giveAuthenticator(page);
      await page.goto(new URL(invited.out.trim()).pathname);
      await page.getByLabel("Your name").fill("Casey Sample");
      await page.getByRole("button", { name: "Make my passkey" }).click();
      await page.getByRole("heading", { name: "Today", exact: true }).waitFor();
    });
    afterAll(async () => {
      await page.context().close();
      await server.stop();
    });

    const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
    const open = (name: string) => page.getByRole("link", { name, exact: true }).first().click();
    const saved = () => page.getByText("Saved", { exact: true }).waitFor();
    const site = (path: string) => fetch(server.url + path).then((answer) => answer.text());

    async function from(door: string, ...links: string[]) {
      await page.goto("/desk");
      await forgetPresses(page);
      if (door !== "Today") await open(door);
      for (const link of links) await open(link);
    }

    async function few() {
      expect(await pressesOf(page)).toBeLessThanOrEqual(MOST_PRESSES);
    }

    test("1: cancel a class", async () => {
      await from("Today");
      const row = page.locator("section", { hasText: "Classes tomorrow" }).getByRole("link").first();
      const title = await row.textContent();
      await row.click();
      await page.getByLabel("Why").fill("The coach is ill");
      await press("Cancel it");
      await saved();
      await page.getByText(/cancelled · The coach is ill/).waitFor();
      await few();
      const changes = await place.plain("select status, why, day from class_changes");
      expect(changes).toEqual([
        { status: "cancelled", why: "The coach is ill", day: addDays(gymDay(new Date()), 1) },
      ]);
      expect(title).not.toBe("");

      // And another one to a later hour, and back.
      await from("Today");
      const other = page.locator("section", { hasText: "Classes tomorrow" }).getByRole("link").nth(1);
      await other.click();
      await page.getByText("Move this one").click();
      await page.getByLabel("Begins").fill("20:45");
      await press("Save");
      await saved();
      await page.getByText("8:45 PM").waitFor();
      await few();
      await page.locator("li", { hasText: "8:45 PM" }).getByRole("link").click();
      await press("As usual again");
      await saved();
      expect(await place.plain("select status from class_changes")).toHaveLength(1);
    });

    test("2: raise a price", async () => {
      await from("Site", "Prices", "Mayhem");
      await page.getByLabel("Price").fill("$93.00");
      await press("Save");
      await saved();
      await few();
      await expect.poll(() => site("/pricing")).toContain("$93.00");
    });

    test("3: a new coach, with a photograph from the phone", async () => {
      await from("Site", "People");
      await open("New person");
      await page.getByLabel("First and last name").fill("Jamie Specimen");
      await page.getByLabel("Role").fill("Coach");
      await page.getByLabel("About them").fill("Lifts, and laughs abuot it.");
      await press("Save");
      await saved();
      await few();
      await from("Site", "Pictures", "Portraits of the team", "Jamie Specimen");
      await page.getByLabel("Take or choose").setInputFiles(HEIC);
      await press("Make it the portrait");
      await page.getByText("Jamie Specimen has a new portrait").waitFor();
      await few();
      await expect.poll(() => site("/trainers")).toContain("trainers/jamie-specimen");
    });

    test("4: fix a typo in a bio", async () => {
      await from("Site", "People", "Jamie Specimen");
      await page.getByLabel("About them").fill("Lifts, and laughs about it.");
      await press("Save");
      await saved();
      await few();
      expect(await place.plain(`select bio from "Evo trainers" where "Name" = 'Jamie Specimen'`)).toEqual([
        { bio: "Lifts, and laughs about it." },
      ]);
    });

    test("5: a holiday", async () => {
      await from("Site", "Holidays");
      await open("New day");
      await page.getByLabel("Day", { exact: true }).fill("2031-07-04");
      await page.getByLabel("Why").fill("Independence Day");
      await press("Save");
      await saved();
      await few();
      expect(await place.plain("select label from holiday_hours where day = '2031-07-04'")).toHaveLength(1);
    });

    test("6: an event", async () => {
      await from("Site", "Events");
      await open("New event");
      await page.getByLabel("What it is called").fill("Rope evening");
      await page.getByLabel("Day", { exact: true }).fill(addDays(gymDay(new Date()), 9));
      await page.getByLabel("Begins").fill("18:00");
      await page.getByLabel("Ends").fill("20:00");
      await press("Save");
      await saved();
      await few();
      await expect.poll(() => site("/events")).toContain("Rope evening");
    });

    test("7: answer a message", async () => {
      await sendLead(server.url, "/contact", { ...sampleLead, name: "Robin Sample" });
      await from("Today", "Robin Sample");
      expect(await page.getByRole("link", { name: "Answer by mail" }).getAttribute("href")).toMatch(
        /^mailto:/,
      );
      await press("It is answered");
      await page.getByRole("button", { name: "Not answered yet" }).waitFor();
      await few();
    });

    test("8: pictures in another order", async () => {
      await from("Site", "Pictures");
      const numbers = () =>
        page
          .locator("[data-number]")
          .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.number));
      const [first, second] = await numbers();
      await press(/^Later: /);
      await saved();
      await few();
      expect((await numbers()).slice(0, 2)).toEqual([second, first]);
    });

    test("9: undo", async () => {
      await from("Site", "What has changed");
      await press(/^Undo: changed Mayhem/);
      await page.getByText("taken back").waitFor();
      await few();
      await expect.poll(() => site("/pricing")).not.toContain("$93.00");
    });

    test("10: download the backup", async () => {
      await from("Site", "Backup");
      const coming = page.waitForEvent("download");
      await open("Download the backup");
      const file = await (await coming).path();
      expect((await readFile(file)).subarray(0, 2).toString("hex")).toBe("1f8b");
      await few();
      const target = await fresh.place();
      const restored = await runGym(target.env, ["restore", file, "--yes"]);
      expect(restored.code, restored.said).toBe(0);
      expect(
        await target.plain(`select bio from "Evo trainers" where "Name" = 'Jamie Specimen'`),
      ).toHaveLength(1);
      expect(await target.plain("select hash from staff_sessions")).toEqual([]);
      await page.reload();
      await page.getByText("Downloaded here").waitFor();
      expect(await page.getByText("never").count()).toBe(1);
    });
  });
});
