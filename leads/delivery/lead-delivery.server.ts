import type { Logger } from "pino";
import type { Database } from "#db/drivers/database.server.ts";
import type { Env } from "#config/env.server.ts";
import { mailNotice } from "./notice-mail.server.ts";
import { startQuarantineNotices } from "#leads/quarantine-notice.server.ts";
import { deliveryLoop, type Loop } from "./delivery-loop.server.ts";
import type { Lead, Channels } from "#leads/lead-store.server.ts";
import type { Channel } from "./outbox.server.ts";
import { startRetention } from "#leads/retention.server.ts";
import type { Outcome } from "./retry-rules.server.ts";
import { sendToWebhook } from "./webhook.server.ts";

export type DeliveryEnv = Pick<
  Env,
  "LEAD_WEBHOOK_URL" | "LEAD_WEBHOOK_SECRET" | "LEAD_NOTIFY_TO" | "SMTP_URL" | "LEAD_KEEP_DAYS"
>;

const running = new Set<Loop>();

/** Called right after a lead was stored, so that it does not wait for the next poll. */
export function wakeDelivery() {
  for (const loop of running) loop.wake();
}

export function deliveryChannels(env: DeliveryEnv): Channels {
  return { webhook: Boolean(env.LEAD_WEBHOOK_URL), email: Boolean(env.LEAD_NOTIFY_TO && env.SMTP_URL) };
}

/** Delivers until stopped; stopping waits for deliveries under way. */
export function startDelivery(parts: { database: Database; env: DeliveryEnv; log: Logger }) {
  const { database, env, log } = parts;
  const loops = Object.entries(sendersFor(env)).map(([channel, send]) =>
    deliveryLoop({ database, log, channel: channel as Channel, send }),
  );
  const sweep = startRetention({ database, log, keepDays: env.LEAD_KEEP_DAYS });
  const { LEAD_NOTIFY_TO: to, SMTP_URL: smtpUrl } = env;
  const notices = to && smtpUrl && startQuarantineNotices({ database, mailbox: { to, smtpUrl }, log });
  for (const loop of loops) running.add(loop);
  return {
    async stop() {
      for (const loop of loops) running.delete(loop);
      sweep.stop();
      await Promise.all([notices && notices.stop(), ...loops.map((loop) => loop.stop())]);
    },
  };
}

function sendersFor(env: DeliveryEnv): Partial<Record<Channel, (lead: Lead) => Promise<Outcome>>> {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, LEAD_NOTIFY_TO: to, SMTP_URL: smtpUrl } = env;
  return {
    ...(url && { webhook: (lead: Lead) => sendToWebhook({ url, secret }, lead) }),
    ...(to && smtpUrl && { email: (lead: Lead) => mailNotice({ to, smtpUrl }, lead) }),
  };
}
