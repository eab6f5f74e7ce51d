import { expect, test } from "vitest";
import { formatDate, gymDay } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { addDays, days, weekdayName } from "#domain/schedule/clock.ts";
import { sessionsOn } from "#domain/schedule/sessions.ts";
import { classChanges } from "#operations/collections/classes.collection.ts";
import { hours } from "#operations/collections/hours.collection.ts";
import { undo } from "#operations/journal/undo.operations.ts";
import { findOperation } from "#operations/registry.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { plan, run } from "#operations/run.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { owner, storesAround } from "#test/support/stores.ts";

const tomorrow = addDays(gymDay(new Date()), 1);
const monday = addDays(tomorrow, (8 - days.indexOf(weekdayName(tomorrow)) - 1) % 7);
const tuesday = addDays(monday, 1);

eachDatabase((_name, fresh) => {
  const doIn = (db: Database) => (name: string, input: Record<string, unknown>) =>
    run(findOperation(name), { input, actor: owner, stores: storesAround(db) });
  const stored = async (db: Database) => [await readRows(db, classChanges), await readRows(db, hours)];
  const usualOn = async (db: Database, date: string) =>
    sessionsOn(date, await readTimetable(db, new Date())).filter(({ state }) => state === "usual");
  /** A Tuesday with a class moved to it, a canceled, a changed and an extra one, and short staff hours. */
  const busyTuesday = async () => {
    const db = await fresh();
    const doAs = doIn(db);
    const [moved] = await usualOn(db, monday);
    await doAs("classes.adjust", { class: moved!.id, day: monday, new_day: tuesday, starts: "13:00" });
    const [canceled, changed] = await usualOn(db, tuesday);
    await doAs("classes.cancel", { class: canceled!.id, day: tuesday, why: "Coach is ill" });
    await doAs("classes.adjust", { class: changed!.id, day: tuesday, room: "Yard" });
    const extra = { title: "Turkey Burn", day: tuesday, starts: "14:00", program: "adult-classes" };
    await doAs("classes.schedule", { ...extra, room: "Main floor" });
    await doAs("hours.add", { day: tuesday, label: "Inventory", opens: "08:00", closes: "12:00" });
    return { db, doAs, extra, moved: moved! };
  };

  test("reopening a day restores exactly what closing it has changed, also closed twice", async () => {
    const { db, doAs } = await busyTuesday();
    const before = await stored(db);
    const sessions = sessionsOn(tuesday, await readTimetable(db, new Date())).map(({ id, state }) => [
      id,
      state,
    ]);
    const closed = await doAs("classes.closeDay", { day: tuesday, why: "Snow" });
    await doAs("classes.closeDay", { day: tuesday, why: "Ice", access: "closed" });
    const reopened = await doAs("classes.reopenDay", { day: tuesday });
    expect(await stored(db)).toEqual(before);
    expect(
      sessionsOn(tuesday, await readTimetable(db, new Date())).map(({ id, state }) => [id, state]),
    ).toEqual(sessions);
    const number = /(\d+ class(es)?) canceled/.exec(closed!.sentence)![1];
    expect(reopened!.sentence).toContain(`${number} restored`);

    // Undone, the day is closed again, and can be reopened again. A day that is open has nothing to restore.
    await run(undo, { input: { id: reopened!.entry }, actor: owner, stores: storesAround(db) });
    expect(await stored(db)).not.toEqual(before);
    await doAs("classes.reopenDay", { day: tuesday });
    expect(await stored(db)).toEqual(before);
  });

  test("a closing that was undone and redone is reopened like any other", async () => {
    const { db, doAs } = await busyTuesday();
    const before = await stored(db);
    const closed = await doAs("classes.closeDay", { day: tuesday, why: "Snow" });
    const undone = await doAs("undo", { id: closed!.entry });
    await doAs("undo", { id: undone!.entry });
    const reopened = await doAs("classes.reopenDay", { day: tuesday });
    expect(await stored(db)).toEqual(before);

    const closedAgain = await doAs("undo", { id: reopened!.entry });
    await doAs("undo", { id: closedAgain!.entry });
    expect(await stored(db)).toEqual(before);
    expect(await doAs("classes.reopenDay", { day: tuesday })).toBeUndefined();
  });

  test("a day that is open has nothing to restore: its canceled class and short hours stay", async () => {
    const { db, doAs } = await busyTuesday();
    const before = await stored(db);
    expect(await doAs("classes.reopenDay", { day: tuesday })).toBeUndefined();
    await doAs("classes.closeDay", { day: tuesday, why: "Snow" });
    await doAs("classes.reopenDay", { day: tuesday });
    expect(await doAs("classes.reopenDay", { day: tuesday })).toBeUndefined();
    expect(await stored(db)).toEqual(before);
  });

  test("what was changed since a day was closed stays, and the preview says so", async () => {
    const { db, doAs, extra, moved } = await busyTuesday();
    const [kept] = await usualOn(db, tuesday);
    await doAs("classes.closeDay", { day: tuesday, why: "Snow" });
    await doAs("classes.restore", { class: moved.id, day: monday });
    await doAs("classes.restore", { class: `${moved.id}-${monday}`, day: tuesday });
    await doAs("classes.schedule", { ...extra, room: "Yard" });
    await doAs("classes.adjust", { class: kept!.id, day: tuesday, room: "Roof" });
    const planned = await plan(findOperation("classes.reopenDay"), {
      input: { day: tuesday },
      actor: owner,
      stores: storesAround(db),
    });
    expect(planned.change.warnings).toEqual(["2 classes changed after the day was closed: not restored"]);
    await planned.apply();
    const after = sessionsOn(tuesday, await readTimetable(db, new Date()));
    expect(after.filter(({ state }) => state === "cancelled")).toHaveLength(1);
    expect(after.map(({ gymClass }) => gymClass.place)).toContain("Roof");
    expect(after.filter(({ state }) => state === "extra").map(({ gymClass }) => gymClass.place)).toEqual([
      "Yard",
    ]);
    expect(after.some(({ gymClass }) => gymClass.id === moved.gymClass.id)).toBe(false);
    expect(await readRows(db, hours)).toMatchObject([{ day: tuesday, label: "Inventory", opens: "08:00" }]);
  });

  test("a class that comes to a closed day has a warning with the reason", async () => {
    const db = await fresh();
    const doAs = doIn(db);
    const [first, second] = await usualOn(db, monday);
    const [closed] = await usualOn(db, tuesday);
    await doAs("classes.closeDay", { day: tuesday, why: "Snow", access: "closed" });
    const warnings = async (name: string, input: Record<string, unknown>) =>
      (await plan(findOperation(name), { input, actor: owner, stores: storesAround(db) })).change.warnings;
    const words = `the gym is not open as usual on ${formatDate(tuesday)}: Snow`;
    const there = { class: first!.id, day: monday, new_day: tuesday, starts: "13:00" };
    expect(await warnings("classes.adjust", there)).toEqual([words]);
    expect(await warnings("classes.restore", { class: closed!.id, day: tuesday })).toEqual([words]);
    const other = { class: second!.id, day: monday, new_day: addDays(tuesday, 1), starts: "13:00" };
    expect(await warnings("classes.adjust", other)).toEqual([]);
    // It has been said.
    await doAs("classes.adjust", there);
    const moved = { class: `${first!.id}-${monday}`, day: tuesday };
    expect(await warnings("classes.adjust", { ...moved, starts: "13:30" })).toEqual([]);
    expect(await warnings("classes.cancel", moved)).toEqual([]);
  });

  test("a moved class that is canceled is restored to where it was moved, then to its usual time", async () => {
    const db = await fresh();
    const doAs = doIn(db);
    const [usual] = await usualOn(db, monday);
    const moved = { class: `${usual!.id}-${monday}`, day: tuesday };
    const changes = () => readRows(db, classChanges);
    const statesOn = async (date: string) =>
      sessionsOn(date, await readTimetable(db, new Date()))
        .filter(({ gymClass }) => gymClass.id === usual!.id)
        .map(({ state, gymClass }) => [state, gymClass.start]);
    await doAs("classes.adjust", { class: usual!.id, day: monday, new_day: tuesday, starts: "13:00" });
    await doAs("classes.cancel", { ...moved, why: "Coach is ill" });
    expect(await statesOn(monday)).toEqual([["cancelled", usual!.gymClass.start]]);
    expect(await statesOn(tuesday)).toEqual([["cancelled", "13:00"]]);
    const restored = await doAs("classes.restore", moved);
    expect(restored!.sentence).toMatch(/^Restored .* at 1 PM$/);
    expect(await changes()).toMatchObject([
      { status: "changed", new_day: tuesday, starts: "13:00", why: null },
    ]);
    expect(await statesOn(tuesday)).toEqual([["changed", "13:00"]]);
    await doAs("classes.restore", moved);
    expect(await changes()).toEqual([]);
  });

  test("without an entry in the log, all canceled classes of the day are restored", async () => {
    const db = await fresh();
    const doAs = doIn(db);
    await doAs("classes.closeDay", { day: tuesday, why: "Snow" });
    await db.kysely.deleteFrom("audit_entries").execute();
    await doAs("classes.reopenDay", { day: tuesday });
    expect(await stored(db)).toEqual([[], []]);
  });
});
