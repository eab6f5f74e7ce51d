import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "#db/drivers/database.server.ts";
import { loadSample } from "#db/sample/sample.server.ts";
import { hasPostgres, postgresUrl, templatePrefix } from "#test/outside/postgres.ts";

/** A store that is not opened yet. `env` lets another process open it. */
export interface Place extends DatabaseOptions {
  env: Record<string, string>;
  /** Runs SQL directly, as another tool would. */
  plain: (statement: string) => Promise<Record<string, unknown>[]>;
}

/** Initial content: no tables, empty tables, or the sample data. */
type Content = "nothing" | "tables" | "sample";

export interface FreshDatabase {
  /** Opened and migrated, without sample data unless asked. */
  (options?: Partial<DatabaseOptions>): Promise<Database>;
  place: (content?: Content) => Promise<Place>;
}

/** Runs the tests on both databases, and cleans up afterward. */
export function eachDatabase(tests: (name: "SQLite" | "PostgreSQL", fresh: FreshDatabase) => void) {
  describe("on SQLite", () => tests("SQLite", freshIn(sqlitePlace)));
  onPostgres((fresh) => tests("PostgreSQL", fresh));
}

/** For screens, pages and commands: SQLite, and PostgreSQL in the long tests. Operations and queries are tested on both. */
export function eachDatabaseAtLength(tests: (name: "SQLite" | "PostgreSQL", fresh: FreshDatabase) => void) {
  if (process.env.LONG_TESTS === "1") eachDatabase(tests);
  else describe("on SQLite", () => tests("SQLite", freshIn(sqlitePlace)));
}

/** Skipped without PostgreSQL, except in CI. */
export function onPostgres(tests: (fresh: FreshDatabase) => void) {
  const runs = hasPostgres() || process.env.CI ? describe : describe.skip;
  runs("on PostgreSQL", () => tests(freshIn(postgresPlace)));
}

type Cleanup = (() => Promise<unknown>)[];

function freshIn(makePlace: (content: Content, cleanup: Cleanup) => Promise<Place>): FreshDatabase {
  const cleanup: Cleanup = [];
  afterAll(async () => {
    for (const undo of cleanup.toReversed()) await undo();
  });
  const place = (content: Content = "tables") => makePlace(content, cleanup);
  const open = async (options: Partial<DatabaseOptions> = {}) => {
    const db = await openDatabase({ ...(await place(options.sample ? "sample" : "tables")), ...options });
    cleanup.push(() => db.close());
    return db;
  };
  return Object.assign(open, { place });
}

async function sqlitePlace(content: Content, cleanup: Cleanup): Promise<Place> {
  const dataDir = await temporaryFolder(cleanup);
  if (content !== "nothing") await copyFile(await sqliteTemplate(content), join(dataDir, "site.sqlite"));
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

/** Made once for all files. If several workers make it, the first rename wins. */
async function sqliteTemplate(content: Content): Promise<string> {
  const file = join(tmpdir(), `${content}.sqlite`);
  if (existsSync(file)) return file;
  const dataDir = await mkdtemp(join(tmpdir(), "template-"));
  await fill({ dataDir }, content);
  await rename(join(dataDir, "site.sqlite"), file);
  return file;
}

async function fill(options: DatabaseOptions, content: Content) {
  const db = await openDatabase(options);
  if (content === "sample") await loadSample(db);
  await db.close();
}

let made = 0;

async function postgresPlace(content: Content, cleanup: Cleanup): Promise<Place> {
  const server = await postgresUrl();
  const name = `gym_${process.pid}_${(made += 1)}_${Date.now().toString(36)}`;
  const template = content === "nothing" ? "template1" : await postgresTemplate(server, content);
  await inDatabase(server, `create database ${name} template ${template}`);
  cleanup.push(() => inDatabase(server, `drop database if exists ${name} with (force)`));
  const databaseUrl = urlFor(server, name);
  const dataDir = await temporaryFolder(cleanup);
  return {
    databaseUrl,
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    plain: (statement) => inDatabase(databaseUrl, statement),
  };
}

/** Made once for all files. If several workers or tests make it, the first rename wins. */
async function postgresTemplate(server: string, content: Content): Promise<string> {
  const template = `${templatePrefix()}_${content}`;
  const [there] = await inDatabase(server, `select 1 from pg_database where datname = '${template}'`);
  if (there) return template;
  const draft = `${template}_${process.pid}_${(made += 1)}`;
  await inDatabase(server, `create database ${draft}`);
  const dataDir = await mkdtemp(join(tmpdir(), "template-"));
  await fill({ databaseUrl: urlFor(server, draft), dataDir }, content);
  await inDatabase(server, `alter database ${draft} rename to ${template}`).catch(() =>
    inDatabase(server, `drop database ${draft}`),
  );
  return template;
}

function urlFor(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
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
