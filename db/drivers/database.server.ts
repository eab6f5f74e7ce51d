import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, sql } from "kysely";
import { env } from "#config/env.server.ts";
import { type Engine, postgresEngine, sqliteEngine } from "./engine.server.ts";
import { migrate, refuseIfOlder } from "./migrate.server.ts";
import type { Store } from "./migration.ts";
import { PreparedDriver } from "./prepared-driver.server.ts";
import { beginWithSample } from "#db/sample/sample.server.ts";
import type { ReadOnly } from "./read-only.server.ts";
import type { Schema } from "#db/schema/schema.ts";

export interface Database extends Store {
  /** For people: the file, or the address without its password. */
  location: string;
  /** Reachable, whole and up to date; rejects with DatabaseRefused when a person has to do something first. */
  ready: () => Promise<void>;
  /** What `ready` found: the role may read what the site shows, and write nothing. */
  readOnly: () => ReadOnly | null;
  close: () => Promise<void>;
  /** Called with the text of each query: tests count them. */
  onQuery?: (sql: string) => void;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Whether a store in which there is nothing yet begins with the sample data. */
  sample?: boolean;
}

let shown: Database | undefined;
let written: Database | undefined;

/** Where somebody looks at a page as it would be: the database with their change in it. */
const changed = new AsyncLocalStorage<Database>();

/** Whatever `look` reads, it reads from there. */
export function inPreview<T>(db: Database, look: () => Promise<T>): Promise<T> {
  return changed.run(db, look);
}

/** Whether what is read now may never come true. */
export function isPreview(): boolean {
  return changed.getStore() !== undefined;
}

/** What the site shows: process-wide, opened from the environment on first use. Queries wait until it is ready. */
export function siteDatabase(): Database {
  const ahead = changed.getStore();
  if (ahead) return ahead;
  shown ??= describeDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    sample: !env.DATABASE_URL,
  });
  return shown;
}

/** What the site itself writes: messages, counts, what it has seen. The same, unless LEADS_DATABASE_URL names another. */
export function leadsDatabase(): Database {
  const where = env.LEADS_DATABASE_URL === "folder" ? undefined : env.LEADS_DATABASE_URL;
  if (!env.LEADS_DATABASE_URL || where === env.DATABASE_URL) return siteDatabase();
  written ??= describeDatabase({ databaseUrl: where, dataDir: env.DATA_DIR });
  return written;
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

/** For /readyz: rejects, saying why, unless the database answers. */
export async function checkDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db.kysely);
}

function describeDatabase(options: DatabaseOptions): Database {
  const engine = options.databaseUrl ? postgresEngine(options.databaseUrl) : sqliteEngine(options.dataDir);
  const bare = new Kysely<Schema>({ dialect: engine.dialect(engine.driver) });
  let readOnly: ReadOnly | null = null;
  const ready = preparation(engine, async () => {
    readOnly = await engine.inspect(bare);
    if (!readOnly) await migrate(bare, engine.kind);
    else if (readOnly.complete) await refuseIfOlder(bare, engine.kind);
    if (options.sample) await beginWithSample({ kysely: bare, kind: engine.kind });
  });
  const opened: Database = {
    kysely: new Kysely<Schema>({
      dialect: engine.dialect(new PreparedDriver(engine.driver, ready)),
      log: (event) => opened.onQuery?.(event.query.sql),
    }),
    kind: engine.kind,
    location: engine.location,
    ready,
    readOnly: () => readOnly,
    close: () => engine.driver.destroy(),
  };
  return opened;
}

/** Prepares once per database found; after a failure the next one who asks tries again. */
function preparation(engine: Engine, prepare: () => Promise<void>): () => Promise<void> {
  let generation = -1;
  let running: Promise<void> | undefined;
  return async () => {
    const current = engine.generation();
    if (running === undefined || generation !== current) {
      generation = current;
      const mine = prepare().catch((error: unknown) => {
        throw engine.explain(error);
      });
      running = mine;
      mine.catch(() => {
        if (running === mine) running = undefined;
      });
    }
    await running;
  };
}
