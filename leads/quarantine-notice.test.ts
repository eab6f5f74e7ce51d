import { pino } from "pino";
import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { sendQuarantineNotice } from "./quarantine-notice.server.ts";
import { startDelivery, deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { markAnswered } from "./lead-care.server.ts";
import { quarantineLeads } from "./quarantine.server.ts";
import { saveLead } from "./lead-store.server.ts";

const hours = (n: number) => n * 3600_000;
const noon = Date.parse("2026-11-20T17:00:00Z");
const quarantineReason = "the hidden field is filled in";

eachDatabase((_name, fresh) => {
  test("a daily e-mail reports newly quarantined messages, once for all processes", async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const mailbox = { to: "desk@gym.example", smtpUrl: smtp.url };
    const hold = (message: string, receivedAt: number) =>
      saveLead(db, newLead({ message, receivedAt, quarantineReason }), { webhook: false, email: true });
    const tell = (now: number) => sendQuarantineNotice(db, mailbox, now);
    expect(await tell(noon)).toBe(false);
    await hold("one https://evil.example/x", noon - hours(30));
    const { id } = await hold("two", noon - hours(20));
    await markAnswered(db, (await hold("looked at", noon - hours(20))).id, null);
    const marked = newLead({ message: "marked by a person", receivedAt: noon - hours(20) });
    await quarantineLeads(db, [(await saveLead(db, marked, { webhook: false, email: false })).id]);
    expect((await Promise.all([tell(noon), tell(noon), tell(noon)])).filter(Boolean)).toHaveLength(1);
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toContain("Subject: 2 messages quarantined as spam");
    expect(smtp.messages[0]).toContain(id.slice(0, 8));
    expect(smtp.messages[0]).toContain("one [link]");
    expect(smtp.messages[0]).toContain("gym leads release ID");
    await hold("three", noon + hours(1));
    expect(await tell(noon + hours(2))).toBe(false);
    expect(await tell(noon + hours(24))).toBe(true);
    expect(smtp.messages[1]).toContain("Subject: 1 message quarantined as spam");
    expect(smtp.messages[1]).not.toContain("one [link]");
    expect(await tell(noon + hours(48))).toBe(false);
    await smtp.close();
  });

  test("a refused e-mail is retried after an hour, and includes all messages", async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const mailbox = { to: "desk@gym.example", smtpUrl: smtp.url };
    await saveLead(db, newLead({ quarantineReason, receivedAt: noon - hours(1) }), {
      webhook: false,
      email: true,
    });
    smtp.refuse(1);
    await expect(sendQuarantineNotice(db, mailbox, noon)).rejects.toThrow(
      "the mail server refused the e-mail for now",
    );
    expect(await sendQuarantineNotice(db, mailbox, noon + hours(0.5))).toBe(false);
    expect(await sendQuarantineNotice(db, mailbox, noon + hours(1))).toBe(true);
    expect(smtp.messages[0]).toContain("Subject: 1 message quarantined as spam");
    await smtp.close();
  });

  test("the running site sends it", async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const env = {
      LEAD_WEBHOOK_URL: undefined,
      LEAD_WEBHOOK_SECRET: undefined,
      LEAD_NOTIFY_TO: "desk@gym.example",
      SMTP_URL: smtp.url,
      LEAD_KEEP_DAYS: undefined,
    };
    await saveLead(
      db,
      newLead({ quarantineReason, receivedAt: Date.now() - hours(1) }),
      deliveryChannels(env),
    );
    const delivery = startDelivery({ database: db, env, log: pino({ level: "silent" }) });
    await expect.poll(() => smtp.messages.length).toBe(1);
    await delivery.stop();
    await smtp.close();
  });
});
