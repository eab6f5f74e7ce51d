import type { Transaction } from "kysely";
import type { DatabaseKind } from "./engine.ts";
import type { Schema } from "#db/schema/schema.ts";

export interface MigrationTools {
  db: Transaction<Schema>;
  kind: DatabaseKind;
  hasTable: (table: string) => Promise<boolean>;
}

export interface Migration {
  name: string;
  /** The tables that it creates, without contract tables. */
  tables: string[];
  up: (tools: MigrationTools) => Promise<void>;
}
