import { dirname } from "node:path";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { contractTables } from "#db/drivers/migrate.server.ts";
import { messageTables } from "#db/schema/schema.ts";
import { removeLeftDrafts } from "#pictures/store/atomic-write.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { type About, type ArchivedFile, type Contents, FORMAT, packed, verify } from "./archive.ts";
import { type BackupRow, backupTables, startSnapshot, streamRows } from "./backup-tables.ts";
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
  // A read-only role may see the gym's own tables only.
  const readable = db.readOnly()?.complete === false ? contractTables : backupTables;
  if (messages === db) yield* tableFiles(db, readable, written.tables);
  else {
    const others = readable.filter((table) => table !== NOTES && !messageTables.includes(table));
    const apart = backupTables.filter((table) => messageTables.includes(table));
    yield* tableFiles(db, others, written.tables);
    yield* tableFiles(messages, apart, written.tables);
    const notes = await readNotes([messages, db]);
    written.tables[NOTES] = notes.length;
    if (notes.length > 0) yield tableFile(NOTES, 1, notes);
  }
  for await (const { key, bytes } of storedPictures(pictures, progress)) {
    written.pictures += 1;
    yield { path: `pictures/${key}`, bytes };
  }
}

const NOTES = "settings";

/** Both databases have notes of their own. If both have the same key, the last one's value stays. */
async function readNotes(databases: readonly Database[]): Promise<BackupRow[]> {
  const notes = new Map<string, BackupRow>();
  for (const { kysely } of databases)
    for (const row of await kysely.selectFrom(NOTES).selectAll().execute()) notes.set(row.key, row);
  return [...notes.values()];
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
        yield tableFile(table, part, rows);
      }
    }
  } finally {
    await snapshot.rollback().execute();
  }
}

function tableFile(table: string, part: number, rows: readonly BackupRow[]): ArchivedFile {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  return { path: `tables/${encodeURIComponent(table)}/${part}.jsonl`, bytes: Buffer.from(lines) };
}
