import type { Dialect, Kysely } from "kysely";
import type { Schema } from "#db/schema/schema.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** What a query needs: a database, or a transaction in it. */
export interface Queryable {
  kysely: Kysely<Schema>;
  kind: DatabaseKind;
}

/** What differs between SQLite and PostgreSQL. */
export interface Engine {
  kind: DatabaseKind;
  /** For people: the file, or the address without its password. */
  location: string;
  /** `prepare` runs before each connection is handed out. */
  dialect: (prepare?: () => Promise<void>) => Dialect;
  /** Changes when the database was replaced by another one. */
  generation: () => number;
  /** Checks the database before it is migrated; not null where it may only be read. */
  inspect: (kysely: Kysely<Schema>) => Promise<ReadOnly | null>;
  /** Turns an error that only a person can fix into one that says how. */
  explain: (error: unknown) => unknown;
  close: () => Promise<void>;
}

/** The database user may read what the site shows and write nothing. */
export interface ReadOnly {
  why: string;
  /** Whether our own tables exist; missing ones count as empty. */
  complete: boolean;
}

/** The database can't be used until a person does something; the message says what. */
export class DatabaseRefused extends Error {
  override name = "DatabaseRefused";
}
