import type { Database } from "#db/drivers/database.server.ts";
import type { Env } from "#config/env.server.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { UserError } from "#config/user-error.ts";

// Loaded on first use: `gym help` needs neither an environment nor a database.

const opened = new Set<Database>();

/** The environment. */
export async function settings(): Promise<Env> {
  const { env } = await withAdvice(() => import("#config/env.server.ts"));
  return env;
}

/** An invalid environment ends the program with one line per error and exit code 2. This adds what to do. */
export async function withAdvice<T>(load: () => Promise<T>): Promise<T> {
  const advise = () =>
    process.stderr.write(
      "Correct this where the site's environment is set: docs/operating.md lists all variables.\n",
    );
  process.once("exit", advise);
  try {
    return await load();
  } finally {
    process.off("exit", advise);
  }
}

/** The site's own database, ready to use. */
export async function openStore(): Promise<Database> {
  await quiet();
  const { siteDatabase } = await import("#db/drivers/database.server.ts");
  return prepareDatabase(siteDatabase());
}

/** The database of messages and counts: the site's own, unless LEADS_DATABASE_URL names another. */
export async function openRecords(): Promise<Database> {
  await quiet();
  const { leadsDatabase } = await import("#db/drivers/database.server.ts");
  return prepareDatabase(leadsDatabase());
}

/** Waits until it is ready, and brings an interrupted restore to an end. */
export async function prepareDatabase(db: Database): Promise<Database> {
  const { siteDatabase } = await import("#db/drivers/database.server.ts");
  opened.add(db);
  await db.ready().catch((error: unknown) => {
    throw explained(error, db.location);
  });
  if (db === siteDatabase()) {
    const { readRestoredId, settleRestore } = await import("#operations/restore/restore-swap.ts");
    await settleRestore((await settings()).DATA_DIR, () => readRestoredId(db));
  }
  return db;
}

/** The site's own picture store. */
export async function openPictures(): Promise<PictureStore> {
  await quiet();
  const { pictureStore } = await import("#pictures/store/picture-store.server.ts");
  return pictureStore();
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

export async function closeStores(): Promise<void> {
  for (const db of opened) await db.close();
}

let onTerminal = false;

/** Called only by the command line. The desk runs in the server, which stays open. */
export function workOnTerminal() {
  onTerminal = true;
}

/** On a terminal, log lines would mix with the output. */
export async function quiet(): Promise<void> {
  await settings();
  if (!onTerminal) return;
  const { log } = await import("#config/log.server.ts");
  log.level = "silent";
}

/** Explains a database that does not answer. */
export function explained(error: unknown, location: string, setting = "DATABASE_URL"): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST)/.test(code) && !/timeout/i.test(String(error)))
    return error;
  return new UserError(
    `The database ${location} does not answer (${code || "no answer in time"}).`,
    `Start it, or correct ${setting}. Nothing was changed.`,
  );
}
