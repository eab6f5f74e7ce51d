import type { Lead } from "#leads/lead-store.server.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { quoteMessage, replySubject } from "#operations/messages/reply.operations.ts";

/** What is worth knowing beside the words: where it came from, and what has become of it. */
export function factsOf(lead: Lead): [string, string][] {
  const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(" / ");
  const facts: [string, string | null | false][] = [
    ["Came", formatMoment(lead.created_at)],
    ["E-mail", lead.email],
    ["Phone", lead.phone],
    ["About", lead.subject],
    ["Interested in", lead.interest],
    ["Heard about us", lead.heard_from],
    ["Sent from", lead.source_url],
    ["First page", lead.landing_page],
    ["Came from", lead.referrer],
    ["Campaign", campaign],
    ["May be spam", lead.doubt],
    ["Held back", lead.state === "quarantined" && (lead.quarantine_reason ?? "as spam")],
    ["Delivered", formatMoment(lead.delivered_at ?? lead.email_delivered_at)],
    ["Put off until", lead.snoozed_until !== null && formatMoment(lead.snoozed_until)],
    [
      "Answered",
      lead.answered_at !== null && `${formatMoment(lead.answered_at)} ${lead.answered_note ?? ""}`,
    ],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** Why it has not arrived, in a sentence; null where it has, or will. */
export function whereIs(lead: Lead): string | null {
  if (lead.state === "failed")
    return `It was not delivered in three days: ${lead.last_error ?? "no answer"}.`;
  if (lead.state === "stopped") return "The receiver wants no more of these messages (410).";
  if (lead.email_state === "failed")
    return `The mail about it could not be sent: ${lead.email_last_error ?? "no answer"}.`;
  if (lead.state === "waiting" && lead.attempts > 1)
    return `It is being tried again: ${lead.last_error ?? "no answer yet"}.`;
  return null;
}

/** Opens the phone's own mail with the message quoted. Longer addresses than this some mail programs cut. */
export function mailtoOf(lead: Lead): string {
  const body = `\r\n\r\n${quoteMessage(lead).replaceAll("\n", "\r\n")}`;
  const words = new URLSearchParams({ subject: replySubject(lead), body: body.slice(0, 1500) });
  return `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?${words.toString().replaceAll("+", "%20")}`;
}
