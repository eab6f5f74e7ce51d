import { expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { sendQuarantineNotice } from "./quarantine-notice.server.ts";
import { leadCounts } from "./lead-metrics.server.ts";
import { releaseLeads } from "./quarantine.server.ts";
import { saveLead } from "./lead-store.server.ts";

const nowhere = { webhook: false, email: false };
const states = ["waiting", "delivered", "failed", "stopped", "quarantined", "kept"];

eachDatabase((_name, fresh) => {
  test("migrated leads keep their states, and the old notification time is applied to quarantined ones", async () => {
    const place = await fresh.place("nothing");
    const before = await openDatabase(place);
    for (const message of states) await saveLead(before, newLead({ message, receivedAt: 1 }), nowhere);
    await before.close();
    await place.plain("update leads set state = message");
    for (const column of ["subject", "doubt"]) await place.plain(`alter table leads drop column ${column}`);
    await place.plain("delete from site_migrations where name = '0003-lead-doubt'");

    const db = await openDatabase(place);
    const rows = await db.kysely.selectFrom("leads").selectAll().execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual(states.toSorted());
    for (const row of rows) expect(row).toMatchObject({ state: row.message, subject: null, doubt: null });
    expect(await leadCounts(db)).toMatchObject({ quarantined: 1, unreviewed: 1, doubtful: 0 });
    const smtp = await startSmtp();
    expect(await sendQuarantineNotice(db, { to: "desk@gym.example", smtpUrl: smtp.url })).toBe(true);
    expect(smtp.messages[0]).toContain("Subject: 1 message quarantined as spam");
    const quarantined = rows.filter(({ state }) => state === "quarantined").map(({ id }) => id);
    expect(await releaseLeads(db, quarantined, nowhere)).toBe(1);
    await smtp.close();
    await db.close();
  });
});
