import { expect, test } from "vitest";
import { readTimetable } from "#db/readers/classes.server.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { loadSample } from "#db/sample/sample.server.ts";
import { firstClasses } from "#content/class-pages.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { parseRows } from "#operations/sheets/sheet-rows.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { phone } from "#content/site.ts";
import { coach, owner, storesAround } from "#test/support/stores.ts";
import { readChanges, readEntries } from "#operations/journal/audit-log.ts";
import { findCollection, findOperation } from "#operations/registry.ts";
import { plan, run } from "#operations/run.ts";
import { collection, type Row } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";
import { plans } from "#operations/collections/plans.collection.ts";
import { applyRows, planRows } from "./plan-rows.ts";
import { checkedRow, type TypedCells } from "./read-row.ts";
import { readRows } from "./table-rows.ts";

const classes = findCollection("classes")!;
const settings = findCollection("settings")!;
const events = findCollection("events")!;
const now = new Date("2026-11-23T15:00:00Z");
const BOXING = "alpha-omega-boxing-mon-0700";

const doAs = (db: Database, name: string, input: Record<string, unknown>, actor = owner) =>
  run(findOperation(name), { input, actor, stores: storesAround(db) });

eachDatabase((_name, fresh) => {
  test("a database starts with the timetable of content/, and can be emptied", async () => {
    const db = await fresh();
    expect((await readTimetable(db, now)).classes).toEqual(firstClasses);
    await loadSample(db);
    const shown = (await readTimetable(db, now)).classes.map(({ id, start, spotsLeft }) => [
      id,
      start,
      spotsLeft,
    ]);
    expect(shown).toEqual(firstClasses.map(({ id, start, spotsLeft }) => [id, start, spotsLeft]));
    const headings = classes.columns.map(({ name }) => name);
    await doAs(db, "classes.import", { sheet: { rows: [headings], notes: [] } });
    expect((await readTimetable(db, now)).classes).toEqual([]);
  });

  test("cells of added columns are separate by table and column, and are deleted with their row", async () => {
    const db = await fresh({ sample: true });
    const beside = (name: string) => ({
      name,
      label: name,
      sideTable: {
        table: "extra_cells",
        key: "row_key",
        value: "value",
        fixed: { list: "trainers", column_name: name },
      },
    });
    const team = collection({
      ...trainers,
      columns: [...trainers.columns, beside("video"), beside("since")],
    });
    const write = async (rows: Row[]) => {
      const change = await planRows(db, team, rows);
      await db.kysely.transaction().execute((kysely) => applyRows(storesAround({ ...db, kysely }), change));
    };
    const [casey, ...others] = await readRows(db, team);
    const after = [{ ...casey, video: "https://video.example/", since: "2021" }, ...others];
    await write(after);
    expect((await readRows(db, team))[0]).toMatchObject({ video: "https://video.example/", since: "2021" });
    await write([{ ...after[0], since: null }, ...others]);
    expect((await readRows(db, team))[0]).toMatchObject({ video: "https://video.example/", since: null });
    await write(others);
    expect(await db.kysely.selectFrom("extra_cells").selectAll().execute()).toEqual([]);
  });

  test("input is validated, previewed, applied, and logged with its author", async () => {
    const db = await fresh({ sample: true });
    const before = await readRows(db, classes);
    expect(checkedRow(classes, before, { starts: "half past", minutes: "" }, BOXING).errors).toEqual([
      { field: "starts", message: expect.stringContaining("not a time of day") },
      { field: "minutes", message: "enter a number" },
    ]);
    // A rule for several cells is checked unless one of these can't be read.
    const times = { starts: "10:00", ends: "09:00" };
    const event = { title: "Open house", day: "2026-12-06", status: "planned", ...times, capacity: "many" };
    const fieldsRefused = (typed: TypedCells) =>
      checkedRow(events, [], typed).errors.map(({ field }) => field);
    expect(fieldsRefused(event)).toEqual(["capacity", "ends"]);
    expect(fieldsRefused({ ...event, starts: "soon", places_left: "2" })).toEqual(["starts", "capacity"]);
    await doAs(db, "classes.change", { key: BOXING, starts: "7:30 am", coach: "Riley Demo" }, coach);
    const [entry, ...others] = await readEntries(db);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor: coach.name,
      operation: "classes.change",
      sentence: expect.stringContaining("Boxing"),
    });
    const [change] = await readChanges(db, entry!.id);
    expect(change).toMatchObject({ table: "classes", key: BOXING });
    expect(change!.after).toEqual({ starts: "07:30", coach: "Riley Demo" });
    expect(change!.before).toMatchObject({ starts: "07:00" });
  });

  test("a change on a date raises the version of its class, and so does its undo", async () => {
    const db = await fresh({ sample: true });
    const stamp = async () =>
      (await readTimetable(db, now)).classes.find(({ id }) => id === BOXING)?.updatedAt ?? 0;
    await db.kysely.updateTable("class_times").set({ updated_at: 1 }).execute();
    const typed = { class_id: BOXING, day: "2026-11-30", status: "cancelled", why: "Coach is ill" };
    const done = await doAs(db, "class-changes.add", typed);
    expect(done?.result).toMatchObject([{ id: `${BOXING}-2026-11-30` }]);
    expect(await stamp()).toBeGreaterThan(1);
    expect((await readTimetable(db, now)).changes).toMatchObject([
      { status: "cancelled", why: "Coach is ill" },
    ]);
    await db.kysely.updateTable("class_times").set({ updated_at: 1 }).execute();
    await doAs(db, "class-changes.remove", { key: `${BOXING}-2026-11-30` });
    expect(await stamp()).toBeGreaterThan(1);
    expect((await readTimetable(db, now)).changes).toEqual([]);
  });

  test("settings are stored in one format, and missing ones come from content/", async () => {
    const db = await fresh();
    const typed = { name: "hours", value: "mon - fri 6:00am-9pm; Sat 09:00-12:00" };
    await db.kysely.deleteFrom("gym_settings").where("name", "=", "hours").execute();
    const done = await doAs(db, "settings.add", typed);
    expect(done?.result).toMatchObject([{ value: "Mon-Fri 6am-9pm, Sat 9am-12pm, Sun no staff" }]);
    const gym = await readGym(db);
    expect([gym.hours.Monday, gym.hours.Sunday]).toEqual([{ opens: "06:00", closes: "21:00" }, null]);
    expect(gym.phone).toEqual(phone);
    for (const [name, value] of [
      ["phone", "555"],
      ["hours", "Mon 9-5"],
      ["email", "me"],
      ["facebook", "x"],
    ])
      expect(checkedRow(settings, [], { name, value }).errors, value).toHaveLength(1);
  });

  test("more spots of an event leave as many more, unless the rest is typed", async () => {
    const db = await fresh({ sample: true });
    const [first] = await readRows(db, events);
    const key = String(first!["id"]);
    const left = async () => (await readRows(db, events)).find((row) => row["id"] === key)!["places_left"];
    await doAs(db, "events.change", { key, capacity: "2", places_left: "0" });
    await doAs(db, "events.change", { key, capacity: "5" });
    expect(Number(await left())).toBe(3);
    await doAs(db, "events.change", { key, capacity: "1" });
    expect(Number(await left())).toBe(0);
    await doAs(db, "events.change", { key, capacity: "9", places_left: "4" });
    expect(Number(await left())).toBe(4);
    const call = { input: { key, capacity: "4" }, actor: owner, stores: storesAround(db) };
    const { change } = await plan(findOperation("events.change"), call);
    expect(change.warnings).toEqual([
      `'${String(first!["title"])}' would have 4 spots, fewer than the 5 taken`,
    ]);
  });
});

test("importing a file without a column leaves that column unchanged", () => {
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
  expect(read.problems).toEqual([]);
  expect(read.rows.map((row) => [row["title"], row["places_left"]])).toEqual([
    ["Murph again", 4],
    ["Another", null],
  ]);
  const full = checkedRow(events, [event], { places_left: "31" }, "murph");
  expect(full.errors).toEqual([{ field: "places_left", message: "31 is more than all spots, 30" }]);
});

test("a price typed as a number or with one decimal is stored like the others", () => {
  const stored = (price: string) =>
    checkedRow(plans, [], { "Plan Name": "Sauna", Price: price }).row["Price"];
  const prices = {
    "55": "$55.00",
    $66: "$66.00",
    "66/mo": "$66.00/mo",
    "1,000.5": "$1,000.50",
    "$55.00": "$55.00",
    "$20.5": "$20.50",
    "$1,020.5": "$1,020.50",
    "$150.00/mo": "$150.00/mo",
    "$150.5/mo": "$150.50/mo",
    "$20 per 1.5 hours": "$20.00 per 1.5 hours",
  };
  expect(Object.keys(prices).map(stored)).toEqual(Object.values(prices));
  const sheet = {
    rows: [
      ["Plan Name", "Term", "Price", "URL"],
      ["Sauna", "Monthly", "$7.5", ""],
    ],
    notes: [],
  };
  expect(parseRows(plans, sheet, []).rows).toMatchObject([{ Price: "$7.50" }]);
});

test("a text that is too long is refused with its own limit, however long it is", () => {
  const texts = findCollection("texts")!;
  for (const length of [150, 20_000])
    expect(
      checkedRow(texts, [], { name: "home.headline", value: "x".repeat(length) }).errors.map(
        ({ message }) => message,
      ),
    ).toEqual([`this has ${length} characters; write at most 60`]);
});

test("an event id must be valid in a URL; others are refused with a suggestion", () => {
  const id = events.columns.find(({ name }) => name === "id")!;
  expect(id.read("holiday-party_2")).toBe("holiday-party_2");
  expect(() => id.read("Holiday party")).toThrow("'Holiday party' can't be used in a URL");
  expect(() => id.read("Holiday party")).toThrow("like 'holiday-party'");
});

test("a line break in a field of one line becomes a space", () => {
  const typed = { "Plan Name": "A\r\n B", Price: "$1.00" };
  expect(checkedRow(plans, [], typed).row).toMatchObject({ "Plan Name": "A B" });
});
