import { DatabaseRefused } from "./database-refused.server.ts";

/** What PostgreSQL refuses by these codes stays refused until somebody changes a setting. */
const cures: Readonly<Record<string, string>> = {
  "28P01": "Correct the user and the password in DATABASE_URL.",
  "28000": "Let this user in (pg_hba.conf), or correct DATABASE_URL.",
  "3D000": "Create that database, or correct DATABASE_URL.",
  "42501": "Let this user make tables: grant create, usage on schema public to the user of DATABASE_URL.",
};

export function explainPostgres(error: unknown, location: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const cure = cures[code];
  if (!cure || !(error instanceof Error)) return error;
  return new DatabaseRefused(`The database ${location} refuses the site (${error.message}). ${cure}`, {
    cause: error,
  });
}
