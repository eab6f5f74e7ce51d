import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, sql } from "kysely";
import { type Env, env } from "#config/env.server.ts";
import { beginWithSample, beginWithTimetable } from "#db/sample/sample.server.ts";
import type { Schema } from "#db/schema/schema.ts";
import type { Engine, Queryable, ReadOnly } from "./engine.ts";
import { migrate, refuseIfOlder } from "./migrate.server.ts";
import { postgresEngine } from "./postgres-engine.server.ts";
import { sqliteEngine } from "./sqlite-engine.server.ts";

export interface Database extends Queryable {
  /** For display: the path of the file, or the URL without its password. */
  location: string;
  /** The environment variable that names it. */
  setting: string;
  /** Resolves once the database is reachable, undamaged and migrated. Rejects with DatabaseRefused if a person must act. */
  ready: () => Promise<void>;
  /** Set by `ready` if the database user has read-only access. */
  readOnly: () => ReadOnly | null;
  close: () => Promise<void>;
  /** Called with the text of each query; tests count them. */
  onQuery?: (sql: string) => void;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  /** Where the URL comes from, for error messages. */
  setting?: string;
  dataDir: string;
  /** Whether an empty database starts with the sample data. */
  sample?: boolean;
  /** Whether it starts with the timetable in content/ instead. */
  timetable?: boolean;
}

/** `leads` is `site`, unless LEADS_DATABASE_URL names another database. */
type Databases = { site: Database; leads: Database };

let own: Databases | undefined;

/** During a preview: the transaction with the change, which is rolled back afterward. */
const preview = new AsyncLocalStorage<Database>();

/** Everything that `render` reads comes from `db`. */
export function inPreview<T>(db: Database, render: () => Promise<T>): Promise<T> {
  return preview.run(db, render);
}

/** Data read in a preview may never be saved, so it must not be cached. */
export function isPreview(): boolean {
  return preview.getStore() !== undefined;
}

/** The database of what the site shows: one per process, opened on first use. Queries wait until it is ready. */
export function siteDatabase(): Database {
  return preview.getStore() ?? (own ??= connect(env)).site;
}

/** The database of messages, counts and notes. */
export function leadsDatabase(): Database {
  const { site, leads } = (own ??= connect(env));
  return leads === site ? siteDatabase() : leads;
}

/** The databases that an environment names. Each is opened by its first query. */
export function connect({
  DATABASE_URL,
  LEADS_DATABASE_URL,
  DATA_DIR: dataDir,
}: Pick<Env, "DATABASE_URL" | "LEADS_DATABASE_URL" | "DATA_DIR">): Databases {
  const start = DATABASE_URL ? { timetable: true } : { sample: true };
  const site = describeDatabase({ databaseUrl: DATABASE_URL, dataDir, ...start });
  const databaseUrl = LEADS_DATABASE_URL === "folder" ? undefined : LEADS_DATABASE_URL;
  const isShared = !LEADS_DATABASE_URL || databaseUrl === DATABASE_URL;
  return {
    site,
    leads: isShared ? site : describeDatabase({ databaseUrl, setting: "LEADS_DATABASE_URL", dataDir }),
  };
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opened = describeDatabase(options);
  try {
    await opened.ready();
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** For /readyz. Rejects with the reason unless the database answers. */
export async function checkDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db.kysely);
}

function describeDatabase({
  databaseUrl,
  setting = "DATABASE_URL",
  dataDir,
  sample,
  timetable,
}: DatabaseOptions): Database {
  const engine = databaseUrl ? postgresEngine(databaseUrl, setting) : sqliteEngine(dataDir);
  const unprepared = new Kysely<Schema>({ dialect: engine.dialect() });
  let readOnly: ReadOnly | null = null;
  const ready = prepareOnce(engine, async () => {
    readOnly = await engine.inspect(unprepared);
    if (!readOnly) await migrate(unprepared, engine.kind);
    else if (readOnly.complete) await refuseIfOlder(unprepared, engine.kind);
    const store = { kysely: unprepared, kind: engine.kind };
    if (sample) await beginWithSample(store);
    if (timetable && !readOnly) await beginWithTimetable(store);
  });
  const opened: Database = {
    kysely: new Kysely<Schema>({
      dialect: engine.dialect(ready),
      log: (event) => opened.onQuery?.(event.query.sql),
    }),
    kind: engine.kind,
    location: engine.location,
    setting,
    ready,
    readOnly: () => readOnly,
    close: engine.close,
  };
  return opened;
}

/** Prepares each database file once. After a failure, the next query retries. */
function prepareOnce(engine: Engine, prepare: () => Promise<void>): () => Promise<void> {
  let generation = -1;
  let running: Promise<void> | undefined;
  return async () => {
    const current = engine.generation();
    if (running === undefined || generation !== current) {
      generation = current;
      const started = prepare().catch((error: unknown) => {
        throw engine.explain(error);
      });
      running = started;
      started.catch(() => {
        if (running === started) running = undefined;
      });
    }
    await running;
  };
}
