import type { Dialect, Kysely } from "kysely";
import type { Schema } from "#db/schema/schema.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** A database, or a transaction in one. */
export interface Queryable {
  kysely: Kysely<Schema>;
  kind: DatabaseKind;
}

/** What differs between SQLite and PostgreSQL. */
export interface Engine {
  kind: DatabaseKind;
  /** For display: the path of the file, or the URL without its password. */
  location: string;
  /** `prepare` runs before a connection is used. */
  dialect: (prepare?: () => Promise<void>) => Dialect;
  /** Increases when the database has been replaced. */
  generation: () => number;
  /** Checks the database before it is migrated. Says why if the access is read-only; otherwise null. */
  inspect: (kysely: Kysely<Schema>) => Promise<ReadOnly | null>;
  /** Turns an error that only a person can fix into a DatabaseRefused with instructions. */
  explain: (error: unknown) => unknown;
  close: () => Promise<void>;
}

/** The database user may read, but not write. */
export interface ReadOnly {
  why: string;
  /** Whether our own tables exist; missing ones count as empty. */
  complete: boolean;
}

/** The database can't be used until a person acts. The message says what to do. */
export class DatabaseRefused extends Error {
  override name = "DatabaseRefused";
}
