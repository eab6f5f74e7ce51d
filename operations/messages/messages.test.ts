import { expect, test } from "vitest";
import { env } from "#config/env.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { claimReply } from "#leads/lead-notes.server.ts";
import { getLead } from "#leads/lead-queries.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { findOperation } from "#operations/registry.ts";
import { run } from "#operations/run.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { owner, storesAround } from "#test/support/stores.ts";
import { replyToMessage } from "./reply.operations.ts";

eachDatabase((_name, fresh) => {
  const save = async (db: Database) => (await saveLead(db, newLead(), { webhook: false, email: false })).id;
  const act = async (db: Database, name: string, input: Record<string, unknown>) =>
    (await run(findOperation(name), { input, actor: owner, stores: storesAround(db) }))?.entry;

  test("the text of an answer's note is undone and redone, and erased with its message", async () => {
    const db = await fresh();
    const id = await save(db);
    const note = "Casey Sample, 555-0101, comes by on Tuesday";
    const stored = async () => (await getLead(db, id))!.answered_note;
    const answered = await act(db, "messages.answer", { ids: [id], note });
    const undone = await act(db, "undo", { id: answered });
    expect(await stored()).toBeNull();
    const redone = await act(db, "undo", { id: undone });
    expect(await stored()).toBe(note);
    await act(db, "undo", { id: await act(db, "messages.reopen", { ids: [id] }) });
    expect(await stored()).toBe(note);

    await act(db, "messages.erase", { email: newLead().email });
    const tables = await db.kysely.introspection.getTables();
    for (const { name } of tables) {
      const rows = await db.kysely
        .selectFrom(name as "leads")
        .selectAll()
        .execute();
      expect(JSON.stringify(rows), name).not.toContain("555-0101");
    }
    await expect(act(db, "undo", { id: redone })).rejects.toThrow("The message has been deleted");
  });

  /** A message, and a mail server to answer it. */
  const withMail = async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const id = await save(db);
    const stores = storesAround(db, {
      env: { ...env, SMTP_URL: smtp.url, LEAD_NOTIFY_TO: "gym@example.com" },
    });
    const reply = () => run(replyToMessage, { input: { id, text: "See you." }, actor: owner, stores });
    return { db, smtp, id, reply };
  };

  test("a reply is stored and its message is marked as answered, or neither", async () => {
    const { db, smtp, id, reply } = await withMail();
    smtp.think(3000);
    const sent = expect(reply()).rejects.toThrow("lead_notes");
    await expect.poll(() => smtp.messages.length).toBe(1);
    await db.kysely.schema.dropTable("lead_notes").execute();
    await sent;
    expect(await getLead(db, id)).toMatchObject({ answered_at: null, stage: null });
    await smtp.close();
  });

  test("while a reply is mailed, no other is; the claim of a killed process ends", async () => {
    const { db, smtp, id, reply } = await withMail();
    const claims = db.kysely.selectFrom("lead_notes").select("at").where("kind", "=", "sending");
    expect(await claimReply(db, id, 60_000)).toBe(true);
    await expect(reply()).rejects.toThrow("being sent at this moment");
    expect(smtp.messages).toEqual([]);
    await db.kysely.updateTable("lead_notes").set({ at: 0 }).execute();
    await reply();
    expect(smtp.messages).toHaveLength(1);
    expect(await claims.execute()).toEqual([]);
    await smtp.close();
  });
});
