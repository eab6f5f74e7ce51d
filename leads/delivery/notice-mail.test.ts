import { pino } from "pino";
import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { MAIL_TIMEOUT_MS, sendMail } from "#mail/send-mail.server.ts";
import { mailNotice } from "./notice-mail.server.ts";
import { startDelivery, wakeDelivery, deliveryChannels } from "./lead-delivery.server.ts";
import { claimDue } from "./outbox.server.ts";
import { getLead } from "#leads/lead-queries.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";

// 15 seconds exceed the former timeout.
test("a slow mail server gets each e-mail once", async () => {
  const smtp = await startSmtp();
  smtp.think(16_000);
  const sent = await sendMail(
    { to: "desk@gym.example", smtpUrl: smtp.url },
    { id: "1", subject: "S", text: "T" },
  );
  expect(sent).toEqual({ kind: "delivered" });
  expect(smtp.messages).toHaveLength(1);
  await smtp.close();
});

test("a failure is explained in words, without a code", async () => {
  const smtp = await startSmtp();
  const send = () =>
    sendMail({ to: "desk@gym.example", smtpUrl: smtp.url }, { id: "2", subject: "S", text: "T" });
  smtp.refuse(1);
  expect(await send()).toEqual({
    kind: "retry",
    error: "the mail server refused the e-mail for now",
    cause: "EENVELOPE 451",
  });
  await smtp.close();
  expect(await send()).toMatchObject({ kind: "retry", error: "no connection to the mail server" });
});

eachDatabase((_name, fresh) => {
  test("while an e-mail may be in flight, no other process sends it", async () => {
    const db = await fresh();
    const now = Date.now();
    await saveLead(db, newLead({ receivedAt: now }), { webhook: false, email: true });
    expect(await claimDue(db, "email", 1, now)).toHaveLength(1);
    expect(await claimDue(db, "email", 1, now + MAIL_TIMEOUT_MS)).toHaveLength(0);
    expect(await claimDue(db, "email", 1, now + 2 * MAIL_TIMEOUT_MS)).toHaveLength(1);
  });

  test("the gym gets an e-mail in addition to the webhook, retried until the mail server accepts it", async () => {
    const [db, smtp, receiver] = [await fresh(), await startSmtp(), await startReceiver()];
    const env = {
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: undefined,
      LEAD_NOTIFY_TO: "desk@gym.example",
      SMTP_URL: smtp.url,
      LEAD_KEEP_DAYS: undefined,
    };
    smtp.refuse(1);
    const delivery = startDelivery({ database: db, env, log: pino({ level: "silent" }) });
    const words = {
      name: "Zoë\r\nBcc: all@example.com",
      message: "One line.\n.\nAnother, after a lone dot.",
    };
    const { id } = await saveLead(db, newLead(words), deliveryChannels(env));
    wakeDelivery();
    let lead;
    for (let waited = 0; waited < 10_000; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      lead = await db.kysely.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      if (lead.state === "delivered" && lead.email_state === "delivered") break;
    }
    expect(lead).toMatchObject({
      state: "delivered",
      attempts: 1,
      email_state: "delivered",
      email_attempts: 2,
    });
    await delivery.stop();
    expect(receiver.deliveries).toHaveLength(1);
    expect(receiver.deliveries[0]!.headers).not.toHaveProperty("webhook-signature");
    expect(smtp.messages).toHaveLength(1);
    const [letter = ""] = smtp.messages;
    const [head = "", body = ""] = letter.split(/\n\n(.*)/s);
    expect(head).toContain("To: desk@gym.example");
    expect(head).toContain(`Message-ID: <${id}@gym.example>`);
    expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?New_message_from_Zo=C3=AB_Bcc:?/m);
    expect(head).toMatch(/Reply-To: [^<]*<casey@example\.com>/);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(body).toContain("One line.\n.\nAnother, after a lone dot.");
    expect(body).toContain("casey@example.com");
    await smtp.close();
    await receiver.close();
  });

  test("the e-mail contains the sender, the subject and the reason for doubt", async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const mailbox = { to: "desk@gym.example", smtpUrl: smtp.url };
    for (const change of [
      {},
      { subject: "Open mat, December 12" },
      { message: "<a href=x>", doubt: "markup in the message" },
    ]) {
      const { id } = await saveLead(db, newLead(change), { webhook: false, email: true });
      await mailNotice(mailbox, (await getLead(db, id))!);
    }
    const [plain, about, doubtful] = smtp.messages;
    expect(plain).toMatch(/^Subject: New message from Casey Sample: Membership Options$/m);
    expect(plain).not.toContain("spam");
    expect(about).toMatch(/^Subject: New message from Casey Sample: Open mat, December 12$/m);
    expect(about).toContain("\n\nOpen mat, December 12\n\nWhen can I come by");
    expect(doubtful).toMatch(/^Subject: Doubtful message from Casey Sample: Membership Options$/m);
    expect(doubtful).toContain("This may be spam: markup in the message.");
    await smtp.close();
  });

  test("Reply-To is ASCII, which every mail server accepts, or is left out", async () => {
    const [db, smtp] = [await fresh(), await startSmtp()];
    const mailbox = { to: "desk@gym.example", smtpUrl: smtp.url };
    for (const email of ["casey@exämple.de", "ü@exämple.de"]) {
      const { id } = await saveLead(db, newLead({ email }), { webhook: false, email: true });
      await mailNotice(mailbox, (await getLead(db, id))!);
    }
    const heads = smtp.messages.map((letter) => letter.split("\n\n")[0]!);
    expect(heads.map((head) => /^Reply-To: .*$/m.exec(head)?.[0])).toEqual([
      "Reply-To: Casey Sample <casey@xn--exmple-cua.de>",
      undefined,
    ]);
    for (const head of heads) expect(head).toMatch(/^[\x20-\x7e\n]+$/);
    await smtp.close();
  });
});
