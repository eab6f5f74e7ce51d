import { listAnswers } from "#leads/lead-answers.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { isDeliverable, sendMail, type Mailbox } from "#mail/send-mail.server.ts";
import type { Outcome } from "./retry-rules.server.ts";

/** One e-mail to the gym. Its Message-ID comes from the lead's id, so that mail programs recognize a repeat. */
export function mailNotice(mailbox: Mailbox, lead: Lead): Promise<Outcome> {
  const kind = lead.doubt ? "Doubtful message" : "New message";
  return sendMail(mailbox, {
    id: lead.id,
    ...(isDeliverable(lead.email) && { replyTo: { name: lead.name, address: lead.email } }),
    subject: `${kind} from ${lead.name}: ${lead.subject ?? lead.interest}`,
    text: formatLead(lead),
  });
}

function formatLead(lead: Lead): string {
  const doubt = lead.doubt && `This may be spam: ${lead.doubt}. It was delivered anyway.`;
  const facts = [
    ["Name", lead.name],
    ["E-mail", lead.email],
    ["Phone", lead.phone || "not given"],
    ["Interest", lead.interest],
    ...listAnswers(lead).map(({ label, value }) => [label, value ?? "not said"]),
    ["Sent from", lead.source_url],
    ["Sent at", lead.timestamp],
    ["Lead", lead.id],
  ];
  const below = `--\n${facts.map(([label, value]) => `${label}: ${value}`).join("\n")}\n`;
  return [doubt, lead.subject, lead.message, below].filter(Boolean).join("\n\n");
}
