import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Database } from "#db/drivers/database.server.ts";
import { loadSample } from "#db/sample/sample.server.ts";
import { applyEdit, planEdit, readRows, withoutRow, withRow } from "#operations/changes/edit.ts";
import { collections } from "#operations/collections/collections.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { runGym } from "#test/support/run-gym.ts";
import { laterChanges } from "#operations/undo/later-changes.ts";
import { applyUndo, planUndo, undoVersion } from "#operations/undo/undo-plan.ts";

const { plans } = collections;

eachDatabase((_name, fresh) => {
  const loaded = async () => {
    const db = await fresh();
    await loadSample(db);
    return db;
  };
  const change = async (
    db: Database,
    key: string,
    cells: Record<string, string>,
    who = "one@gym.example",
  ) => {
    const { rows } = withRow(plans, await readRows(db, plans), cells, key);
    return (await applyEdit(db, await planEdit(db, plans, rows), { who }))!;
  };
  const remove = async (db: Database, key: string, who = "one@gym.example") =>
    (await applyEdit(db, await planEdit(db, plans, withoutRow(plans, await readRows(db, plans), key)), {
      who,
    }))!;
  const planOf = async (db: Database, key: string) =>
    (await readRows(db, plans)).find((row) => row["Plan Name"] === key);
  const undo = async (db: Database, id: string) => applyUndo(db, await planUndo(db, id), "one@gym.example");
  const later = async (db: Database, id: string) =>
    (await laterChanges(db, await planUndo(db, id))).map(({ sign, row, columns, who, goes }) => [
      sign,
      row["Plan Name"],
      columns,
      who,
      goes,
    ]);

  test("a price that somebody else has saved since stays, and is named with who saved it", async () => {
    const db = await loaded();
    const id = await change(db, "Recovery", { Price: "$65.00" });
    expect(undoVersion(await planUndo(db, id))).toBe("");
    await change(db, "Nutrition", { Price: "$155.00" }, "two@gym.example");
    const columns = [{ name: "Price", from: "$150.00", to: "$155.00" }];
    expect(await later(db, id)).toEqual([["~", "Nutrition", columns, "two@gym.example", false]]);
    await undo(db, id);
    expect(await planOf(db, "Recovery")).toMatchObject({ Price: "$60.00" });
    expect(await planOf(db, "Nutrition")).toMatchObject({ Price: "$155.00" });
  });

  test("another column of the same row stays; the same column is said to go, too", async () => {
    const db = await loaded();
    const id = await change(db, "Recovery", { Price: "$65.00" });
    await change(db, "Recovery", { Price: "$70.00", Term: "6 months" }, "two@gym.example");
    expect(await later(db, id)).toEqual([
      ["~", "Recovery", [{ name: "Price", from: "$65.00", to: "$70.00" }], "two@gym.example", true],
      ["~", "Recovery", [{ name: "Term", from: "Monthly", to: "6 months" }], "two@gym.example", false],
    ]);
    await undo(db, id);
    expect(await planOf(db, "Recovery")).toMatchObject({ Price: "$60.00", Term: "6 months" });
  });

  test("what was shown names one state only: each later change makes it another", async () => {
    const db = await loaded();
    const id = await change(db, "Recovery", { Price: "$65.00" });
    await change(db, "Nutrition", { Price: "$155.00" });
    const seen = undoVersion(await planUndo(db, id));
    expect(undoVersion(await planUndo(db, id))).toBe(seen);
    const old = await planUndo(db, id);
    await change(db, "Mayhem", { Price: "$95.00" });
    expect(undoVersion(await planUndo(db, id))).not.toBe(seen);
    await expect(applyUndo(db, old)).rejects.toThrow("in the meantime");
  });

  test("rows that came, went, and went since: each only as far as it is that change's own", async () => {
    const db = await loaded();
    const gone = await remove(db, "Recovery");
    const old = { Term: "Monthly", Price: "$60.00" };
    const added = await change(db, "", { "Plan Name": "Sauna", Term: "Monthly", Price: "$30.00" });
    const changed = await change(db, "Drop In", { Price: "$21.00" });
    await remove(db, "Drop In", "two@gym.example");
    await undo(db, gone);
    expect(await planOf(db, "Recovery")).toMatchObject(old);
    expect(await planOf(db, "Sauna")).toBeDefined();
    expect(await later(db, changed)).toEqual(
      expect.arrayContaining([["-", "Drop In", [], "two@gym.example", false]]),
    );
    await undo(db, changed);
    expect(await planOf(db, "Drop In")).toBeUndefined();
    await change(db, "Sauna", { Price: "$35.00" }, "two@gym.example");
    expect(await later(db, added)).toContainEqual([
      "~",
      "Sauna",
      [{ name: "Price", from: "$30.00", to: "$35.00" }],
      "two@gym.example",
      true,
    ]);
    await undo(db, added);
    expect(await planOf(db, "Sauna")).toBeUndefined();
    expect(await planOf(db, "Recovery")).toMatchObject(old);
  });

  test("a row that was taken away and made anew by somebody becomes what it was", async () => {
    const db = await loaded();
    const id = await remove(db, "Recovery");
    await change(db, "", { "Plan Name": "Recovery", Term: "Monthly", Price: "$80.00" }, "two@gym.example");
    expect(await later(db, id)).toEqual([["+", "Recovery", [], "two@gym.example", true]]);
    await undo(db, id);
    const rows = (await readRows(db, plans)).filter((row) => row["Plan Name"] === "Recovery");
    expect(rows).toMatchObject([{ Price: "$60.00" }]);
  });

  test("gym undo says what came since, and leaves it", async () => {
    const place = await fresh.place();
    await runGym(place.env, ["sample", "load"]);
    const sheet = join(place.env.DATA_DIR!, "plans.csv");
    const set = async (from: string, to: string) => {
      const { out } = await runGym(place.env, ["plans", "export", "-"]);
      await writeFile(sheet, out.replace(from, to));
      const done = await runGym(place.env, ["plans", "import", sheet, "--yes"]);
      expect([done.code, done.said]).toEqual([0, expect.any(String)]);
    };
    await set('"Recovery","Monthly","$60.00"', '"Recovery","Monthly","$65.00"');
    await set('"Nutrition","Monthly","$150.00"', '"Nutrition","Monthly","$155.00"');
    const listed = JSON.parse((await runGym(place.env, ["undo", "--list", "--json"])).out) as {
      id: string;
    }[];
    const undone = await runGym(place.env, ["undo", listed[1]!.id.slice(0, 8)], { typed: "y\n" });
    expect(undone.out).toContain("Price: $65.00 -> $60.00");
    expect(undone.out).not.toContain("Nutrition");
    expect(undone.said).toContain("'Nutrition' has changed since (Price: $150.00 -> $155.00); that stays");
    const { out } = await runGym(place.env, ["plans", "export", "-"]);
    for (const price of ['"Recovery","Monthly","$60.00"', '"Nutrition","Monthly","$155.00"'])
      expect(out).toContain(price);
  });
});
