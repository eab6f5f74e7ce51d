import type { Kysely } from "kysely";
import type { Migration } from "#db/drivers/migration.ts";
import type { Schema } from "#db/schema/schema.ts";

/** The audit log with the changed rows. It replaces `imports` and `changes`, which stored entire tables. */
export const auditLog: Migration = {
  name: "0012-audit-log",
  tables: ["audit_entries", "audit_changes"],
  async up({ db }) {
    await db.schema
      .createTable("audit_entries")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("actor", "text", (c) => c.notNull())
      .addColumn("via", "text", (c) => c.notNull())
      .addColumn("operation", "text", (c) => c.notNull())
      .addColumn("sentence", "text", (c) => c.notNull())
      .addColumn("undone_at", "bigint")
      .execute();
    await db.schema.createIndex("audit_entries_at").on("audit_entries").columns(["at", "id"]).execute();
    await db.schema
      .createTable("audit_changes")
      .addColumn("entry", "text", (c) => c.notNull())
      .addColumn("position", "integer", (c) => c.notNull())
      .addColumn("table_name", "text", (c) => c.notNull())
      .addColumn("row_key", "text", (c) => c.notNull())
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("before", "text")
      .addColumn("after", "text")
      .addPrimaryKeyConstraint("audit_changes_key", ["entry", "position"])
      .execute();
    await db.schema
      .createIndex("audit_changes_row")
      .on("audit_changes")
      .columns(["table_name", "row_key"])
      .execute();
    await moveOldLog(db);
  },
};

const KEYS: Readonly<Record<string, string>> = {
  plans: "Plan Name",
  trainers: "Name",
  hours: "day",
  settings: "name",
  tour: "image_number",
  "site-pictures": "place",
};

type OldRow = Record<string, unknown>;

/** Also called after restoring a backup from before this migration. */
export async function moveOldLog(db: Kysely<Schema>): Promise<void> {
  const imports = await db.selectFrom("imports").selectAll().execute();
  for (const { id, created_at, subject, summary, rows_before, rows_after, undone_at } of imports) {
    const logged = await db
      .selectFrom("changes")
      .select(["who", "what"])
      .where("import_id", "=", id)
      .orderBy("made_at")
      .execute();
    const more = logged.length > 1 ? ` and ${logged.length - 1} more` : "";
    await db
      .insertInto("audit_entries")
      .values({
        id,
        at: created_at,
        actor: logged[0]?.who ?? "gym",
        via: (logged[0]?.who ?? "gym") === "gym" ? "cli" : "desk",
        operation: `${subject}.change`,
        sentence: logged[0] ? `${logged[0].what}${more}` : summary,
        undone_at,
      })
      .execute();
    const changes = differing(KEYS[subject] ?? "id", parse(rows_before), parse(rows_after));
    for (const [position, { key, before, after }] of changes.entries()) {
      const sides = { before: before && JSON.stringify(before), after: after && JSON.stringify(after) };
      const facts = { entry: id, position, table_name: subject, row_key: key, title: key };
      await db
        .insertInto("audit_changes")
        .values({ ...facts, ...sides })
        .execute();
    }
  }
  const notes = await db.selectFrom("changes").selectAll().where("import_id", "is", null).execute();
  for (const { id, made_at, who, subject, what } of notes) {
    const via = who === "gym" ? "cli" : "desk";
    await db
      .insertInto("audit_entries")
      .values({ id, at: made_at, actor: who, via, operation: subject, sentence: what, undone_at: null })
      .execute();
  }
  await db.deleteFrom("changes").execute();
  await db.deleteFrom("imports").execute();
}

function differing(key: string, before: OldRow[], after: OldRow[]) {
  const byKey = (rows: OldRow[]) => new Map(rows.map((row) => [String(row[key]), row]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ key: name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter(({ before: old, after: now }) => {
      if (!old || !now) return true;
      return Object.entries(now).some(([column, value]) => String(old[column] ?? "") !== String(value ?? ""));
    });
}

function parse(text: string): OldRow[] {
  return JSON.parse(text) as OldRow[];
}
