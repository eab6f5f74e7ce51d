import type { Database } from "#db/drivers/database.server.ts";
import { readGymContent } from "#db/readers/gym.server.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { UserError } from "#config/user-error.ts";
import type { Stores } from "./operation.ts";

/** Opens the databases before an operation uses them. */
export async function prepareStores(stores: Stores): Promise<Stores> {
  await prepareSite(stores.site, stores.env.DATA_DIR);
  await prepareDatabase(stores.leads);
  // The programs that the gym has added can have class times. A damaged table is the operation's to report.
  await readGymContent(stores.site).catch(() => undefined);
  return stores;
}

export async function closeDatabases({ site, leads }: Pick<Stores, "site" | "leads">): Promise<void> {
  for (const db of new Set([site, leads])) await db.close();
}

/** Waits until it is ready, and brings an interrupted restore to an end. */
export async function prepareSite(db: Database, dataDir: string): Promise<Database> {
  await prepareDatabase(db);
  const { readRestoredId, settleRestore } = await import("#operations/restore/restore-swap.ts");
  await settleRestore(dataDir, () => readRestoredId(db));
  return db;
}

/** Waits until it is ready. */
async function prepareDatabase(db: Database): Promise<void> {
  await db.ready().catch((error: unknown) => {
    throw explained(error, db.location, db.setting);
  });
}

/** Creates the buckets of a new S3 store. */
export async function preparePictures(store: PictureStore): Promise<PictureStore> {
  if (store.kind === "folder") return store;
  for (const state of await store.check()) {
    if (!("error" in state)) continue;
    const probe = `${state.bucket}/gym-was-here.txt`;
    await store.put(probe, Buffer.from("This file may be deleted."));
    await store.remove(probe);
  }
  return store;
}

/** Explains a database that does not answer. */
export function explained(error: unknown, location: string, setting: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST)/.test(code) && !/timeout/i.test(String(error)))
    return error;
  return new UserError(
    `The database ${location} does not answer (${code || "no answer in time"}).`,
    `Start it, or correct ${setting}. Nothing was changed.`,
  );
}
