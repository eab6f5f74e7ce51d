import { describe, expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { home } from "#content/site.ts";

const visitor = newVisitor(async (dataDir) => {
  const db = await openDatabase({ dataDir, sample: true });
  const [sample] = await db.kysely.selectFrom("events").selectAll().execute();
  await db.kysely
    .insertInto("events")
    .values({ ...sample!, id: "over", title: "Yesterday's Workout", day: addDays(gymDay(new Date()), -1) })
    .execute();
  await db.kysely
    .updateTable("events")
    .set({ status: "cancelled" })
    .where("id", "=", "sample-open-house")
    .execute();
  await db.close();
});

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, script) => {
  test("four events with date, place, time slot and capacity; no past events", async () => {
    const page = await visitor.open("/events", { script });
    const events = page.locator(".event-board-event");
    expect(await events.count()).toBe(4);
    expect(await page.locator("main").innerText()).not.toContain("YESTERDAY");
    const capacities = await page.locator(".event-board-event dl > div:last-child dd").allTextContents();
    expect(capacities).toEqual(["30 spots", "20 per workshop", "Unlimited", "15 spots"]);
    const first = await events.first().innerText();
    expect(first).toMatch(/Saturday, \w+ \d+, 10:30 AM – 12:30 PM/);
    expect(first).toContain(`Main floor, ${home.knownAs}`);
    const marks = page.locator(".event-board-mark:visible");
    expect(await marks.count()).toBe(1);
    expect(first).toContain(await marks.innerText());
  });

  test("'Register Now' leads to the contact page; a canceled event has no registration", async () => {
    const page = await visitor.open("/events", { width: 390, script });
    const canceled = page.locator(".event-board-event", { hasText: "Station Open House" });
    expect(await canceled.innerText()).toContain("CANCELED");
    expect(await canceled.getByRole("link", { name: "Register Now" }).count()).toBe(0);
    const register = page.getByRole("link", { name: /^Register Now/ });
    expect(await register.count()).toBe(3);
    await register.first().click();
    await page.waitForURL("**/contact?about=event-*#contact");
  });

  test("each challenge shows its state", async () => {
    const page = await visitor.open("/events", { script });
    const states = await page
      .locator("li:has(> .challenge-board-state)")
      .evaluateAll((months) =>
        months.map((month) =>
          ["p", "h3", ".challenge-board-state"].map((part) => month.querySelector(part)?.textContent),
        ),
      );
    expect(states).toEqual([
      ["June", "30-Day Plank Challenge", "Enrollment open"],
      ["July", "Summer Shred", "Coming soon"],
      ["August", "10K Step Challenge", "Coming soon"],
    ]);
  });
});

test("the recap is above the events", async () => {
  const page = await visitor.open("/events");
  const [film, events] = await Promise.all([
    page.locator("[data-behavior=recap-film]").boundingBox(),
    page.locator("#upcoming").boundingBox(),
  ]);
  expect(film!.y).toBeLessThan(events!.y);
});
