import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { priceOverrides } from "#content/plans.ts";
import { openDatabase } from "#db/drivers/database.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { gymAt } from "#test/support/gym.ts";
import { type Contents, packed, unpacked } from "#operations/backup/archive.ts";

/** The same backup in the format of an earlier version. */
async function* asBeforeDoubts(path: string, seen: Pick<Contents, "tables" | "pictures">) {
  for await (const { path: name, bytes } of unpacked(path)) {
    const value = (line: string) => JSON.parse(line) as Record<string, unknown>;
    if (name.startsWith("tables/price_overrides/")) continue;
    if (name === "contents.json") {
      Object.assign(seen, value(bytes.toString()));
      delete seen.tables["price_overrides"];
    } else if (name === "about.json") {
      const about = { ...value(bytes.toString()), migrations: ["0001-beginning", "0002-lead-outbox"] };
      yield { path: name, bytes: Buffer.from(JSON.stringify(about)) };
    } else if (name.startsWith("tables/leads/")) {
      const rows = bytes.toString().trimEnd().split("\n").map(value);
      const older = rows.map(
        (row) => `${JSON.stringify({ ...row, subject: undefined, doubt: undefined })}\n`,
      );
      yield { path: name, bytes: Buffer.from(older.join("")) };
    } else yield { path: name, bytes };
  }
}

eachDatabaseAtLength((_name, fresh) => {
  test("restores a backup from before messages had a subject and a doubt", async () => {
    const place = await fresh.place("nothing");
    const db = await openDatabase(place);
    await saveLead(db, newLead({ message: "before the backup" }), { webhook: false, email: false });
    await db.close();
    const [now, older] = ["now.tar.gz", "older.tar.gz"].map((name) => join(ownFolder(), name));
    expect((await gymAt(place, ["backup", now!])).code).toBe(0);
    const seen = { tables: {} as Record<string, number>, pictures: 0 };
    await writeFile(
      older!,
      packed(asBeforeDoubts(now!, seen), () => seen),
    );
    const other = await fresh.place("nothing");
    const restored = await gymAt(other, ["restore", older!, "--yes"]);
    expect([restored.code, restored.said]).toEqual([0, ""]);
    const shown = await gymAt(other, ["leads", "list", "--json"]);
    expect(JSON.parse(shown.out)).toMatchObject([
      { message: "before the backup", subject: null, doubt: null },
    ]);
    const begun = [...priceOverrides].map(([plan, price]) => ({ plan, price }));
    expect(await other.plain("select plan, price from price_overrides")).toEqual(begun);
  });
});
