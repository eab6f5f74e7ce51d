import type { Transaction } from "kysely";
import type { DatabaseKind } from "./engine.ts";
import type { Schema } from "#db/schema/schema.ts";

export interface MigrationTools {
  db: Transaction<Schema>;
  kind: DatabaseKind;
  isThere: (table: string) => Promise<boolean>;
}

export interface Migration {
  name: string;
  /** The tables that this migration creates. Contract tables are not among them: the gym may have had them before. */
  tables: string[];
  up: (tools: MigrationTools) => Promise<void>;
}
