import { type Kysely, sql } from "kysely";
import { DatabaseRefused } from "./database-refused.server.ts";
import type { Schema } from "#db/schema/schema.ts";

/** PostgreSQL's code for what a role has no right to. */
export const MAY_NOT = "42501";

/** What PostgreSQL refuses by these codes stays refused until somebody changes a setting. */
const cures: Readonly<Record<string, (role: string) => string>> = {
  "28P01": () => "Correct the user and the password in DATABASE_URL.",
  "28000": () => "Let this user in (pg_hba.conf), or correct DATABASE_URL.",
  "3D000": () => "Create that database, or correct DATABASE_URL.",
  [MAY_NOT]: (role) => `Let this user make tables: grant create, usage on schema public to "${role}";`,
};

export function explainPostgres(error: unknown, location: string, role: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const cure = cures[code];
  if (!cure || !(error instanceof Error)) return error;
  return new DatabaseRefused(`The database ${location} refuses the site (${error.message}). ${cure(role)}`, {
    cause: error,
  });
}

/** Ours need a schema of their own beside somebody else's table, and the role may not make one. */
export async function schemaRefused(kysely: Kysely<Schema>, table: string): Promise<DatabaseRefused> {
  const { rows } = await sql<{ role: string; name: string }>`
    select quote_ident(current_user) as role, quote_ident(current_database()) as name`.execute(kysely);
  return new DatabaseRefused(
    `The database ${rows[0]?.name} has a table ${table} that is not the site's. Nothing was changed. ` +
      `Let this user make a schema for ours beside it: grant create on database ${rows[0]?.name} to ${rows[0]?.role};`,
  );
}
