import { sql } from "kysely";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { realColumns } from "#db/drivers/table-columns.server.ts";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { hashBytes } from "#operations/backup/archive.ts";
import {
  addRows,
  backupTables,
  type BackupRow,
  continueNumbering,
  inSnapshot,
  streamRows,
} from "#operations/backup/backup-tables.ts";
import { type Progress, storedPictures } from "#operations/backup/stored-pictures.ts";

/** Copies every table from one snapshot in one transaction. It commits only if both sides have the same rows. */
export async function copyTables(from: Database, to: Database): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  await inSnapshot(from.kysely, (snapshot) =>
    to.kysely.transaction().execute(async (kysely) => {
      const target = { kysely, kind: to.kind };
      for (const table of backupTables) {
        const sent = new Tallier();
        let columns: string[] = [];
        await sql`delete from ${sql.id(table)}`.execute(kysely);
        for await (const rows of streamRows({ kysely: snapshot, kind: from.kind }, table)) {
          columns = Object.keys(rows[0] ?? {});
          sent.add(rows);
          await addRows(target, table, rows);
        }
        const received = new Tallier();
        const real = columns.length > 0 ? await realColumns(target, table, columns) : [];
        for await (const rows of streamRows(target, table))
          received.add(rows.map((row) => renamed(row, columns, real)));
        if (JSON.stringify(sent.tally) !== JSON.stringify(received.tally)) {
          throw new UserError(
            `The table ${table} is not the same on both sides: ${sent.tally.rows} rows were sent, ${received.tally.rows} were stored, or their content differs.`,
            "The target was not changed. It may have a table of that name with other column types.",
          );
        }
        tallies[table] = received.tally;
      }
      await continueNumbering(target);
    }),
  );
  return tallies;
}

/** The copied columns, under the names that they have in the source. */
function renamed(row: BackupRow, columns: readonly string[], real: readonly string[]): BackupRow {
  return Object.fromEntries(columns.map((column, index) => [column, row[real[index] ?? column] ?? null]));
}

export interface Tally {
  rows: number;
  /** A checksum of the rows that does not depend on their order or on the kind of database. */
  sum: string;
}

/** Counts rows and sums the hashes of their content. */
class Tallier {
  #rows = 0;
  #sum = 0n;

  add(rows: readonly BackupRow[]) {
    for (const row of rows) {
      const cells = Object.entries(row)
        .map(([name, value]) => [name.toLowerCase(), value === null ? null : String(value)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      this.#sum = BigInt.asUintN(
        256,
        this.#sum + BigInt(`0x${hashBytes(Buffer.from(JSON.stringify(cells)))}`),
      );
      this.#rows += 1;
    }
  }

  get tally(): Tally {
    return { rows: this.#rows, sum: this.#sum.toString(16) };
  }
}

/** Each picture is read back and compared. A second run sends only what is missing or different. */
export async function copyPictures(
  from: PictureStore,
  to: PictureStore,
  progress: Progress,
): Promise<number> {
  const there = new Set<string>();
  for (const bucket of BUCKETS)
    for (const name of await to.names(bucket).catch(() => [])) there.add(`${bucket}/${name}`);
  let copied = 0;
  for await (const { key, bytes } of storedPictures(from, progress)) {
    if (!(there.has(key) && (await isSame(to, key, bytes)))) {
      await to.put(key, bytes);
      if (!(await isSame(to, key, bytes)))
        throw new UserError(
          `${key} was not stored as it was sent.`,
          "Run the same command again with --replace.",
        );
    }
    copied += 1;
  }
  return copied;
}

async function isSame(store: PictureStore, key: string, bytes: Buffer): Promise<boolean> {
  const stored = await store.read(key);
  return stored !== null && stored.equals(bytes);
}
