import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "#db/drivers/database.server.ts";
import { hasPostgres, postgresUrl } from "#test/outside/postgres.ts";

/** An empty store, not opened yet. `env` is what another process needs to open the same one. */
export interface Place extends DatabaseOptions {
  env: Record<string, string>;
  /** Runs SQL behind the site's back: what another tool or an older site did to the database. */
  plain: (statement: string) => Promise<Record<string, unknown>[]>;
}

export interface FreshDatabase {
  /** Opened and migrated, without sample data unless asked. */
  (options?: Partial<DatabaseOptions>): Promise<Database>;
  place: () => Promise<Place>;
}

/** The very same tests on both databases. Everything made is gone when the tests are done. */
export function eachDatabase(tests: (name: "SQLite" | "PostgreSQL", fresh: FreshDatabase) => void) {
  describe("on SQLite", () => tests("SQLite", freshIn(sqlitePlace)));
  onPostgres((fresh) => tests("PostgreSQL", fresh));
}

/** The same for screens: what they rest on is tested on both databases, so PostgreSQL has its turn in the long tests. */
export function eachDatabaseAtLength(tests: (name: "SQLite" | "PostgreSQL", fresh: FreshDatabase) => void) {
  if (process.env.LONG_TESTS === "1") eachDatabase(tests);
  else describe("on SQLite", () => tests("SQLite", freshIn(sqlitePlace)));
}

/** Without PostgreSQL's programs these are left out, but not where the build is judged. */
export function onPostgres(tests: (fresh: FreshDatabase) => void) {
  const runs = hasPostgres() || process.env.CI ? describe : describe.skip;
  runs("on PostgreSQL", () => tests(freshIn(postgresPlace)));
}

type Cleanup = (() => Promise<unknown>)[];

function freshIn(makePlace: (cleanup: Cleanup) => Promise<Place>): FreshDatabase {
  const cleanup: Cleanup = [];
  afterAll(async () => {
    for (const undo of cleanup.toReversed()) await undo();
  });
  const open = async (options: Partial<DatabaseOptions> = {}) => {
    const db = await openDatabase({ ...(await makePlace(cleanup)), ...options });
    cleanup.push(() => db.close());
    return db;
  };
  return Object.assign(open, { place: () => makePlace(cleanup) });
}

async function sqlitePlace(cleanup: Cleanup): Promise<Place> {
  const dataDir = await temporaryFolder(cleanup);
  const plain = async (statement: string) => {
    const { DatabaseSync } = await import("node:sqlite");
    const file = new DatabaseSync(join(dataDir, "site.sqlite"), { timeout: 5_000 });
    try {
      return file.prepare(statement).all();
    } finally {
      file.close();
    }
  };
  return { dataDir, env: { DATA_DIR: dataDir, DATABASE_URL: "" }, plain };
}

let made = 0;

async function postgresPlace(cleanup: Cleanup): Promise<Place> {
  const maintenance = await postgresUrl(inject("postgresFolder"));
  const name = `gym_${process.pid}_${(made += 1)}_${Date.now().toString(36)}`;
  await inDatabase(maintenance, `create database ${name}`);
  cleanup.push(() => inDatabase(maintenance, `drop database if exists ${name} with (force)`));
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  const dataDir = await temporaryFolder(cleanup);
  return {
    databaseUrl,
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    plain: (statement) => inDatabase(databaseUrl, statement),
  };
}

/** Runs SQL in a PostgreSQL. */
export async function inDatabase(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function temporaryFolder(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gym-test-"));
  cleanup.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
