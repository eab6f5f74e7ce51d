import { dirname } from "node:path";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { contractTables } from "#db/drivers/migrate.server.ts";
import { staff } from "#db/migrations/0005-staff.ts";
import { removeLeftDrafts } from "#pictures/store/atomic-write.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { type About, type ArchivedFile, type Contents, FORMAT, packed, verify } from "./archive.ts";
import { backupTables, startSnapshot, streamRows } from "./backup-tables.ts";
import { noteBackup, noteDownload } from "./last-backup.ts";
import { noProgress, type Progress, storedPictures } from "./stored-pictures.ts";
import { writeRequested } from "./write-file.ts";

type Source = { db: Database; messages: Database; pictures: PictureStore };
type Written = Pick<Contents, "tables" | "pictures">;

/** Writes everything into one file, verifies it, and only then renames it to its name. */
export async function writeBackup(
  source: Source,
  path: string,
  replace: boolean,
  progress: Progress,
): Promise<Written> {
  const written: Written = { tables: {}, pictures: 0 };
  await removeLeftDrafts(dirname(path)).catch(() => undefined);
  const bytes = packed(filesFrom(source, written, progress), () => written);
  await writeRequested(path, replace, bytes, async (draft) => {
    const { contents } = await verify(draft);
    if (contents.pictures !== written.pictures)
      throw new UserError("The backup is not complete.", "Run it again.");
  });
  await noteBackup(source.messages, path);
  return written;
}

/** The same as a stream, for a download. It counts as a backup once all of it has been read. */
export async function* backupStream(source: Source): AsyncGenerator<Buffer> {
  const written: Written = { tables: {}, pictures: 0 };
  yield* packed(filesFrom(source, written, noProgress), () => written);
  await noteDownload(source.messages);
}

/** Tables of a separate message database. It also holds the staff. */
const messageTables = new Set(["leads", "daily_counts", ...staff.tables]);

async function* filesFrom(
  { db, messages, pictures }: Source,
  written: Written,
  progress: Progress,
): AsyncGenerator<ArchivedFile> {
  const migrations = await db.kysely.selectFrom("site_migrations").select("name").orderBy("name").execute();
  const about: About = {
    format: FORMAT,
    made: new Date().toISOString(),
    database: db.kind,
    migrations: migrations.map(({ name }) => name),
  };
  yield { path: "about.json", bytes: Buffer.from(JSON.stringify(about)) };
  const apart = messages === db ? [] : backupTables.filter((table) => messageTables.has(table));
  // A read-only role may see the gym's own tables only.
  const readable = db.readOnly()?.complete === false ? contractTables : backupTables;
  const others = readable.filter((table) => !apart.includes(table));
  yield* tableFiles(db, others, written.tables);
  yield* tableFiles(messages, apart, written.tables);
  for await (const { key, bytes } of storedPictures(pictures, progress)) {
    written.pictures += 1;
    yield { path: `pictures/${key}`, bytes };
  }
}

async function* tableFiles(
  db: Database,
  tables: readonly string[],
  counts: Record<string, number>,
): AsyncGenerator<ArchivedFile> {
  const snapshot = await startSnapshot(db.kysely);
  try {
    for (const table of tables) {
      counts[table] = 0;
      let part = 0;
      for await (const rows of streamRows({ kysely: snapshot, kind: db.kind }, table)) {
        counts[table] += rows.length;
        part += 1;
        const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
        yield { path: `tables/${encodeURIComponent(table)}/${part}.jsonl`, bytes: Buffer.from(lines) };
      }
    }
  } finally {
    await snapshot.rollback().execute();
  }
}
