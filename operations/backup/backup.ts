import type { Database } from "#db/drivers/database.server.ts";
import { staff } from "#db/migrations/0005-staff.ts";
import { contractTables } from "#db/drivers/migrate.server.ts";
import { BUCKETS, MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { removeLeftDrafts } from "#pictures/store/atomic-write.ts";
import { UserError } from "#config/user-error.ts";
import { type About, type ArchivedFile, FORMAT, packed, verify } from "./archive.ts";
import { backupTables, inSnapshot, streamRows } from "./backup-tables.ts";
import { noteBackup } from "./last-backup.ts";
import { type Progress, skippedPicture, unwatched } from "./read-file.ts";
import { writeAsked } from "./write-file.ts";
import { dirname } from "node:path";

/** What a store of messages holds, where they have one of their own: who answers them is there, too. */
const written = new Set(["leads", "daily_counts", ...staff.tables]);

/** Writes everything into one file, reads it again, compares it, and only then gives it its name. */
export async function writeBackup(
  stores: { db: Database; messages: Database; pictures: PictureStore },
  path: string,
  replace: boolean,
  progress: Progress,
): Promise<{ tables: Record<string, number>; pictures: number }> {
  const { db, messages, pictures } = stores;
  const seen = { tables: {} as Record<string, number>, pictures: 0 };
  await removeLeftDrafts(dirname(path)).catch(() => undefined);
  await writeAsked(
    path,
    replace,
    packed(filesOf(db, messages, pictures, seen, progress), () => seen),
    async (written) => {
      const { contents } = await verify(written);
      if (contents.pictures !== seen.pictures)
        throw new UserError("The backup did not come out whole.", "Run it again.");
    },
  );
  await noteBackup(messages, path);
  return seen;
}

/** The same as one stream, for who downloads it at the desk; `finished` is called once it has all gone out. */
export async function* backupStream(
  db: Database,
  messages: Database,
  store: PictureStore,
  finished: () => Promise<void>,
) {
  const seen = { tables: {} as Record<string, number>, pictures: 0 };
  yield* packed(filesOf(db, messages, store, seen, unwatched), () => seen);
  await finished();
}

async function* filesOf(
  db: Database,
  messages: Database,
  store: PictureStore,
  seen: { tables: Record<string, number>; pictures: number },
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
  const apart = messages === db ? [] : backupTables.filter((table) => written.has(table));
  const shown = tablesIn(db).filter((table) => !apart.includes(table));
  yield* tablesOf(db, shown, seen.tables);
  yield* tablesOf(messages, apart, seen.tables);
  for (const bucket of BUCKETS) {
    const pictures = await store.list(bucket);
    for (const [index, { name, bytes: size }] of pictures.entries()) {
      progress.step(index, pictures.length, name);
      if (size > MOST_PICTURE_BYTES) {
        progress.warn(skippedPicture(`${bucket}/${name}`, size));
        continue;
      }
      // Taken out of the store since it was listed.
      const bytes = await store.read(`${bucket}/${name}`);
      if (!bytes) continue;
      seen.pictures += 1;
      yield { path: `pictures/${bucket}/${name}`, bytes };
    }
  }
}

/** Somebody's tables alone, where ours could not be made. */
function tablesIn(db: Database): readonly string[] {
  return db.readOnly()?.complete === false ? contractTables : backupTables;
}

/** The transaction drives, the archive follows: each file that it hands over is taken before it goes on. */
async function* tablesOf(
  db: Database,
  tables: readonly string[],
  seen: Record<string, number>,
): AsyncGenerator<ArchivedFile> {
  const hand = new TransformStream<ArchivedFile, ArchivedFile>(undefined, undefined, { highWaterMark: 1 });
  const writer = hand.writable.getWriter();
  const reading = inSnapshot(db.kysely, async (kysely) => {
    for (const table of tables) {
      seen[table] = 0;
      let part = 0;
      for await (const rows of streamRows({ kysely, kind: db.kind }, table)) {
        seen[table] += rows.length;
        part += 1;
        const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
        await writer.write({
          path: `tables/${encodeURIComponent(table)}/${part}.jsonl`,
          bytes: Buffer.from(lines),
        });
      }
    }
  }).then(
    () => writer.close(),
    (error: unknown) => writer.abort(error),
  );
  yield* hand.readable;
  await reading;
}
