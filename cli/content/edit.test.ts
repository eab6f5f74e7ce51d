import { expect, test } from "vitest";
import { readTimetable } from "#db/readers/classes.server.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { loadSample } from "#db/sample/sample.server.ts";
import { firstClasses } from "#content/class-pages.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { applyEdit, planEdit, readRows, withoutRow, withRow } from "#operations/changes/edit.ts";
import { parseRows } from "#operations/sheets/sheet-rows.ts";
import { collections } from "#operations/collections/collections.ts";
import { phone } from "#content/site.ts";

const { classes, settings, "class-changes": classChanges } = collections;
const now = new Date("2026-11-23T15:00:00Z");
const BOXING = "alpha-omega-boxing-mon-0700";

eachDatabase((_name, fresh) => {
  test("a store begins with the timetable of content/, and a gym that takes every class out has none", async () => {
    const db = await fresh();
    expect((await readTimetable(db, now)).classes).toEqual(firstClasses);
    await loadSample(db);
    const shown = (await readTimetable(db, now)).classes.map(({ id, start, spotsLeft }) => [
      id,
      start,
      spotsLeft,
    ]);
    expect(shown).toEqual(firstClasses.map(({ id, start, spotsLeft }) => [id, start, spotsLeft]));
    await applyEdit(db, await planEdit(db, classes, []));
    expect((await readTimetable(db, now)).classes).toEqual([]);
  });

  test("what is typed is checked, shown, done, and written into the log with who did it", async () => {
    const db = await fresh();
    await loadSample(db);
    const before = await readRows(db, classes);
    expect(withRow(classes, before, { starts: "half past", minutes: "" }, BOXING).faults).toEqual([
      { column: "starts", words: expect.stringContaining("not a time of day") },
      { column: "minutes", words: "is empty" },
    ]);
    const { rows, faults } = withRow(classes, before, { starts: "7:30 am", coach: "Riley Demo" }, BOXING);
    expect(faults).toEqual([]);
    const edit = await planEdit(db, classes, rows);
    expect(edit.summary).toBe("classes: 1 changed");
    await applyEdit(db, edit, { who: "riley@gym.example" });
    const log = await db.kysely.selectFrom("changes").selectAll().execute();
    expect(log).toMatchObject([
      { who: "riley@gym.example", subject: "classes", what: `changed ${BOXING} (Boxing)` },
    ]);
    expect(JSON.parse(log[0]?.after ?? "")).toEqual({ starts: "07:30", coach: "Riley Demo" });
    expect(JSON.parse(log[0]?.before ?? "")).toMatchObject({ starts: "07:00" });
  });

  test("a change on a date makes its class later than it was, and so does taking it back", async () => {
    const db = await fresh();
    await loadSample(db);
    const stamp = async () =>
      (await readTimetable(db, now)).classes.find(({ id }) => id === BOXING)?.updatedAt ?? 0;
    await db.kysely.updateTable("class_times").set({ updated_at: 1 }).execute();
    const typed = { class_id: BOXING, day: "2026-11-30", status: "cancelled", why: "Coach is ill" };
    const { rows, row } = withRow(classChanges, [], typed);
    expect(row["id"]).toBe(`${BOXING}-2026-11-30`);
    await applyEdit(db, await planEdit(db, classChanges, rows));
    expect(await stamp()).toBeGreaterThan(1);
    expect((await readTimetable(db, now)).changes).toMatchObject([
      { status: "cancelled", why: "Coach is ill" },
    ]);
    await db.kysely.updateTable("class_times").set({ updated_at: 1 }).execute();
    const without = withoutRow(classChanges, await readRows(db, classChanges), `${BOXING}-2026-11-30`);
    await applyEdit(db, await planEdit(db, classChanges, without));
    expect(await stamp()).toBeGreaterThan(1);
    expect((await readTimetable(db, now)).changes).toEqual([]);
  });

  test("settings are kept in one form, however they are typed, and content stands in for the others", async () => {
    const db = await fresh();
    const typed = { name: "hours", value: "mon - fri 6:00am-9pm; Sat 09:00-12:00" };
    const { rows, row } = withRow(settings, [], typed);
    expect(row["value"]).toBe("Mon-Fri 6am-9pm, Sat 9am-12pm, Sun no staff");
    await applyEdit(db, await planEdit(db, settings, rows));
    const gym = await readGym(db);
    expect([gym.hours.Monday, gym.hours.Sunday]).toEqual([{ opens: "06:00", closes: "21:00" }, null]);
    expect(gym.phone).toEqual(phone);
    for (const [name, value] of [
      ["phone", "555"],
      ["hours", "Mon 9-5"],
      ["email", "me"],
      ["facebook", "x"],
    ])
      expect(withRow(settings, [], { name, value }).faults, value).toHaveLength(1);
  });
});

test("a file from before a column was there leaves what it says as it is", () => {
  const { events } = collections;
  const event = {
    id: "murph",
    title: "Murph",
    day: "2027-05-31",
    starts: "09:00",
    ends: "11:00",
    location: "",
    description: "",
    image: null,
    capacity: 30,
    capacity_note: null,
    places_left: 4,
    status: "planned",
  };
  const headings = Object.keys(event).filter((name) => name !== "places_left");
  const cells = (title: string) => headings.map((name) => String({ ...event, title }[name as "title"] ?? ""));
  const rows = [
    headings,
    cells("Murph again"),
    cells("Another").map((cell) => (cell === "murph" ? "other" : cell)),
  ];
  const read = parseRows(events, { rows, notes: [] }, [event]);
  expect(read.faults).toEqual([]);
  expect(read.rows.map((row) => [row["title"], row["places_left"]])).toEqual([
    ["Murph again", 4],
    ["Another", null],
  ]);
  const full = withRow(events, [event], { places_left: "31" }, "murph");
  expect(full.faults).toEqual([{ column: "places_left", words: "31 is more than the capacity, 30" }]);
});

test("an event's id can stand in the address of its form; what can't is refused with one that can", () => {
  const id = collections.events.columns.find(({ name }) => name === "id")!;
  expect(id.read("holiday-party_2")).toBe("holiday-party_2");
  expect(() => id.read("Holiday party")).toThrow("'Holiday party' can't stand in an address");
  expect(() => id.read("Holiday party")).toThrow("like 'holiday-party'");
});
