import { z } from "zod";
import { usageError } from "#config/user-error.ts";
import { gymMoment } from "#content/gym-clock.ts";
import type { LeadState } from "#db/schema/lead-table.ts";
import { addDays } from "#domain/schedule/clock.ts";
import type { LeadFilter } from "#leads/lead-records.server.ts";
import { field } from "#operations/operation.ts";
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
  from: field(z.string().optional(), {
    label: "From",
    kind: "date",
    placeholder: "DAY",
    help: "from this day on: 2026-11-01, or 7d for the last 7 days",
  }),
  to: field(z.string().optional(), {
    label: "To",
    kind: "date",
    placeholder: "DAY",
    help: "through this day",
  }),
};

export const filterFields = {
  ...periodFields,
  state: field(z.enum(states).optional(), {
    label: "State",
    placeholder: "STATE",
    help: "only those in this state",
    choices: states.map((state) => [state, state] as const),
  }),
  source: field(z.string().optional(), {
    label: "Source",
    placeholder: "NAME",
    help: "only from this form, source or 'heard about us', as `gym report` names them",
  }),
  unanswered: field(z.boolean().optional(), {
    label: "Unanswered",
    kind: "flag",
    help: "only those that nobody has marked as answered",
  }),
};

type Typed = {
  from?: string | undefined;
  to?: string | undefined;
  state?: LeadState | undefined;
  source?: string | undefined;
  unanswered?: boolean | undefined;
};

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
