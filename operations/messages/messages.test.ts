import { expect, test } from "vitest";
import { env } from "#config/env.server.ts";
import { getLead } from "#leads/lead-queries.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { run } from "#operations/run.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { owner, storesAround } from "#test/support/stores.ts";
import { replyToMessage } from "./reply.operations.ts";

eachDatabase((_name, fresh) => {
  test("a reply is stored and its message is marked as answered, or neither", async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const { id } = await saveLead(db, newLead(), { webhook: false, email: false });
    await db.kysely.schema.dropTable("lead_notes").execute();
    const stores = storesAround(db, {
      env: { ...env, SMTP_URL: smtp.url, LEAD_NOTIFY_TO: "gym@example.com" },
    });
    const sent = run(replyToMessage, { input: { id, text: "See you." }, actor: owner, stores });
    await expect(sent).rejects.toThrow("lead_notes");
    expect(smtp.messages).toHaveLength(1);
    expect(await getLead(db, id)).toMatchObject({ answered_at: null, stage: null });
    await smtp.close();
  });
});
