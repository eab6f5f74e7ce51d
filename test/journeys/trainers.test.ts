import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { phone } from "#content/site.ts";
import { readOutline } from "#test/browser/outline.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";
import { newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();

const names = (page: Page) => page.locator("[id^=trainer-] > div > h3").allTextContents();

describe("the trainers page", () => {
  test("the priority list comes first; bios are cut within 100 characters, specialties after three", async () => {
    const page = await visitor.open("/trainers");
    expect((await names(page)).slice(0, 6)).toEqual([
      "Casey Sample",
      "Jordan Sample",
      "Riley Demo",
      "Morgan Demo",
      "Taylor Example",
      "Avery Example",
    ]);
    const casey = page.locator("#trainer-casey-sample");
    const shown = await casey.locator("> div > p").nth(1).innerText();
    const whole = await casey.locator("dialog .sign + p").first().textContent();
    expect(shown).toMatch(/^[^.]+\.$/);
    expect(shown.length).toBeLessThanOrEqual(100);
    expect(whole?.startsWith(`${shown} `)).toBe(true);
    const chips = casey.locator("> div > ul li").filter({ visible: true });
    expect(await chips.allTextContents()).toEqual([
      "Gym Leadership",
      "Strength & Conditioning",
      "Program Design",
      "+1 more",
    ]);
    const finley = page.locator("#trainer-finley-mockley");
    expect(await finley.innerText()).toContain("Bio coming soon...");
    const portrait = page.locator("#trainer-noel-blank .trainer-card-photo img").last();
    expect(await portrait.getAttribute("src")).toContain("portrait-placeholder");
    expect(await page.locator("#trainer-noel-blank").innerText()).toMatch(/team member/i);
  });

  test.each([
    ["with script", true],
    ["without script", false],
  ])("a bio opens in a dialog by keyboard, and restores the focus, %s", async (_, script) => {
    const page = await visitor.open("/trainers", { script });
    const button = page.locator("#trainer-riley-demo").getByRole("button", { name: "Read Riley's Bio" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Riley Demo" });
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain("beginners’ classes are the favorite part of the day.");
    expect(await dialog.locator(".trainer-card-chips").innerText()).toMatch(/^(\S[^,]*, ){3}\S[^,]*$/);
    expect(await dialog.getByRole("link", { name: "Schedule a Session" }).getAttribute("href")).toBe(
      "/contact?about=coach-riley-demo#contact",
    );
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
  });

  test("a link to a trainer unfolds the list on phones, without script", async () => {
    const page = await visitor.open("/trainers#trainer-noel-blank", { width: 390, script: false });
    await page.locator("#trainer-noel-blank h3").waitFor();
    expect(await page.locator("#trainer-noel-blank .trainer-card-nameplate").textContent()).toBe("Noel");
  });

  test("all specialties of a trainer without a bio can be read on phones", async () => {
    const page = await visitor.open("/trainers", { width: 390 });
    await page.getByRole("link", { name: /^Show all/ }).click();
    const finley = page.locator("#trainer-finley-mockley");
    await finley.getByRole("button", { name: "Read Finley's Bio" }).click();
    const dialog = page.getByRole("dialog", { name: "Finley Mockley" });
    expect(await dialog.locator(".trainer-card-chips").innerText()).toContain("Mobility");
    expect(await dialog.innerText()).toContain("Bio coming soon...");
    const cards = page.locator("[id^=trainer-]");
    expect(await cards.count()).toBe(25);
    expect(await cards.getByRole("button", { name: /^Read .+'s Bio$/, includeHidden: true }).count()).toBe(
      25,
    );
  });

  test("while the page loads from another page, six skeletons show", async () => {
    const page = await visitor.open("/partners");
    expect(await readOutline(page, "/trainers")).toEqual({ words: "Loading trainers", tiles: 6 });
    await page.locator("#trainer-casey-sample").waitFor();
  });
});

eachDatabaseAtLength((_, fresh) => {
  test("a thousand trainers are split into pages with links", async () => {
    const place = await fresh.place();
    const db = await fresh(place);
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      Name: `Sample ${String(index + 1).padStart(4, "0")}`,
      Role: "Coach",
      bio: index === 0 ? "ninety words and no end ".repeat(18) : "A sample bio of some length. ".repeat(8),
    }));
    for (let start = 0; start < rows.length; start += 200) {
      await db.kysely
        .insertInto("Evo trainers")
        .values(rows.slice(start, start + 200))
        .execute();
    }
    const site = await startServer(place.env);
    try {
      const page = await visitor.open("/trainers", { script: false, site });
      expect(await names(page)).toHaveLength(48);
      // Without a sentence end, it is cut after a word.
      expect(await page.locator("#trainer-sample-0001 > div > p").nth(1).textContent()).toBe(
        `${"ninety words and no end ".repeat(4).trim()}…`,
      );
      // After a sentence, it needs no ellipsis.
      expect(await page.locator("#trainer-sample-0002 > div > p").nth(1).textContent()).toBe(
        "A sample bio of some length. ".repeat(3).trim(),
      );
      await page.getByRole("link", { name: "More trainers" }).click();
      await page.waitForURL("**/trainers?page=2");
      expect((await names(page))[0]).toBe("Sample 0049");
      await page.goto("/trainers?page=99");
      expect((await names(page)).at(-1)).toBe("Sample 1000");
      expect(await page.getByRole("link", { name: "More trainers" }).count()).toBe(0);
    } finally {
      await site.stop();
    }
  });

  test("without trainers the page says so, with status 200", async () => {
    const place = await fresh.place();
    const db = await fresh({ ...place, sample: true });
    await db.kysely.deleteFrom("Evo trainers").execute();
    const site = await startServer(place.env);
    try {
      const page = await visitor.open("/trainers", { script: false, site });
      expect(await page.locator("#team").innerText()).toMatch(
        /No trainers found\s+Please check back later for trainer information\./i,
      );
    } finally {
      await site.stop();
    }
  });

  test.each([true, false])(
    "trainers that can't be read: three visible retries, then an error with phone and button, script: %s",
    async (script) => {
      const place = await fresh.place();
      const db = await fresh({ ...place, sample: true });
      await db.kysely.schema.alterTable("Evo trainers").renameTo("elsewhere").execute();
      const site = await startServer(place.env);
      try {
        const page = await visitor.newPage({ script, site });
        const requests: string[] = [];
        const said: (string | undefined)[] = [];
        page.on("response", async (answer) => {
          if (!answer.request().isNavigationRequest() || answer.status() !== 200) return;
          requests.push(answer.url().replace(site.url, ""));
          said.push(/\d of 3/.exec(await answer.text())?.[0]);
        });
        await page.goto("/trainers?page=2");
        const team = page.locator("#team");
        await team.getByRole("alert").waitFor();
        const first = "/trainers?page=2";
        expect(requests).toEqual([first, `${first}&try=1`, `${first}&try=2`, `${first}&try=3`]);
        await expect.poll(() => said).toEqual(["1 of 3", "2 of 3", "3 of 3", undefined]);
        expect(await team.innerText()).toMatch(/Error loading trainers\s+Unable to load trainers/i);
        expect(await team.getByRole("link", { name: phone.display }).getAttribute("href")).toBe(phone.href);
        await team.getByRole("button", { name: "Refresh Page" }).click();
        // The button retries, and the trainers are there.
        await team.getByText("1 of 3").waitFor();
        expect(await team.locator("[aria-busy=true] > *").count()).toBe(6);
        await db.kysely.schema.alterTable("elsewhere").renameTo("Evo trainers").execute();
        await page.locator("[id^=trainer-] > div > h3").first().waitFor();
        expect(page.url()).toBe(`${site.url}/trainers`);
      } finally {
        await site.stop();
      }
    },
  );
});
