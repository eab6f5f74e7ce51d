import { setTimeout as sleep } from "node:timers/promises";
import type { Lead } from "#leads/lead-store.server.ts";
import type { Outcome } from "./retry-rules.server.ts";

export type Mailbox = { smtpUrl: string; to: string };

const TIME_OUT_MS = 15_000;

/** One e-mail to the gym. Its Message-ID is made of the lead's id, so that a repeat can be told. */
export async function mailNotice(mailbox: Mailbox, lead: Lead): Promise<Outcome> {
  // Loaded by who needs it: 11 MB that a site without e-mail does not hold.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: mailbox.smtpUrl,
    connectionTimeout: TIME_OUT_MS / 2,
    greetingTimeout: TIME_OUT_MS / 2,
    socketTimeout: TIME_OUT_MS / 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const late = new AbortController();
  try {
    await Promise.race([
      transport.sendMail({
        from: { name: "Evo Fitness website", address: mailbox.to },
        to: mailbox.to,
        replyTo: { name: lead.name, address: lead.email },
        messageId: `<${lead.id}@${mailbox.to.split("@").at(-1)}>`,
        subject: `New message: ${lead.interest}`,
        text: textOf(lead),
      }),
      sleep(TIME_OUT_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error("no answer within 15 s");
      }),
    ]);
    return { kind: "delivered" };
  } catch (error) {
    const { responseCode, code, message } = error as {
      responseCode?: number;
      code?: string;
      message: string;
    };
    return { kind: "retry", error: `the mail server: ${responseCode ?? code ?? message}` };
  } finally {
    late.abort();
    transport.close();
  }
}

function textOf(lead: Lead): string {
  const facts = [
    ["Name", lead.name],
    ["E-mail", lead.email],
    ["Phone", lead.phone || "not given"],
    ["Interest", lead.interest],
    ["Heard about us", lead.heard_from ?? "not said"],
    ["Sent from", lead.source_url],
    ["Sent at", lead.timestamp],
    ["Lead", lead.id],
  ];
  return `${lead.message}\n\n--\n${facts.map(([label, value]) => `${label}: ${value}`).join("\n")}\n`;
}
