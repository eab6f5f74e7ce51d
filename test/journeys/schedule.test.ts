import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { filterTimetable } from "#domain/schedule/classes.ts";
import { firstClasses as classes } from "#content/class-pages.ts";
import { scheduleCopy } from "#content/pages/schedule.ts";
import { brand } from "#content/site.ts";
import { boardStates } from "#domain/schedule/timetable.ts";
import { days } from "#domain/schedule/clock.ts";
import { newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();
const whole = { classes, changes: [], zone: "America/New_York" };

/** In the order of the board, starting today. */
function fromToday(shown: typeof classes): string[] {
  const today = days.indexOf(boardStates(new Date(), whole)[0]!.today);
  const ahead = ({ day }: (typeof classes)[number]) => (days.indexOf(day) - today + 7) % 7;
  return shown.toSorted((a, b) => ahead(a) - ahead(b)).map(({ id }) => id);
}

const shownIds = (page: Page) =>
  page.locator("[data-class]").evaluateAll((slots) => slots.map((slot) => slot.getAttribute("data-class")));
const filters = (page: Page) => page.getByRole("navigation", { name: "Program", exact: true });
const marked = (page: Page) =>
  page.locator("[data-class]:has([data-mark=next]:not([hidden]))").getAttribute("data-class");

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, script) => {
  test("the week has 50+ classes, in seven columns on wide screens and by day on phones", async () => {
    const wide = await visitor.open("/schedule", { script });
    expect(await shownIds(wide)).toEqual(fromToday(classes));
    expect(classes.length).toBeGreaterThanOrEqual(50);
    const lefts = await dayEdges(wide, "x");
    expect(new Set(lefts).size).toBe(7);
    for (const part of ["Morning", "Daytime", "Evening"]) {
      const headings = wide.locator(".timetable-day h4", { hasText: part });
      const tops = await headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(1);
      expect(new Set(tops).size, part).toBe(1);
    }

    const narrow = await visitor.open("/schedule", { width: 390, script });
    expect(new Set(await dayEdges(narrow, "x")).size).toBe(1);
    expect(new Set(await dayEdges(narrow, "y")).size).toBe(7);
    await narrow.getByRole("navigation", { name: "Days" }).getByRole("link", { name: "Thursday" }).click();
    await expect
      .poll(() => narrow.locator("#thursday").evaluate((day) => day.getBoundingClientRect().y))
      .toBeLessThan(200);
  });

  test.runIf(script)("on a phone the current filter is visible", async () => {
    const page = await visitor.open("/schedule?program=alpha-omega-boxing", { script, width: 390 });
    const end = () =>
      filters(page)
        .locator("[aria-current]")
        .evaluate((link) => link.getBoundingClientRect().right);
    await expect.poll(end).toBeLessThanOrEqual(390);
  });

  test("a filter is a link with its value in the URL", async () => {
    const page = await visitor.open("/schedule", { script });
    const heroFacts = await page.locator(".hero-board-facts").innerText();
    await filters(page).getByRole("link", { name: "Boxing" }).click();
    await page.waitForURL("**/schedule?program=alpha-omega-boxing#week");
    await expect
      .poll(() => shownIds(page))
      .toEqual(fromToday(filterTimetable("alpha-omega-boxing", whole).classes));
    expect(await filters(page).locator("[aria-current]").textContent()).toContain("Boxing");
    expect(await page.locator("#thursday").innerText()).toContain("No class");
    // The scroll position stays at the board, and the hero is about the whole gym.
    await expect
      .poll(() => filters(page).evaluate((nav) => nav.getBoundingClientRect().top))
      .toBeLessThan(200);
    expect(await page.locator(".hero-board-facts").innerText()).toBe(heroFacts);
    expect(await filters(page).getByRole("link").count()).toBe(
      new Set(classes.map(({ program }) => program)).size + 1,
    );
    await page.goBack();
    await page.waitForURL("**/schedule");
    await expect.poll(() => shownIds(page)).toEqual(fromToday(classes));
  });

  test("today and the next class follow the gym's time zone, with one mark", async () => {
    const page = await visitor.open("/schedule", { script });
    const [moment] = boardStates(new Date(), whole);
    expect(await page.locator(".timetable-day[data-today]").getAttribute("id")).toBe(
      moment?.today.toLowerCase(),
    );
    expect(await page.locator("[data-mark=next]:not([hidden])").count()).toBe(1);
    expect(await marked(page)).toBe(moment?.next?.id);
    expect(await page.locator(".hero-board-facts").innerText()).toContain(
      `${moment?.next?.when} ${moment?.next?.clock}`.toUpperCase(),
    );
    // Now and later today: every class that is running.
    const facts = await page.locator(".hero-board-facts").evaluate((list) => {
      const later = [...list.querySelectorAll("template")].map(({ content }) => content.textContent);
      return list.textContent + later.join("");
    });
    for (const { running } of boardStates(new Date(), whole))
      if (running.length > 1) expect(facts).toContain(running.map(({ title }) => title).join(", "));
  });
});

function dayEdges(page: Page, edge: "x" | "y") {
  return page
    .locator(".timetable-day")
    .evaluateAll((days, side) => days.map((day) => Math.round(day.getBoundingClientRect()[side])), edge);
}

test.each([
  ["with script", true],
  ["without script", false],
])(
  "on a phone one day is open, first that of the next class, and the filters are in one row: %s",
  async (_, script) => {
    const page = await visitor.open("/schedule", { width: 390, script });
    const [moment] = boardStates(new Date(), whole);
    const open = () =>
      page
        .locator(".timetable-day:has(.timetable-part:visible)")
        .evaluateAll((days) => days.map((day) => day.id));
    const coming = moment!.running[0]?.id ?? moment!.next?.id;
    const first = classes.find(({ id }) => id === coming)!.day.toLowerCase();
    expect(await open()).toEqual([first]);
    expect(await page.locator("[data-class]:visible").count()).toBeGreaterThan(0);
    const other = first === "thursday" ? "tuesday" : "thursday";
    const bar = page.getByRole("navigation", { name: "Days" });
    expect(await bar.locator("[aria-current]").getAttribute("href")).toBe(`#${first}`);
    await bar.locator(`a[href="#${other}"]`).click();
    await expect.poll(open).toEqual([other]);
    if (script) await expect.poll(() => bar.locator("[aria-current]").getAttribute("href")).toBe(`#${other}`);
    const tops = await filters(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  },
);

test("an open page moves its mark when the class begins", async () => {
  const [now, later] = boardStates(new Date(), whole);
  const page = await visitor.open("/schedule", { at: now!.changesAt + 2000 });
  await expect.poll(() => marked(page)).toBe(later?.next?.id);
});

test("boxing's list of classes moves its mark, too", async () => {
  const [now, later] = boardStates(new Date(), filterTimetable("alpha-omega-boxing", whole));
  const page = await visitor.open("/programs/alpha-omega-boxing", { at: now!.changesAt + 2000 });
  await expect.poll(() => marked(page)).toBe(later?.next?.id);
});

test("prints the gym's name and the board, on one sheet", async () => {
  const page = await visitor.open("/schedule");
  const heading = page.locator("main").getByText(`${brand.name}, ${scheduleCopy.hero.heading}`);
  expect(await heading.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await heading.isVisible()).toBe(true);
  for (const gone of ["body > header", "body > footer", ".hero-board-facts", ".filters-filters"]) {
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
  }
  expect(await page.locator("[data-class]").first().isVisible()).toBe(true);
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
