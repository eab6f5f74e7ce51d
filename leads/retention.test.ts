import { pino } from "pino";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { findInFiles } from "#test/support/find-in-files.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { sendQuarantineNotice } from "./quarantine-notice.server.ts";
import { markAnswered } from "./lead-care.server.ts";
import { listLeads } from "./lead-queries.server.ts";
import { saveLead, type NewLead } from "./lead-store.server.ts";
import { quarantineLeads, markNotified } from "./quarantine.server.ts";
import { eraseOldLeads, applyRetention } from "./retention.server.ts";

const hour = 3600_000;
const day = 24 * hour;
const quarantineReason = "the hidden field is filled in";
const monthOld = () => ({ receivedAt: Date.now() - 31 * day });

const save = async (db: Database, change: Partial<NewLead>) =>
  (await saveLead(db, newLead(change), { webhook: true, email: false })).id;

const left = async (db: Database) => (await listLeads(db)).leads.map(({ message }) => message).toSorted();

/** Delivered on the day of its arrival. */
async function saveDelivered(db: Database, receivedAt: number) {
  const id = await save(db, { message: "a delivered message", receivedAt });
  await db.kysely.updateTable("leads").set({ state: "delivered" }).where("id", "=", id).execute();
}

eachDatabase((_name, fresh) => {
  test("a quarantined message of any age stays until it has been reported", async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const hold = (message: string) => save(db, { ...monthOld(), message, quarantineReason });
    for (let i = 0; i < 25; i++) await hold("nobody has seen it");
    expect(await eraseOldLeads(db, 30)).toBe(0);

    await markNotified(db, [await hold("opened")]);
    await markAnswered(db, await hold("answered"), null);
    await quarantineLeads(db, [await save(db, { ...monthOld(), message: "marked by a person" })]);
    expect(await eraseOldLeads(db, 30)).toBe(3);
    expect(await left(db)).toEqual(Array(25).fill("nobody has seen it"));

    const mailbox = { to: "desk@gym.example", smtpUrl: smtp.url };
    smtp.refuse(1);
    await expect(sendQuarantineNotice(db, mailbox)).rejects.toThrow(
      "the mail server refused the e-mail for now",
    );
    expect(await eraseOldLeads(db, 30)).toBe(0);
    expect(await sendQuarantineNotice(db, mailbox, Date.now() + day)).toBe(true);
    expect(smtp.messages[0]).toContain("Subject: 25 messages quarantined as spam");
    await hold("came after the letter");
    expect(await eraseOldLeads(db, 30)).toBe(25);
    expect(await left(db)).toEqual(["came after the letter"]);
    await smtp.close();
  });

  test("a message is erased together with its notes or not at all", async () => {
    const db = await fresh();
    await saveDelivered(db, Date.now() - 31 * day);
    await db.kysely.schema.dropTable("lead_notes").execute();
    await expect(eraseOldLeads(db, 30)).rejects.toThrow("lead_notes");
    expect(await left(db)).toEqual(["a delivered message"]);
  });

  test("nothing is erased until the clock has run for a day without a jump", async () => {
    const [db, lines] = [await fresh(), [] as string[]];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const start = Date.now();
    await saveDelivered(db, start);
    const sweep = (now: number) => applyRetention(db, 30, log, now);
    /** The number of leads that hourly sweeps erase within 25 hours. */
    const watch = async (from: number) => {
      let erased = 0;
      for (let now = from; now <= from + day; now += hour) erased += await sweep(now);
      return erased;
    };
    expect(await watch(start)).toBe(0);
    const ahead = start + 60 * day;
    expect(await sweep(ahead), "the clock has jumped ahead").toBe(0);
    expect(lines.at(-1)).toContain("nothing is erased for a day");
    expect(await sweep(ahead + 23 * hour), "not looked at for most of a day").toBe(0);
    expect(await sweep(start + 2 * day), "set right again").toBe(0);
    expect(await watch(start + 2 * day)).toBe(0);
    expect(await left(db)).toEqual(["a delivered message"]);
    expect(await watch(start + 31 * day), "a month has passed indeed").toBe(1);
  });

  test("erased messages are no longer in the files of the database", async () => {
    const place = await fresh.place();
    const db = await openDatabase(place);
    await saveDelivered(db, Date.now());
    const log = pino({ enabled: false });
    let erased = 0;
    for (let now = Date.now() + 31 * day; erased === 0; now += hour)
      erased = await applyRetention(db, 30, log, now);
    expect(findInFiles(place.dataDir, ["a delivered message"])).toEqual([]);
    await db.close();
  });

  test("messages reported by an earlier version count as reported", async () => {
    const place = await fresh.place();
    const before = await openDatabase(place);
    await save(before, { ...monthOld(), message: "told", quarantineReason });
    await save(before, { receivedAt: Date.now() - hour, message: "not told", quarantineReason });
    await before.close();
    await place.plain("alter table leads drop column told_at");
    await place.plain("delete from site_migrations where name = '0008-lead-told'");
    const note = JSON.stringify({ until: Date.now() - day, day: "2026-11-20", tried: 1 });
    await place.plain(`insert into settings (key, value) values ('held back, told', '${note}')`);

    const db = await openDatabase(place);
    const rows = await db.kysely.selectFrom("leads").select(["message", "told_at"]).execute();
    expect(rows.filter(({ told_at }) => told_at !== null).map(({ message }) => message)).toEqual(["told"]);
    await db.close();
  });
});
