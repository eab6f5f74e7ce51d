import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import type { LeadState } from "#db/schema/lead-table.ts";
import type { LeadFilter } from "#leads/lead-records.server.ts";
import type { Input, Options } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";

const states: readonly LeadState[] = ["waiting", "delivered", "failed", "stopped", "quarantined", "kept"];

export const periodOptions: Options = {
  from: { type: "string", value: "DAY", about: "from this day on: 2026-11-01, or 7d for the last 7 days" },
  to: { type: "string", value: "DAY", about: "up to and with this day" },
};

export const filterOptions: Options = {
  ...periodOptions,
  state: { type: "string", value: "STATE", about: "only those in this state", choices: states },
  source: {
    type: "string",
    value: "NAME",
    about: "only from this form, source or 'heard about us', as `gym report` names them",
  },
  unanswered: { type: "boolean", about: "only those that nobody has marked as answered" },
};

export function filterOf(input: Input, now = new Date()): LeadFilter {
  return {
    ...periodOf(input, now),
    state: input.text("state") as LeadState | undefined,
    source: input.text("source"),
    unanswered: input.has("unanswered") || undefined,
  };
}

/** Days are the gym's: they begin at midnight on its clock. */
export function periodOf(input: Input, now = new Date()): { from?: number; to?: number } {
  const [first, last] = [input.text("from"), input.text("to")].map((text) => text && dayOf(text, now));
  if (first && last && first > last)
    throw usageError(`--from ${first} is after --to ${last}.`, "Swap the two days.");
  return {
    ...(first && { from: gymMoment(first, "00:00").getTime() }),
    ...(last && { to: gymMoment(addDays(last, 1), "00:00").getTime() }),
  };
}

function dayOf(text: string, now: Date): string {
  const ago = /^(\d{1,4})\s*d(ays?)?$/.exec(text);
  if (ago) return addDays(gymDay(now), -Number(ago[1]));
  if (text === "today") return gymDay(now);
  if (text === "yesterday") return addDays(gymDay(now), -1);
  const written = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T12:00:00Z`);
  if (written && !Number.isNaN(written.getTime()) && written.toISOString().startsWith(text)) return text;
  throw usageError(`'${text}' is not a day.`, "Write a day like 2026-11-01, or 7d, today or yesterday.");
}
