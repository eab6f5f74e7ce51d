import { type Kysely, sql } from "kysely";
import { contractTables, ownTables } from "./migrate.server.ts";
import { DatabaseRefused } from "./database-refused.server.ts";
import type { Schema } from "#db/schema/schema.ts";

/** A role that may read what the site shows, and write nothing. */
export interface ReadOnly {
  why: string;
  /** Whether our own tables are there; without them what they would hold is nothing. */
  complete: boolean;
}

/** null where the role may write, and where it can't even read: then the site is refused, and told what is missing. */
export async function readOnlyRole(kysely: Kysely<Schema>, schema: string): Promise<ReadOnly | null> {
  const wanted = ["site_migrations", "leads", ...contractTables].map((name) => sql`${name}`);
  const { rows: tables } = await sql<{ schema: string; name: string; readable: boolean; writable: boolean }>`
    select nspname as schema, relname as name,
      has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as readable,
      has_table_privilege(c.oid, 'insert') as writable
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relname in (${sql.join(wanted)}) and relkind in ('r', 'v', 'm', 'p', 'f')
      and (pg_table_is_visible(c.oid) or nspname = ${schema})`.execute(kysely);
  const { rows: roles } = await sql<{ role: string; frozen: boolean; maker: boolean }>`
    select current_user as role, current_setting('transaction_read_only') = 'on' as frozen,
      coalesce(has_schema_privilege(current_schema(), 'create'), false)
        or has_database_privilege(current_database(), 'create') as maker`.execute(kysely);
  const { role, frozen, maker } = roles[0]!;
  const record = tables.find(({ name, readable }) => name === "site_migrations" && readable);
  const leads = tables.find(({ name, schema }) => name === "leads" && schema === record?.schema);
  const mayWrite = !frozen && (record ? leads?.writable === true : maker);
  if (mayWrite || !tables.some(({ name, readable }) => readable && contractTables.includes(name)))
    return null;
  return {
    why:
      `The database may only be read by "${role}": messages can't be stored there. Set LEADS_DATABASE_URL to another ` +
      "database, or to 'folder' for a file in DATA_DIR; or let this user write.",
    complete: record !== undefined,
  };
}

const WRITES = /^\s*(insert|update|delete|create|alter|lock)\b/i;
const OF_OURS = new RegExp(`\\bfrom "?(${[...ownTables, "site_migrations"].join("|")})\\b`);
const nothing = { command: "SELECT" as const, rowCount: 0, rows: [] };

/** What is answered in such a database's stead, if anything. */
export function inStead({ why, complete }: ReadOnly, statement: string) {
  if (WRITES.test(statement)) throw new DatabaseRefused(why);
  return !complete && OF_OURS.test(statement) ? nothing : null;
}
