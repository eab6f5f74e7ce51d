import { z } from "zod";
import { usageError } from "#config/user-error.ts";
import { gymMoment } from "#content/gym-clock.ts";
import type { LeadState } from "#db/schema/lead-table.ts";
import { addDays } from "#domain/schedule/clock.ts";
import type { LeadFilter } from "#leads/lead-queries.server.ts";
import { same } from "#operations/collections/screen-text.ts";
import { field, flag, text } from "#operations/operation.ts";
import { parsePastDay } from "#operations/timetable/when.ts";

const states = [
  "waiting",
  "delivered",
  "failed",
  "stopped",
  "quarantined",
  "kept",
] as const satisfies readonly LeadState[];

export const periodFields = {
  from: text("From", {
    kind: "date",
    help: "from this day on: 2026-11-01, or 7d for the last 7 days",
  }).optional(),
  to: text("To", { kind: "date", help: "through this day" }).optional(),
};

export const filterFields = {
  ...periodFields,
  state: field(z.enum(states), {
    label: "State",
    help: "only those in this state",
    choices: same(states),
  }).optional(),
  source: text("Source", {
    placeholder: "NAME",
    help: "only from this form, source or 'heard about us', as `gym report` names them",
  }).optional(),
  unanswered: flag("Unanswered", "only those that nobody has marked as answered"),
};

const filterSchema = z.object(filterFields);
type Typed = z.output<typeof filterSchema>;

export function toFilter({ state, source, unanswered, ...period }: Typed): LeadFilter {
  return { ...toPeriod(period), state, source, unanswered: unanswered || undefined };
}

/** Days begin at midnight on the gym's clock; the last one is included. */
export function toPeriod({ from, to }: Pick<Typed, "from" | "to">): { from?: number; to?: number } {
  const [first, last] = [from, to].map((text) => text && parsePastDay(text));
  if (first && last && first > last)
    throw usageError(`--from ${first} is after --to ${last}.`, "Swap the two days.");
  return {
    ...(first && { from: gymMoment(first, "00:00").getTime() }),
    ...(last && { to: gymMoment(addDays(last, 1), "00:00").getTime() }),
  };
}
