import { addDays } from "#domain/schedule/clock.ts";
import { gymDay } from "#content/gym-clock.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { ask, openPhone, sharedBrowser, staffedSite } from "./staff.ts";

// Previews of public pages before saving.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let page: Page;
  beforeEach(async () => {
    page = await openPhone(browser(), site.server.url, site.coach, { script: false });
  });
  afterEach(() => page.context().close());

  const see = () => page.getByRole("button", { name: "Preview" }).first().click();
  const ahead = () => page.frameLocator("iframe");
  const visitorsSee = async (path: string, words: string) =>
    (await (await fetch(site.server.url + path)).text()).includes(words);

  test("a price is previewed on its page, for its author only", async () => {
    const problems: string[] = [];
    page.on("console", (said) => {
      // The test blocks pictures, and the frame blocks scripts.
      const isMeant = /ERR_FAILED|Blocked script execution/.test(said.text());
      if (said.type() === "error" && !isMeant) problems.push(said.text());
    });
    await page.goto("/desk/prices/row?key=Mayhem");
    await page.getByLabel("Price").fill("$91.50");
    await see();
    await page.getByText("Not saved yet").waitFor();
    await ahead().getByText("$91.50").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The policy of the surrounding page allows the site's styles.
    const font = await ahead()
      .locator("h1")
      .evaluate((title) => getComputedStyle(title).fontFamily);
    expect(font).toContain("Barlow Condensed");
    expect(problems).toEqual([]);
    expect(await visitorsSee("/pricing", "$91.50")).toBe(false);
    expect(await site.place.plain("select id from audit_entries where via = 'desk'")).toEqual([]);
    expect(await site.place.plain("select entry from audit_changes where title = 'Mayhem'")).toEqual([]);

    await page.getByRole("button", { name: "Back" }).click();
    expect(await page.getByLabel("Price").inputValue()).toBe("$91.50");
    await see();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "view page" }).first().getAttribute("href")).toBe("/pricing");
    await expect.poll(() => visitorsSee("/pricing", "$91.50")).toBe(true);
  });

  test.each([
    ["/desk/announcement/row", "Text", "Closed at noon on Friday"],
    ["/desk/reviews/row?key=", "Review", "It felt like home from the first day."],
  ])("%s", async (address, label, words) => {
    const path = address.endsWith("=") ? await readFirst(address) : address;
    await page.goto(path);
    await page.getByLabel(label, { exact: true }).fill(words);
    await see();
    await ahead().getByText(words).first().waitFor();
    expect(await visitorsSee("/", words)).toBe(false);
  });

  async function readFirst(address: string) {
    await page.goto(address.replace("/row?key=", ""));
    return (await page.locator(`a[href^="${address}"]`).first().getAttribute("href"))!;
  }

  test("with script the change is marked and in sight, in the preview only", async () => {
    const problems: string[] = [];
    const scripted = await openPhone(browser(), site.server.url, site.coach);
    scripted.on("console", (said) => {
      const isMeant = /ERR_FAILED|Blocked script execution/.test(said.text());
      if (said.type() === "error" && !isMeant) problems.push(said.text());
    });
    await scripted.goto("/desk/prices/row?key=Nutrition");
    await scripted.getByLabel("Price").fill("$152.50");
    await scripted.getByRole("button", { name: "Preview" }).click();
    const marked = scripted.frameLocator("iframe").locator("[data-changed=first]");
    expect(await marked.innerText()).toContain("$152.50");
    expect(await marked.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
      '"Your change"',
    );
    await expect
      .poll(() =>
        marked.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top > 0 && bottom < element.ownerDocument.defaultView!.innerHeight;
        }),
      )
      .toBe(true);
    expect(await axeViolations(scripted)).toEqual([]);
    expect(problems).toEqual([]);
    expect(await visitorsSee("/pricing", "data-changed")).toBe(false);
    await scripted.context().close();
  });

  test("a canceled class of tomorrow", async () => {
    await page.goto("/desk");
    await page.locator("section", { hasText: "Classes tomorrow" }).getByRole("link").first().click();
    await page.getByLabel("Reason").fill("The coach has a cold");
    await see();
    await ahead().getByText("The coach has a cold").first().waitFor({ state: "attached" });
    expect(await site.place.plain("select id from class_changes")).toEqual([]);
    await page.getByRole("button", { name: "Cancel class" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await site.place.plain("select day from class_changes")).toEqual([
      { day: addDays(gymDay(new Date()), 1) },
    ]);
  });

  test("with script the day of a canceled class opens, and its row is marked", async () => {
    const scripted = await openPhone(browser(), site.server.url, site.coach);
    await scripted.goto("/desk");
    // Once today's classes are over, the section has other links too.
    const tomorrow = scripted.locator("section", { hasText: "Classes tomorrow" });
    await tomorrow.locator("a[href*='/desk/class?']").last().click();
    await scripted.getByRole("button", { name: "Preview" }).click();
    const frame = scripted.frameLocator("iframe");
    const marked = frame.locator("li[data-class][data-changed=first]");
    expect(await marked.innerText()).toContain("Canceled");
    expect(await frame.locator("[data-changed]").count()).toBe(1);
    const day = await marked.evaluate((row) => row.closest<HTMLElement>("[data-day]")!.dataset.day);
    const link = frame.locator(`nav a[href="#${day!.toLowerCase()}"]`).first();
    expect(await link.getAttribute("aria-current")).toBe("true");
    await scripted.context().close();
  });

  test("invalid input has no preview; staff cannot preview settings", async () => {
    await page.goto("/desk/prices/row?key=Mayhem");
    await page.getByLabel("Price").fill("about ninety");
    await see();
    await page.getByRole("link", { name: /can’t be read as a price/ }).waitFor();
    const fields = { name: "phone", value: "(937) 555-0100", see: "save", was: "" };
    expect((await ask(site.server.url, "/desk/settings/row", { cookie: site.coach, fields })).status).toBe(
      403,
    );
    const looked = await ask(site.server.url, "/desk/settings/row?key=phone", { cookie: site.owner, fields });
    expect([looked.status, (await looked.text()).includes("(937) 555-0100")]).toEqual([200, true]);
    expect(await site.place.plain("select name from gym_settings where value like '%937%'")).toEqual([]);
    // The preview is not cached for visitors.
    expect(await visitorsSee("/contact", "(937) 555-0100")).toBe(false);
  });
});
