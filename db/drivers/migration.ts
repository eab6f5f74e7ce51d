import type { Kysely, Transaction } from "kysely";
import type { Schema } from "#db/schema/schema.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** What queries need of a database, prepared or not. */
export interface Store {
  kysely: Kysely<Schema>;
  kind: DatabaseKind;
}

export interface MigrationTools {
  db: Transaction<Schema>;
  kind: DatabaseKind;
  isThere: (table: string) => Promise<boolean>;
}

export interface Migration {
  name: string;
  /** Ours alone: made by this migration, and by no one before. */
  tables: string[];
  up: (tools: MigrationTools) => Promise<void>;
}
