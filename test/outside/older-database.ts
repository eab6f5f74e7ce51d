import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { beginning } from "#db/migrations/0001-beginning.ts";
import { leadOutbox } from "#db/migrations/0002-lead-outbox.ts";
import { migrate } from "#db/drivers/migrate.server.ts";
import type { Schema } from "#db/schema/schema.ts";
import { inDatabase } from "#test/support/fresh-database.ts";

const OLD = [beginning, leadOutbox];

/** A PostgreSQL database of an older version, and functions to inspect it directly. */
export async function olderDatabase(url: string) {
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }),
  });
  await migrate(kysely, "postgres", OLD);
  await kysely.destroy();
  const names = OLD.map(({ name }) => `'${name}'`).join(", ");
  return {
    /** PostgreSQL stores the writing transaction with each row. */
    async transactionsThatMigrated(): Promise<number> {
      const rows = await inDatabase(
        url,
        `select distinct xmin::text from site_migrations where name not in (${names})`,
      );
      return rows.length;
    },
  };
}
