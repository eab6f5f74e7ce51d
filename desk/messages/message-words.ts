import { formatDateTime } from "#content/gym-clock.ts";
import { formatDuration } from "#domain/schedule/clock.ts";
import { excerpt } from "#domain/text.ts";
import type { Lead } from "#leads/lead-store.server.ts";

const LATE_MS = 24 * 3600_000;

export type MessageLine = {
  id: string;
  name: string;
  /** An event, a program, an interest. */
  about: string;
  text: string;
  chips: string[];
  /** How long it has waited for an answer; null if it is answered, snoozed or spam. */
  waits: string | null;
  late: boolean;
  /** Nobody has opened it. */
  isUnread: boolean;
};

/** A message as a row of a list. `me` is the e-mail address of the person who reads it. */
export function messageLine(
  lead: Lead,
  names: ReadonlyMap<string, string>,
  me: string,
  now = Date.now(),
): MessageLine {
  const isSnoozed = lead.snoozed_until !== null && lead.snoozed_until > now;
  const isOpen = lead.answered_at === null && lead.state !== "quarantined" && !isSnoozed;
  const assigned = lead.assigned_to === me ? "you" : names.get(lead.assigned_to ?? "");
  const chips = [
    lead.state !== "quarantined" && lead.stage !== "new" && lead.stage,
    lead.doubt && "may be spam",
    formatFailure(lead),
    lead.assigned_to && `assigned to ${assigned ?? lead.assigned_to}`,
    lead.answered_at !== null && "answered",
    lead.state === "quarantined" && "spam",
    isSnoozed && `snoozed until ${formatDateTime(lead.snoozed_until)}`,
  ];
  return {
    id: lead.id,
    name: lead.name,
    about: lead.subject ?? lead.interest,
    text: excerpt(lead.message, 120),
    chips: chips.filter((chip): chip is string => Boolean(chip)),
    waits: isOpen ? formatWait(now - lead.created_at) : null,
    isUnread: isOpen && lead.told_at === null,
    late: isOpen && now - lead.created_at > LATE_MS,
  };
}

function formatWait(ms: number): string {
  return ms < 90_000 ? "now" : formatDuration(ms);
}

/** What went wrong with the delivery. */
function formatFailure(lead: Lead): string | null {
  if (lead.state === "failed" || lead.state === "stopped") return "not delivered";
  if (lead.email_state === "failed") return "e-mail not sent";
  return null;
}
