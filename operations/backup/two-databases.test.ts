import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { ownTables } from "#db/drivers/migrate.server.ts";
import { writeNote } from "#db/readers/site-notes.server.ts";
import { messageTables } from "#db/schema/schema.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { onPostgres } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { newLead } from "#test/support/new-lead.ts";
import { ownFolder } from "#test/support/own-folder.ts";

onPostgres((fresh) => {
  test("a backup of two databases has the replies and the notes of both", async () => {
    const site = await fresh.place("sample");
    const messages = await fresh.place("tables");
    const env = { ...site.env, LEADS_DATABASE_URL: messages.databaseUrl! };
    const db = await openDatabase(messages);
    const { id } = await saveLead(db, newLead(), { webhook: false, email: false });
    await writeNote(db, "of the messages", "kept");
    await writeNote(db, "of both", "the messages' own");
    await db.close();
    await site.plain("insert into settings values ('of the site', 'kept'), ('of both', 'the site''s own')");
    expect((await gymAt({ env }, ["desk", "invite", "casey@example.com", "--role", "owner"])).code).toBe(0);
    const replied = await gymAt({ env }, ["leads", "record-reply", id, "See you Tuesday.", "--yes"]);
    expect([replied.code, replied.said]).toEqual([0, ""]);
    const file = join(ownFolder(), "both.tar.gz");
    expect((await gymAt({ env }, ["backup", file])).code).toBe(0);

    const target = { DATA_DIR: ownFolder(), DATABASE_URL: "", LEADS_DATABASE_URL: "" };
    const restored = await gymAt({ env: target }, ["restore", file, "--yes"]);
    expect([restored.code, restored.said]).toEqual([0, ""]);
    const into = await openDatabase({ dataDir: target.DATA_DIR });
    const replies = into.kysely.selectFrom("lead_notes").select(["lead", "words"]);
    expect(await replies.where("kind", "=", "reply").execute()).toEqual([
      { lead: id, words: "See you Tuesday." },
    ]);
    expect(await into.kysely.selectFrom("staff_people").select("email").execute()).toHaveLength(1);
    const notes = into.kysely.selectFrom("settings").selectAll().where("key", "like", "of %").orderBy("key");
    expect(await notes.execute()).toEqual([
      { key: "of both", value: "the site's own" },
      { key: "of the messages", value: "kept" },
      { key: "of the site", value: "kept" },
    ]);
    await into.close();

    // Every new database has price overrides.
    const others = ownTables.filter(
      (table) => ![...messageTables, "settings", "price_overrides"].includes(table),
    );
    for (const table of others) expect(await messages.plain(`select * from "${table}"`), table).toEqual([]);
  });
});
