import { formatDuration } from "#domain/schedule/clock.ts";
import type { Lead } from "#leads/lead-store.server.ts";

const LATE_MS = 24 * 3600_000;

export type MessageLine = {
  id: string;
  name: string;
  about: string;
  facts: string;
  /** How long nobody has answered, set large; null once somebody has. */
  waits: string | null;
  late: boolean;
};

/** A message as a row of a list. */
export function lineOf(lead: Lead, names: ReadonlyMap<string, string>, now = Date.now()): MessageLine {
  const isOpen = lead.answered_at === null && lead.state !== "quarantined";
  const facts = [
    lead.doubt && "may be spam",
    troubleOf(lead),
    lead.assigned_to && `for ${names.get(lead.assigned_to) ?? lead.assigned_to}`,
    lead.answered_at !== null && "answered",
    lead.state === "quarantined" && "held back",
    lead.snoozed_until !== null && lead.snoozed_until > now && "put off",
  ];
  return {
    id: lead.id,
    name: lead.name,
    about: `${lead.subject ?? lead.interest}: ${lead.message}`.slice(0, 120),
    facts: facts.filter(Boolean).join(" · "),
    waits: isOpen ? sayWait(now - lead.created_at) : null,
    late: isOpen && now - lead.created_at > LATE_MS,
  };
}

function sayWait(ms: number): string {
  return ms < 90_000 ? "now" : formatDuration(ms);
}

/** Why it is not where it should be; null where all is well. */
function troubleOf(lead: Lead): string | null {
  if (lead.state === "failed" || lead.state === "stopped") return "not delivered";
  if (lead.email_state === "failed") return "mail not sent";
  return null;
}
