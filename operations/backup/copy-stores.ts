import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { realColumns } from "#db/drivers/table-columns.server.ts";
import { BUCKETS, MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { hashOf } from "./archive.ts";
import {
  addRows,
  backupTables,
  type BackupRow,
  continueNumbering,
  inSnapshot,
  streamRows,
  Tallier,
  type Tally,
} from "./backup-tables.ts";
import { UserError } from "#config/user-error.ts";
import { type Progress, skippedPicture } from "./read-file.ts";

/** Every table, of one moment, in one transaction at the other end; kept only if both ends hold the same. */
export async function copyTables(from: Database, to: Database): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  await inSnapshot(from.kysely, (snapshot) =>
    to.kysely.transaction().execute(async (kysely) => {
      const target = { kysely, kind: to.kind };
      for (const table of backupTables) {
        const there = new Tallier();
        let columns: string[] = [];
        await sql`delete from ${sql.id(table)}`.execute(kysely);
        for await (const rows of streamRows({ kysely: snapshot, kind: from.kind }, table)) {
          columns = Object.keys(rows[0] ?? {});
          there.add(rows);
          await addRows(target, table, rows);
        }
        const here = new Tallier();
        const real = columns.length > 0 ? await realColumns(target, table, columns) : [];
        for await (const rows of streamRows(target, table))
          here.add(rows.map((row) => named(row, columns, real)));
        if (JSON.stringify(there.tally) !== JSON.stringify(here.tally)) {
          throw new UserError(
            `The table ${table} did not arrive as it left: ${there.tally.rows} rows went, ${here.tally.rows} came, or their words differ.`,
            "Nothing was changed at the other end. An existing table there may have other column types.",
          );
        }
        tallies[table] = here.tally;
      }
      await continueNumbering(target);
    }),
  );
  return tallies;
}

/** The columns that were carried, by the names that they left under. */
function named(row: BackupRow, columns: readonly string[], real: readonly string[]): BackupRow {
  return Object.fromEntries(columns.map((column, index) => [column, row[real[index] ?? column] ?? null]));
}

/** Each picture is read back and compared; run again, only what is missing or different is sent. */
export async function copyPictures(
  from: PictureStore,
  to: PictureStore,
  progress: Progress,
): Promise<number> {
  let carried = 0;
  for (const bucket of BUCKETS) {
    const pictures = await from.list(bucket);
    const there = new Set(await to.names(bucket).catch(() => []));
    for (const [index, { name, bytes: size }] of pictures.entries()) {
      const key = `${bucket}/${name}`;
      progress.step(index, pictures.length, key);
      if (size > MOST_PICTURE_BYTES) {
        progress.warn(skippedPicture(key, size));
        continue;
      }
      const bytes = await from.read(key);
      if (!bytes) continue;
      if (!(there.has(name) && (await isSame(to, key, bytes)))) {
        await to.put(key, bytes);
        if (!(await isSame(to, key, bytes))) {
          throw new UserError(
            `${key} did not arrive as it left.`,
            "Run the same command again with --replace.",
          );
        }
      }
      carried += 1;
    }
  }
  return carried;
}

async function isSame(store: PictureStore, key: string, bytes: Buffer): Promise<boolean> {
  const there = await store.read(key);
  return there !== null && hashOf(there) === hashOf(bytes);
}
