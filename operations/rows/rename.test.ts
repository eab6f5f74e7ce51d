import { expect, test } from "vitest";
import type { Database } from "#db/drivers/database.server.ts";
import { readEntries } from "#operations/journal/audit-log.ts";
import { findCollection, findOperation } from "#operations/registry.ts";
import { plan, run } from "#operations/run.ts";
import { openPictureStore, type PictureStore } from "#pictures/store/picture-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { owner, storesAround } from "#test/support/stores.ts";
import { readRows } from "./table-rows.ts";

// A row whose name changes is still the same row: what belongs to it follows.

const OLD = "Riley Demo";
const NEW = "Riley Demo-Sample";
const photo = Buffer.from("a portrait");

eachDatabase((_name, fresh) => {
  async function gym(db?: Database) {
    const site = db ?? (await fresh({ sample: true }));
    const store = openPictureStore({ dataDir: ownFolder() });
    await store.put("trainers/riley-demo.jpg", photo);
    const stores = storesAround(site, { pictures: () => store });
    const doAs = (operation: string, input: Record<string, unknown>) =>
      run(findOperation(operation), { input, actor: owner, stores });
    const rowsIn = (list: string) => readRows(site, findCollection(list)!);
    const coaches = async () => (await rowsIn("classes")).map((row) => row["coach"]);
    const person = async (wanted: string) => (await rowsIn("trainers")).find((row) => row["Name"] === wanted);
    return { site, store, stores, doAs, rowsIn, coaches, person };
  }

  const read = (store: PictureStore) =>
    Promise.all([store.read("trainers/riley-demo.jpg"), store.read("trainers/riley-demo-sample.jpg")]);

  test("a renamed trainer keeps portrait, place and classes; undo and redo take all of it along", async () => {
    const { site, store, doAs, rowsIn, coaches, person } = await gym();
    const [first] = await rowsIn("classes");
    await doAs("classes.change", { key: first!["id"], coach: OLD });
    await doAs("class-changes.add", {
      class_id: first!["id"],
      day: "2030-01-07",
      status: "changed",
      coach: OLD,
    });
    await doAs("trainers.change", { key: OLD, place: "2" });
    const before = { person: await person(OLD), coaches: await coaches(), all: await rowsIn("trainers") };
    const logged = (await readEntries(site)).length;

    await doAs("trainers.change", { key: OLD, Name: NEW });
    const after = async () => {
      expect(await person(NEW)).toEqual({ ...before.person, Name: NEW });
      expect(await person(OLD)).toBeUndefined();
      expect(await rowsIn("trainers")).toHaveLength(before.all.length);
      expect(await coaches()).toEqual(before.coaches.map((coach) => (coach === OLD ? NEW : coach)));
      expect(await rowsIn("class-changes")).toMatchObject([{ coach: NEW }]);
      expect(await read(store)).toEqual([null, photo]);
    };
    await after();
    const [entry, ...others] = await readEntries(site);
    expect(others).toHaveLength(logged);
    expect(entry!.sentence).toBe(`Renamed ${OLD} to ${NEW}`);

    const undone = await doAs("undo", { id: entry!.id });
    expect(await rowsIn("trainers")).toEqual(before.all);
    expect(await coaches()).toEqual(before.coaches);
    expect(await rowsIn("class-changes")).toMatchObject([{ coach: OLD }]);
    expect(await read(store)).toEqual([photo, null]);

    await doAs("undo", { id: undone!.entry });
    await after();
  });

  test("the review of a removed trainer counts the classes that name them; a new name warns of nothing", async () => {
    const { stores, doAs, rowsIn } = await gym();
    const [first, second] = await rowsIn("classes");
    const number = (await rowsIn("classes")).filter(({ coach }) => coach === OLD).length;
    const warnings = async (name: string, input: Record<string, unknown>) =>
      (await plan(findOperation(name), { input, actor: owner, stores })).change.warnings;
    const weekly = (count: number) =>
      `${count} weekly ${count === 1 ? "class names" : "classes name"} ${OLD} as the coach: choose another coach in the weekly timetable`;
    await doAs("classes.change", { key: first!["id"], coach: OLD });
    const one = number + (first!["coach"] === OLD ? 0 : 1);
    expect(await warnings("trainers.remove", { key: OLD })).toEqual([weekly(one)]);
    expect(await warnings("trainers.change", { key: OLD, Name: NEW })).toEqual([]);
    const change = { class_id: second!["id"], status: "changed", coach: OLD };
    await doAs("class-changes.add", { ...change, day: "2030-01-07" });
    await doAs("class-changes.add", { ...change, day: "2020-01-06" });
    expect(await warnings("trainers.remove", { key: OLD })).toEqual([
      weekly(one),
      `1 class in the calendar names ${OLD} as the coach: choose another coach there`,
    ]);
    const sheet = { rows: [["Name", "Role", "bio", "place"]], notes: [] };
    expect(await warnings("trainers.import", { sheet })).toContain(weekly(one));
  });

  test("columns that only the gym's own table has stay with a renamed row", async () => {
    const place = await fresh.place("sample");
    await place.plain(`alter table "Evo trainers" add column "Payroll" text`);
    await place.plain(`update "Evo trainers" set "Payroll" = 'No. 7' where "Name" = '${OLD}'`);
    const { openDatabase } = await import("#db/drivers/database.server.ts");
    const db = await openDatabase(place);
    try {
      const { site, doAs } = await gym(db);
      const payroll = () =>
        place.plain(`select "Name" as person from "Evo trainers" where "Payroll" = 'No. 7'`);
      await doAs("trainers.change", { key: OLD, Name: NEW });
      expect(await payroll()).toEqual([{ person: NEW }]);
      await doAs("undo", { id: (await readEntries(site))[0]!.id });
      expect(await payroll()).toEqual([{ person: OLD }]);
    } finally {
      await db.close();
    }
  });

  test("a trainer whom content/ lists first stays first under a new name", async () => {
    const { doAs, person } = await gym();
    await doAs("trainers.change", { key: "Jordan Sample", Name: "Jordan Demo" });
    expect(await person("Jordan Demo")).toMatchObject({ place: 2 });
  });

  test("an imported sheet renames a row whose other cells are the same; a new person is no rename", async () => {
    const { store, doAs, rowsIn, coaches } = await gym();
    const [first] = await rowsIn("classes");
    await doAs("classes.change", { key: first!["id"], coach: OLD });
    const formatSheet = async (names: Record<string, string>) => {
      const rows = (await rowsIn("trainers")).map((row) =>
        ["Name", "Role", "bio", "place"].map((column) => {
          const text = String(row[column] ?? "");
          return column === "Name" ? (names[text] ?? text) : text;
        }),
      );
      return { sheet: { rows: [["Name", "Role", "bio", "place"], ...rows], notes: [] } };
    };
    const done = await doAs("trainers.import", await formatSheet({ [OLD]: NEW }));
    expect(done!.sentence).toBe(`Renamed ${OLD} to ${NEW}`);
    expect(await coaches()).toContain(NEW);
    expect(await read(store)).toEqual([null, photo]);
    const nobody = (await rowsIn("trainers")).find((row) => !row["bio"])!["Name"] as string;
    const other = await doAs("trainers.import", await formatSheet({ [nobody]: `${nobody} Jr.` }));
    expect(other!.sentence).toBe("Trainers: 1 added, 1 removed");
  });

  test("a renamed plan keeps the price shown instead and its place on the pages of programs", async () => {
    const { site, doAs, rowsIn } = await gym();
    const plans = await rowsIn("plans");
    const programs = await rowsIn("programs");
    await doAs("plans.change", { key: "Recovery", "Shown instead": "$50.00" });
    const [program] = programs;
    await doAs("programs.change", { key: program!["id"], plans: "Mayhem\nRecovery" });
    await doAs("plans.change", { key: "Recovery", "Plan Name": "Sauna and recovery" });
    const names = async () =>
      (await rowsIn("programs")).find((row) => row["id"] === program!["id"])!["plans"];
    expect(await names()).toBe("Mayhem\nSauna and recovery");
    expect((await rowsIn("plans")).find((row) => row["Plan Name"] === "Sauna and recovery")).toMatchObject({
      "Shown instead": "$50.00",
    });
    await doAs("undo", { id: (await readEntries(site))[0]!.id });
    expect(await names()).toBe("Mayhem\nRecovery");
    expect(await rowsIn("plans")).toHaveLength(plans.length);
  });

  test("the change of a holiday to another day is one change", async () => {
    const { site, doAs, rowsIn } = await gym();
    await doAs("hours.add", { day: "2031-12-24", label: "Christmas Eve" });
    const number = (await rowsIn("hours")).length;
    await doAs("hours.change", { key: "2031-12-24", day: "2031-12-23" });
    expect(await rowsIn("hours")).toHaveLength(number);
    expect((await readEntries(site))[0]!.sentence).toMatch(/^Christmas Eve moved to .*Dec 23/);
  });

  test("an earlier change can be undone after the row was renamed", async () => {
    const { site, doAs, person } = await gym();
    const bio = (await person(OLD))!["bio"];
    await doAs("trainers.change", { key: OLD, bio: "Another bio." });
    const { id } = (await readEntries(site))[0]!;
    await doAs("trainers.change", { key: OLD, Name: NEW });
    await doAs("undo", { id });
    expect(await person(NEW)).toMatchObject({ bio });
  });

  test("undo of a rename is refused if somebody else has the former name by now", async () => {
    const { site, stores, doAs } = await gym();
    await doAs("trainers.change", { key: OLD, Name: NEW });
    const { id } = (await readEntries(site))[0]!;
    await doAs("trainers.add", { Name: OLD, Role: "Coach" });
    const planned = plan(findOperation("undo"), { input: { id }, actor: owner, stores });
    await expect(planned).rejects.toThrow(`There is another trainer '${OLD}' now`);
  });

  test("a renamed plan is not reported as missing: the program pages follow it", async () => {
    const { stores } = await gym();
    const call = { input: { key: "Mayhem", "Plan Name": "Mayhem Pass" }, actor: owner, stores };
    const { change } = await plan(findOperation("plans.change"), call);
    expect(change.lines.length).toBeGreaterThan(1);
    expect(change.warnings).toEqual([]);
    const removal = { input: { key: "Mayhem" }, actor: owner, stores };
    const { warnings } = (await plan(findOperation("plans.remove"), removal)).change;
    expect(warnings.join()).toContain("program pages will leave out plans that are not in the list: Mayhem");
  });
});
