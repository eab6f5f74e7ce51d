import type { Database } from "#db/drivers/database.server.ts";
import { capital } from "#domain/text.ts";
import { unpacked } from "#operations/backup/archive.ts";
import type { BackupRow } from "#operations/backup/backup-tables.ts";
import { cellText, type Collection, type Row, rowKey } from "#operations/collections/collection.ts";
import { isSnapshot } from "#operations/pictures/snapshot.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { rowsIn } from "./restore-rows.ts";

/** What a restore does to one list: 'Prices: 2 change, 1 comes back'. */
export type Effect = { title: string; words: string };

type Counts = { changed: number; back: number; gone: number };

/** What a restore would change in each list, without the messages. Unchanged lists are left out. */
export async function restoreEffects(db: Database, store: PictureStore, path: string): Promise<Effect[]> {
  // A top-level import would be circular: the registry imports restore.operations.ts.
  const { collections } = await import("#operations/registry.ts");
  const restored = new Map<string, BackupRow[]>();
  const wanted = new Set(collections.map(({ table }) => table));
  for await (const { table, rows } of rowsIn(path))
    if (wanted.has(table)) restored.set(table, [...(restored.get(table) ?? []), ...rows]);
  const effects: Effect[] = [];
  for (const collection of collections) {
    const here = await readRows(db, collection);
    const counts = compareRows(collection, here, restored.get(collection.table) ?? []);
    effects.push({
      title: collection.screen?.title ?? capital(collection.many),
      words: describeCounts(counts),
    });
  }
  effects.push({ title: "Photos", words: describeCounts(await comparePictures(store, path)) });
  return effects.filter(({ words }) => words !== "");
}

/** Who would be able to sign in. */
export async function restoredTeam(path: string): Promise<{ email: string; role: string }[]> {
  const team: { email: string; role: string }[] = [];
  for await (const { table, rows } of rowsIn(path)) {
    if (table !== "staff_people") continue;
    for (const { email, role } of rows) team.push({ email: String(email), role: String(role) });
  }
  return team;
}

function compareRows(collection: Collection, here: readonly Row[], restored: readonly BackupRow[]): Counts {
  // The gym's own tables may spell a column another way, and the two databases store numbers differently.
  const columns = collection.columns.filter(({ sideTable }) => !sideTable).map(({ name }) => name);
  const after = restored.map((raw) => {
    const cells = new Map(Object.entries(raw).map(([name, value]) => [name.toLowerCase(), value]));
    return Object.fromEntries(columns.map((name) => [name, cells.get(name.toLowerCase()) ?? null])) as Row;
  });
  const text = (row: Row) => JSON.stringify(columns.map((name) => cellText(row[name])));
  const before = new Map(here.map((row) => [rowKey(collection, row), text(row)]));
  const counts = { changed: 0, back: 0, gone: 0 };
  for (const row of after) {
    const key = rowKey(collection, row);
    if (!before.has(key)) counts.back += 1;
    else if (before.get(key) !== text(row)) counts.changed += 1;
    before.delete(key);
  }
  return { ...counts, gone: before.size };
}

async function comparePictures(store: PictureStore, path: string): Promise<Counts> {
  const here = new Set<string>();
  for (const bucket of BUCKETS)
    for (const name of await store.names(bucket))
      if (!isSnapshot(name)) here.add(`pictures/${bucket}/${name}`);
  const counts = { changed: 0, back: 0, gone: 0 };
  for await (const { path: name } of unpacked(path)) {
    if (!name.startsWith("pictures/") || isSnapshot(name)) continue;
    if (!here.delete(name)) counts.back += 1;
  }
  return { ...counts, gone: here.size };
}

function describeCounts({ changed, back, gone }: Counts): string {
  const parts = [
    changed > 0 && `${changed} will change`,
    back > 0 && `${back} will come back`,
    gone > 0 && `${gone} will be removed`,
  ];
  return parts.filter(Boolean).join(", ");
}
