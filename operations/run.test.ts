import { expect, test } from "vitest";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { coach, owner, storesAround } from "#test/support/stores.ts";
import { stripes } from "#test/support/test-pictures.ts";
import { announcement } from "./collections/announcement.collection.ts";
import { trainers } from "./collections/people.collection.ts";
import { plans } from "./collections/plans.collection.ts";
import { type Entry, findFormEntry, readChanges, readEntries } from "./journal/audit-log.ts";
import { pruneLog } from "./journal/prune-log.ts";
import { undo } from "./journal/undo.operations.ts";
import type { Actor } from "./operation.ts";
import { fileChanges, hasSnapshot, isSnapshot } from "./pictures/snapshot.ts";
import { findOperation } from "./registry.ts";
import { readRows } from "./rows/table-rows.ts";
import { plan, run } from "./run.ts";

eachDatabase((_name, fresh) => {
  const loaded = () => fresh({ sample: true });
  const doAs = (db: Database, name: string, input: Record<string, unknown>, actor: Actor = owner) =>
    run(findOperation(name), { input: input, actor, stores: storesAround(db) });
  const change = async (db: Database, key: string, cells: Record<string, unknown>, actor?: Actor) =>
    (await doAs(db, "plans.change", { key, ...cells }, actor))!.entry;
  const planNamed = async (db: Database, key: string) =>
    (await readRows(db, plans)).find((row) => row["Plan Name"] === key);
  const undoing = (db: Database, id: string, agreed?: string, actor = owner) =>
    run(undo, { input: { id, agreed }, actor, stores: storesAround(db) });

  test("a price change is one entry with one changed cell and a readable sentence", async () => {
    const db = await loaded();
    await change(db, "Nutrition", { Price: "$155.00" }, coach);
    const [entry] = await readEntries(db);
    expect(entry).toMatchObject({
      actor: "coach@gym.example",
      via: "desk",
      operation: "plans.change",
      sentence: "Price of Nutrition changed from $150.00 to $155.00",
    });
    expect(await readChanges(db, entry!.id)).toEqual([
      {
        table: "plans",
        key: "Nutrition",
        title: "Nutrition",
        before: { Price: "$150.00" },
        after: { Price: "$155.00" },
      },
    ]);
  });

  test("no change leaves no entry; an invalid cell is refused with its name", async () => {
    const db = await loaded();
    expect(await doAs(db, "plans.change", { key: "Nutrition", Price: "$150.00" })).toBeUndefined();
    await expect(doAs(db, "plans.change", { key: "Nutrition", Price: "a lot" })).rejects.toMatchObject({
      fields: [{ field: "Price", message: expect.stringContaining("write it like $100.00") }],
    });
    await expect(doAs(db, "plans.change", { key: "Nope", Price: "$1" })).rejects.toThrow(
      "There is no plan 'Nope'",
    );
    expect(await readEntries(db)).toEqual([]);
  });

  test("a form that two processes apply at once makes one change and one entry", async () => {
    const place = await fresh.place("sample");
    const stores = (await Promise.all([openDatabase(place), openDatabase(place)])).map((db) =>
      storesAround(db),
    );
    const input = { words: "Twice" };
    const planAt = (at: number, form: string) =>
      plan(findOperation("announcement.add"), { input, actor: owner, stores: stores[at]!, form });
    const plans = await Promise.all([planAt(0, "one form"), planAt(1, "one form")]);
    const ends = await Promise.allSettled(plans.map((planned) => planned.apply()));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { site } = stores[0]!;
    const entries = await readEntries(site);
    expect(entries).toHaveLength(1);
    expect(await findFormEntry(site, "one form")).toBe(entries[0]!.id);
    expect(await readRows(site, announcement)).toHaveLength(1);
    await (await planAt(1, "another form")).apply();
    expect(await readEntries(site)).toHaveLength(2);
    await Promise.all(stores.map((store) => store.site.close()));
  });

  test("a preview contains the change and saves nothing", async () => {
    const db = await loaded();
    const planned = await plan(findOperation("plans.change"), {
      input: { key: "Nutrition", Price: "$155.00" },
      actor: owner,
      stores: storesAround(db),
    });
    const seen = await planned.preview(async ({ site }) => (await planNamed(site, "Nutrition"))?.["Price"]);
    expect(seen).toBe("$155.00");
    expect((await planNamed(db, "Nutrition"))?.["Price"]).toBe("$150.00");
    expect(await readEntries(db)).toEqual([]);
  });

  test("a planned change is refused if the list has changed since", async () => {
    const db = await loaded();
    const planned = await plan(findOperation("plans.change"), {
      input: { key: "Nutrition", Price: "$155.00" },
      actor: owner,
      stores: storesAround(db),
    });
    await change(db, "Nutrition", { Price: "$160.00" });
    await expect(planned.apply()).rejects.toThrow("Somebody has changed the plans in the meantime");
  });

  test("undo keeps later changes of other cells", async () => {
    const db = await loaded();
    const id = await change(db, "Recovery", { Price: "$65.00" });
    await change(db, "Nutrition", { Price: "$155.00" }, coach);
    await change(db, "Recovery", { Term: "6 months" }, coach);
    await undoing(db, id);
    expect(await planNamed(db, "Recovery")).toMatchObject({ Price: "$60.00", Term: "6 months" });
    expect(await planNamed(db, "Nutrition")).toMatchObject({ Price: "$155.00" });
    const [last, , , first] = await readEntries(db);
    expect(last?.sentence).toBe("Undone: Price of Recovery");
    expect(first?.undone_at).not.toBeNull();
    await expect(undoing(db, id)).rejects.toThrow("already been undone");
    await undoing(db, last!.id);
    expect(await planNamed(db, "Recovery")).toMatchObject({ Price: "$65.00" });
  });

  test("later changes of the same cell are listed with their authors, and kept until confirmed", async () => {
    const db = await loaded();
    const id = await change(db, "Recovery", { Price: "$65.00" });
    await change(db, "Recovery", { Price: "$70.00" }, coach);
    await expect(undoing(db, id)).rejects.toThrow(
      "Price of Recovery changed from $65.00 to $70.00 by coach@gym.example",
    );
    const { change: shown } = await plan(undo, { input: { id }, actor: owner, stores: storesAround(db) });
    await change(db, "Recovery", { Price: "$75.00" }, coach);
    await expect(undoing(db, id, shown.version)).rejects.toThrow("$75.00");
    const { change: now } = await plan(undo, { input: { id }, actor: owner, stores: storesAround(db) });
    await undoing(db, id, now.version);
    expect(await planNamed(db, "Recovery")).toMatchObject({ Price: "$60.00" });
  });

  test("undo removes added rows and restores removed ones", async () => {
    const db = await loaded();
    const gone = (await doAs(db, "plans.remove", { key: "Recovery" }))!.entry;
    const added = (await doAs(db, "plans.add", { "Plan Name": "Sauna", Term: "Monthly", Price: "$30.00" }))!
      .entry;
    await undoing(db, gone);
    expect(await planNamed(db, "Recovery")).toMatchObject({ Term: "Monthly", Price: "$60.00" });
    await change(db, "Sauna", { Price: "$35.00" }, coach);
    await expect(undoing(db, added)).rejects.toThrow(
      "Price of Sauna changed from $30.00 to $35.00 by coach@gym.example",
    );
    await undoing(db, added, "any");
    expect(await planNamed(db, "Sauna")).toBeUndefined();
  });

  test("staff may not undo owners' operations", async () => {
    const db = await loaded();
    const id = (await doAs(db, "settings.change", { key: "phone", value: "513-555-0199" }))!.entry;
    await expect(undoing(db, id, undefined, coach)).rejects.toThrow("Only an owner may undo this");
  });

  test("entries older than a year are erased with their changes", async () => {
    const db = await loaded();
    const id = await change(db, "Recovery", { Price: "$65.00" });
    await change(db, "Recovery", { Price: "$66.00" });
    await db.kysely.updateTable("audit_entries").set({ at: 1 }).where("id", "=", id).execute();
    expect(await pruneLog(storesAround(db))).toBe(1);
    expect(await readChanges(db, id)).toEqual([]);
    expect(await readEntries(db)).toHaveLength(1);
  });

  test("copies of pictures that only erased entries name are deleted", async () => {
    const db = await loaded();
    const store = openPictureStore({ dataDir: ownFolder() });
    const stores = storesAround(db, { pictures: () => store });
    const [trainer] = await readRows(db, trainers);
    const name = String(trainer!["Name"]);
    const perform = (operation: string, input: Record<string, unknown>) =>
      run(findOperation(operation), { input, actor: owner, stores });
    const add = async (height: number) => {
      const bytes = await stripes(64, height).png().toBuffer();
      await perform("pictures.add", { to: "trainers", name: "a.png", bytes, words: name });
    };
    await add(48);
    await perform("portraits.crop", { name, crop: { across: 50, down: 50, closer: 200 } });
    await add(60);
    const [latest, crop, first] = await readEntries(db);
    const pruneOlder = async (...entries: (Entry | undefined)[]) => {
      const ids = entries.map((entry) => entry!.id);
      await db.kysely.updateTable("audit_entries").set({ at: 1 }).where("id", "in", ids).execute();
      await pruneLog(stores);
      return (await store.names("trainers")).filter(isSnapshot).length;
    };
    // The sample's portrait, three of ours, and the original of the cropped one.
    expect((await store.names("trainers")).filter(isSnapshot)).toHaveLength(5);
    expect(await pruneOlder(first)).toBe(4);
    expect(await pruneOlder(crop)).toBe(3);
    const [change] = fileChanges(await readChanges(db, latest!.id));
    expect(await hasSnapshot(store, change!.before)).toBe(true);
    // The current file can be changed and undone later.
    expect(await pruneOlder(latest)).toBe(1);
    expect(await hasSnapshot(store, change!.after)).toBe(true);
  });
});
