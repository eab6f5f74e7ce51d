import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { inDatabase, openPhone, sharedBrowser, staffedSite } from "#test/desk/staff.ts";

// One person undoes a change after another has saved something.

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  let [owner, coach] = [] as unknown as [Page, Page];
  beforeEach(async () => {
    owner = await openPhone(browser(), site.server.url, site.owner, { script: false });
    coach = await openPhone(browser(), site.server.url, site.coach, { script: false });
  });
  afterEach(() => Promise.all([owner.context().close(), coach.context().close()]));

  async function setPrice(page: Page, name: string, price: string) {
    await page.goto(`/desk/prices/row?key=${name}`);
    await page.getByLabel("Price").fill(price);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
  }
  async function findPrice(name: string) {
    const rows = await site.place.plain(
      `select "Price" as price from "Evo Membership Plans" where "Plan Name" = '${name}'`,
    );
    return rows[0]?.price;
  }
  const undoRecovery = (page: Page) =>
    page
      .getByRole("button", { name: /^Undo: Price of Recovery/ })
      .first()
      .click();
  const takeBack = (page: Page) => page.getByRole("button", { name: "Undo" }).click();

  test("changes have the heading of their day", async () => {
    await setPrice(owner, "Mayhem", "$91.00");
    await site.place.plain("update audit_entries set at = at - 86400000 where sentence like '%Mayhem%'");
    await setPrice(owner, "Mayhem", "$92.00");
    await owner.goto("/desk/log");
    expect(await owner.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Today", "Yesterday"]);
    const yesterday = owner.locator("section", { hasText: "Yesterday" });
    await yesterday
      .getByRole("button", { name: "Undo: Price of Mayhem changed from $90.00 to $91.00" })
      .waitFor();
  });

  test("older pages show every change, also of one millisecond", async () => {
    const actor = "import@example.com";
    const entries = Array.from({ length: 110 }, (_, index) => ({
      id: randomUUID(),
      at: 1_800_000_000_000,
      actor,
      via: "cli" as const,
      operation: "plans.change",
      sentence: `Change ${index}.`,
      undone_at: null,
      form: null,
    }));
    await inDatabase(site.place, (db) => db.kysely.insertInto("audit_entries").values(entries).execute());
    const shown: string[] = [];
    await owner.goto(`/desk/log?person=${actor}`);
    for (const size of [50, 50, 10]) {
      const page = (await owner.getByRole("listitem").allInnerTexts()).map(
        (row) => /Change \d+\./.exec(row)![0],
      );
      expect(page).toHaveLength(size);
      shown.push(...page);
      if (size === 50) await owner.getByRole("link", { name: "Older changes" }).click();
    }
    expect(new Set(shown).size).toBe(110);
    expect(await owner.getByRole("link", { name: "Older changes" }).count()).toBe(0);
    await inDatabase(site.place, (db) =>
      db.kysely.deleteFrom("audit_entries").where("actor", "=", actor).execute(),
    );
  });

  test("the filter names kinds like the screens, and each screen once", async () => {
    await setPrice(owner, "Mayhem", "$91.00");
    await owner.goto("/desk/log");
    const kinds = await owner.getByLabel("Kind").getByRole("option").allTextContents();
    expect(kinds).toEqual([...new Set(kinds)]);
    expect(kinds).toEqual(expect.arrayContaining(["Messages", "Photos", "Pages", "Prices"]));
    expect(
      kinds.filter((kind) => /^[a-z]|^(Carry|Pages off|Portraits|Site pictures|Tour)$/.test(kind)),
    ).toEqual([]);
    await owner.goto("/desk/log?kind=Prices");
    await owner
      .getByRole("button", { name: /^Undo: Price of Mayhem/ })
      .first()
      .waitFor();
    await owner.goto("/desk/log?kind=Photos");
    await owner.getByText("No change matches the filter.").waitFor();
  });

  test("each change is read once; details have only what the sentence leaves out", async () => {
    const texts = (page: Page) => page.getByRole("listitem").first().allInnerTexts();
    await setPrice(owner, "Mayhem", "$93.00");
    await owner.goto("/desk/log");
    const [price] = await texts(owner);
    expect(price!.match(/\$93\.00/g)).toHaveLength(1);
    expect(price).toMatch(/^Price of Mayhem changed from .* to \$93\.00\s+owner, \d+(:\d+)? [AP]M\s+Undo$/i);

    await owner.goto("/desk/prices/row?key=Mayhem");
    await owner.getByLabel("Term").fill("Monthly, 4 classes/week");
    await owner.getByLabel("Price").fill("$94.00");
    await owner.getByLabel("Join link").fill("https://example.com/join");
    await owner.getByRole("button", { name: "Save" }).click();
    await owner.getByText("Saved", { exact: true }).waitFor();
    await owner.goto("/desk/log");
    await owner.getByText("Details").first().click();
    const [several] = await texts(owner);
    for (const words of [
      "Term, price, and join link of Mayhem changed",
      "$93.00",
      "$94.00",
      "4 classes/week",
    ])
      expect(several!.split(words), words).toHaveLength(2);
    expect(await axeViolations(owner)).toEqual([]);

    await owner.getByRole("button", { name: "Undo: Term, price, and join link of Mayhem changed" }).click();
    await owner.getByRole("button", { name: "Redo: Term, price, and join link of Mayhem changed" }).waitFor();
    expect(await owner.getByRole("listitem").nth(1).innerText()).toContain("Undone");
    await owner.getByRole("button", { name: "Redo: Term, price, and join link of Mayhem changed" }).click();
    await owner.getByRole("button", { name: "Undo: Term, price, and join link of Mayhem changed" }).waitFor();
  });

  test("another price that a colleague saves meanwhile is not a conflict, and stays", async () => {
    await setPrice(owner, "Recovery", "$65.00");
    await owner.goto("/desk/log");
    await setPrice(coach, "Nutrition", "$155.00");
    await undoRecovery(owner);
    await owner.getByText("Undone", { exact: true }).first().waitFor();
    expect([await findPrice("Recovery"), await findPrice("Nutrition")]).toEqual(["$60.00", "$155.00"]);
  });

  test("a later change of the same price needs confirmation; another change needs a new one", async () => {
    await setPrice(owner, "Recovery", "$66.00");
    await owner.goto("/desk/log");
    await setPrice(coach, "Recovery", "$70.00");
    await undoRecovery(owner);
    expect(await axeViolations(owner)).toEqual([]);
    const since = owner.getByRole("region", { name: "Since then" });
    for (const words of ["$66.00", "$70.00", "undone as well"])
      expect(await since.innerText()).toContain(words);
    await setPrice(coach, "Recovery", "$71.00");
    await takeBack(owner);
    await owner.getByText("Someone has changed this since then").waitFor();
    expect(await findPrice("Recovery")).toBe("$71.00");
    expect(await since.innerText()).toContain("$71.00");
    await takeBack(owner);
    await owner.getByRole("heading", { name: "Activity log" }).waitFor();
    expect(await findPrice("Recovery")).toBe("$60.00");
  });
});
