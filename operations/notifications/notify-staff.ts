import { brand } from "#content/site.ts";
import { deskAddress } from "#auth/desk-address.server.ts";
import { personByEmail } from "#auth/people.server.ts";
import { listPushDevices } from "#auth/push/push-devices.server.ts";
import { sendPushes } from "#auth/push/send-push.server.ts";
import type { Env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { INTERACTIVE_TIMEOUT_MS, sendMail } from "#mail/send-mail.server.ts";

/** A push to every device with notifications on. The e-mail notice does not depend on it. */
export async function notifyNewMessage(db: Database, env: Env, lead: string): Promise<void> {
  try {
    await sendPushes(db, env, await listPushDevices(db), { notice: "new", lead });
  } catch (error) {
    log.warn({ err: error }, "nobody could be notified of a new message");
  }
}

/** A push to the person's devices, or an e-mail if none accepts it: none is on, all are in quiet hours, or it fails. */
export async function notifyAssigned(db: Database, env: Env, email: string, lead: string): Promise<void> {
  try {
    const person = await personByEmail(db, email);
    if (!person) return;
    const devices = await listPushDevices(db, person.id);
    const accepted = await sendPushes(db, env, devices, { notice: "assigned", lead });
    if (accepted.length === 0) await mailAssigned(env, email, lead);
  } catch (error) {
    log.warn({ err: error }, "a person could not be notified of an assigned message");
  }
}

async function mailAssigned(env: Env, to: string, lead: string) {
  const { SMTP_URL: smtpUrl, LEAD_NOTIFY_TO: from } = env;
  if (!smtpUrl || !from) return;
  const sent = await sendMail(
    { smtpUrl, from, to, timeoutMs: INTERACTIVE_TIMEOUT_MS },
    {
      id: `assigned-${lead}-${Date.now()}`,
      subject: `A message was assigned to you at ${brand.name}`,
      text: `Open it at the desk:\n\n${deskAddress(env)}/messages/${lead}\n`,
    },
  );
  if (sent.kind !== "delivered")
    log.warn({ why: sent.error, cause: sent.cause }, "an assigned message was not e-mailed");
}
