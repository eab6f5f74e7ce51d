import { listAnswers } from "#leads/lead-answers.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { pageLabel } from "#content/navigation.ts";
import { formatDateTime } from "#content/gym-clock.ts";
import { dialed, type Mail, mailtoUrl } from "./mail.ts";
import { quoteMessage, replySubject } from "#operations/messages/reply.operations.ts";

type Fact = {
  label: string;
  value: string;
  /** Opens the mail app, or calls. */
  to?: string | undefined;
};

/** Where the message came from, and its state. */
export function factsFor(lead: Lead, names: ReadonlyMap<string, string>): Fact[] {
  const links: Record<string, string> = {
    "E-mail": mailtoUrl(mailFor(lead)),
    Phone: `tel:${dialed(lead.phone ?? "")}`,
  };
  const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(" / ");
  const facts: [string, string | null | false][] = [
    ["Received", formatDateTime(lead.created_at)],
    ["E-mail", lead.email],
    ["Phone", lead.phone],
    ["About", lead.subject],
    ["Interested in", lead.interest],
    ...listAnswers(lead).map(({ label, value }): [string, string | null] => [label, value]),
    ["Sent from", namePage(lead.source_url)],
    ["First page", lead.landing_page && namePage(lead.landing_page)],
    ["Came from", lead.referrer],
    ["Campaign", campaign],
    ["May be spam", lead.doubt],
    ["Spam", lead.state === "quarantined" && (lead.quarantine_reason ?? "yes")],
    ["Delivered", formatDateTime(lead.delivered_at ?? lead.email_delivered_at)],
    ["Snoozed until", formatDateTime(lead.snoozed_until)],
    [
      "Answered",
      lead.answered_at !== null &&
        `${formatDateTime(lead.answered_at)} ${withNames(lead.answered_note ?? "", names)}`,
    ],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value, to: links[label] }] : []));
}

/** 'Contact' for a page of the site, which has a path or an address. */
function namePage(page: string): string {
  return pageLabel(URL.parse(page, "http://localhost")?.pathname ?? page);
}

/** 'by coach@example.com' becomes 'by Robin'. */
function withNames(note: string, names: ReadonlyMap<string, string>): string {
  return note.replace(/\S+@\S+/, (email) => names.get(email) ?? email);
}

/** Why it was not delivered, in a sentence; null if it was or will be. */
export function whereIs(lead: Lead): string | null {
  if (lead.state === "failed") return `Delivery failed for three days: ${lead.last_error ?? "no answer"}.`;
  if (lead.state === "stopped") return "The receiver has stopped accepting messages.";
  if (lead.email_state === "failed")
    return `The e-mail notice could not be sent: ${lead.email_last_error ?? "no answer"}.`;
  if (lead.state === "waiting" && lead.attempts > 1)
    return `Delivery is being retried: ${lead.last_error ?? "no answer yet"}.`;
  return null;
}

/** An answer to this message, without its text. */
export function mailFor(lead: Lead): Mail {
  return { to: lead.email, subject: replySubject(lead), quote: quoteMessage(lead) };
}
