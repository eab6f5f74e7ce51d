import { describe, expect, test } from "vitest";
import { staffStatus, staffStates, type HolidayHours } from "#domain/schedule/opening-hours.ts";
import { openDatabase } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { axeViolations } from "#test/browser/axe.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { access, home, staffHours, timeZone } from "#content/site.ts";
import { isSpecified } from "#test/specification.ts";

const station = { weekly: staffHours, zone: timeZone, access };
const today = gymDay(new Date());
const holidays: HolidayHours[] = [
  { date: today, opens: null, closes: null, reason: "Floor Day" },
  { date: addDays(today, 1), opens: "10:00", closes: "12:00", reason: "Short Day" },
];

const visitor = newVisitor(async (dataDir) => {
  const db = await openDatabase({ dataDir, sample: true });
  await db.kysely.deleteFrom("holiday_hours").execute();
  await db.kysely
    .insertInto("holiday_hours")
    .values(holidays.map(({ date, opens, closes, reason }) => ({ day: date, label: reason, opens, closes })))
    .execute();
  await db.kysely
    .insertInto("announcement")
    .values({
      id: 1,
      words: "The rear lot is closed on Friday.",
      link_label: "Where to park",
      link_url: "/first-visit",
      first_day: null,
      last_day: today,
    })
    .execute();
  await db.close();
});

test("the info column: location, phone, e-mail, hours with holidays, Facebook and Instagram", async () => {
  const page = await visitor.open("/contact", { script: false });
  const column = page.locator("#contact");
  const text = await column.innerText();
  expect(text).toContain(home.address);
  expect(text).toContain(access.members);
  expect(text).toMatch(isSpecified ? /Staff Mon-Fri\s+8am-8pm\s+Staff Sat-Sun\s+9am-5pm/ : /Staff/);
  expect(text).toMatch(/Short Day\s+10am-12pm/);
  expect(await column.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await column.locator('a[href^="mailto:"]').count()).toBe(1);
  expect(await column.getByRole("link", { name: "Facebook" }).count()).toBe(1);
  expect(await column.getByRole("link", { name: "Instagram" }).count()).toBe(1);
});

test("a paragraph says what a free assessment is and how to get one", async () => {
  const page = await visitor.open("/contact", { width: 390, script: false });
  const text = await page.locator("#free-assessment").innerText();
  expect(text).toContain("half an hour with a coach");
  expect(text).toContain("To book one");
});

describe("who is at the desk", () => {
  test("shows on every page, with holidays, with and without script", async () => {
    const { line } = staffStatus(new Date(), { ...station, holidays });
    expect(line).not.toContain("until");
    for (const script of [false, true]) {
      for (const path of ["/contact", "/terms"]) {
        const page = await visitor.open(path, { script });
        expect(await page.locator(".site-header-status").innerText()).toContain(line);
        expect(await page.locator("body > footer .staffed-now-staffed:visible").innerText()).toContain(
          access.line,
        );
      }
    }
  });

  test("updates on an open page", async () => {
    const states = staffStates(new Date(), { ...station, holidays });
    const opening = states.find((_, index) => states[index + 1]?.staffed);
    const page = await visitor.open("/terms", { at: opening!.changesAt + 1000 });
    await expect
      .poll(() => page.locator(".site-header-status").innerText())
      .toContain("Staff here until 12 PM");
  });
});

test("an announcement shows below the header with its link, and disappears after its last day", async () => {
  const page = await visitor.open("/terms", { width: 390, script: false });
  const line = page.getByRole("complementary", { name: "Announcement" });
  expect(await line.innerText()).toContain("The rear lot is closed on Friday.");
  await line.getByRole("link", { name: "Where to park" }).click();
  await page.waitForURL("**/first-visit");

  const later = await visitor.open("/terms", { width: 390, at: Date.now() + 36 * 3_600_000 });
  await expect.poll(() => later.getByRole("complementary", { name: "Announcement" }).count()).toBe(0);
});

test("axe-core finds nothing with holidays and an announcement", async () => {
  const page = await visitor.open("/contact");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page), `at ${width}`).toEqual([]);
  }
});
