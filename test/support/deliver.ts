import { pino } from "pino";
import type { Database } from "#db/drivers/database.server.ts";
import { startDelivery, type DeliveryEnv } from "#leads/delivery/lead-delivery.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";

export const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
export const everyChannel = { webhook: true, email: false };
const noEnv: DeliveryEnv = {
  LEAD_WEBHOOK_URL: undefined,
  LEAD_WEBHOOK_SECRET: undefined,
  LEAD_NOTIFY_TO: undefined,
  SMTP_URL: undefined,
  LEAD_KEEP_DAYS: undefined,
};

export function deliverTo(db: Database, url: string, lines: string[] = []) {
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
  return startDelivery({
    database: db,
    env: { ...noEnv, LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret },
    log,
  });
}

export async function leadWhen(
  db: Database,
  id: string,
  ready: (lead: Lead) => boolean,
  withinMs = 12_000,
): Promise<Lead> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const lead = await db.kysely
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (ready(lead) || Date.now() > deadline) return lead;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

export const delivered = (lead: Lead) => lead.state === "delivered";
