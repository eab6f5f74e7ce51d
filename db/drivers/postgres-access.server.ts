import { type Kysely, sql } from "kysely";
import { DatabaseRefused, type ReadOnly } from "./engine.ts";
import { contractTables, ownTables } from "./migrate.server.ts";
import type { Schema } from "#db/schema/schema.ts";

/** PostgreSQL's code for insufficient privilege. */
export const MISSING_RIGHT = "42501";

/** `setting` is the environment variable with the URL. */
type Refused = { location: string; setting: string; role: string };

/** How to fix errors that last until a setting changes. */
const fixes: Readonly<Record<string, (refused: Refused) => string>> = {
  "28P01": ({ setting }) => `Correct the user and the password in ${setting}.`,
  "28000": ({ setting }) => `Allow this user in pg_hba.conf, or correct ${setting}.`,
  "3D000": ({ setting }) => `Create that database, or correct ${setting}.`,
  [MISSING_RIGHT]: ({ role }) =>
    `Let this user create tables: grant create, usage on schema public to "${role}";`,
};

export function explainPostgres(error: unknown, refused: Refused): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const fix = fixes[code];
  if (!fix || !(error instanceof Error)) return error;
  const message = `The database ${refused.location} refuses the site (${error.message}). ${fix(refused)}`;
  return new DatabaseRefused(message, { cause: error });
}

/** Another program's table has one of our names, and the role may not create a schema. */
export async function mayNotCreateSchema(kysely: Kysely<Schema>, table: string): Promise<DatabaseRefused> {
  const { rows } = await sql<{ role: string; name: string }>`
    select quote_ident(current_user) as role, quote_ident(current_database()) as name`.execute(kysely);
  return new DatabaseRefused(
    `The database ${rows[0]?.name} has a table ${table} that is not the site's. Nothing was changed. ` +
      `Let this user create a schema for the site's tables: grant create on database ${rows[0]?.name} to ${rows[0]?.role};`,
  );
}

/** null if the role may write. Also null if it can't read: then the first query fails with the reason. */
export async function readOnlyAccess(kysely: Kysely<Schema>, schema: string): Promise<ReadOnly | null> {
  const wanted = ["site_migrations", "leads", ...contractTables].map((name) => sql`${name}`);
  const { rows: tables } = await sql<{ schema: string; name: string; readable: boolean; writable: boolean }>`
    select nspname as schema, relname as name,
      has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as readable,
      has_table_privilege(c.oid, 'insert') as writable
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relname in (${sql.join(wanted)}) and relkind in ('r', 'v', 'm', 'p', 'f')
      and (pg_table_is_visible(c.oid) or nspname = ${schema})`.execute(kysely);
  const { rows: roles } = await sql<{ role: string; is_read_only: boolean; may_create: boolean }>`
    select current_user as role, current_setting('transaction_read_only') = 'on' as is_read_only,
      coalesce(has_schema_privilege(current_schema(), 'create'), false)
        or has_database_privilege(current_database(), 'create') as may_create`.execute(kysely);
  const { role, is_read_only, may_create } = roles[0]!;
  const migrations = tables.find(({ name, readable }) => name === "site_migrations" && readable);
  const leads = tables.find(({ name, schema }) => name === "leads" && schema === migrations?.schema);
  const mayWrite = !is_read_only && (migrations ? leads?.writable === true : may_create);
  if (mayWrite || !tables.some(({ name, readable }) => readable && contractTables.includes(name)))
    return null;
  return {
    why:
      `"${role}" has read-only access to the database: messages can't be stored there. Set LEADS_DATABASE_URL to ` +
      "another database, or to 'folder' for a file in DATA_DIR; or let this user write.",
    complete: migrations !== undefined,
  };
}

const WRITES = /^\s*(insert|update|delete|create|alter|lock)\b/i;
const FROM_OWN_TABLE = new RegExp(`\\bfrom "?(${[...ownTables, "site_migrations"].join("|")})\\b`);
const noRows = { command: "SELECT" as const, rowCount: 0, rows: [] };

/** For a read-only database: refuses writes, and returns no rows for our tables if they are missing. */
export function answerReadOnly({ why, complete }: ReadOnly, statement: string) {
  if (WRITES.test(statement)) throw new DatabaseRefused(why);
  return !complete && FROM_OWN_TABLE.test(statement) ? noRows : null;
}
