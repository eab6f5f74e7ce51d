import { addDays } from "#domain/schedule/clock.ts";
import type { VisitReport } from "#db/visits/visit-counts.server.ts";
import type { LeadReport } from "#leads/lead-report.server.ts";

export type Figures = LeadReport & {
  /** YYYY-MM-DD on the gym's calendar, both included. */
  firstDay: string;
  lastDay: string;
  visits: VisitReport;
};

const MAX_WEEKS = 520;

/** A week without a lead shows as an empty bar, not as a gap. */
export function weeksWithoutGaps(weeks: LeadReport["weeks"]): LeadReport["weeks"] {
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  if (!first || !last) return [];
  const known = new Map(weeks.map(({ week, leads }) => [week, leads]));
  const all: LeadReport["weeks"] = [];
  for (let week = first; week <= last && all.length < MAX_WEEKS; week = addDays(week, 7)) {
    all.push({ week, leads: known.get(week) ?? 0 });
  }
  return all;
}

/** The value below which this share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

/** The first rows, and the sum of the others, so that a chart stays readable. */
export function top<T extends { name: string; leads: number }>(rows: readonly T[], most: number) {
  if (rows.length <= most) return rows.map(({ name, leads }) => ({ name, leads }));
  const rest = rows.slice(most - 1);
  return [
    ...rows.slice(0, most - 1).map(({ name, leads }) => ({ name, leads })),
    { name: `${rest.length} others`, leads: rest.reduce((sum, { leads }) => sum + leads, 0) },
  ];
}

const STEPS: readonly (readonly [string, number])[] = [
  ["under 10 seconds", 10_000],
  ["under 1 minute", 60_000],
  ["under 1 hour", 3_600_000],
  ["under 4 hours", 14_400_000],
  ["under 1 day", 86_400_000],
  ["under 3 days", 259_200_000],
  ["longer", Number.POSITIVE_INFINITY],
];

/** The number of messages by duration. */
export function spread(times: readonly number[]): { name: string; leads: number }[] {
  let before = 0;
  return STEPS.map(([name, limit]) => {
    const leads = times.filter((time) => time >= before && time < limit).length;
    before = limit;
    return { name, leads };
  });
}

/** Labels of the kinds of counts. */
export const visitNames: ReadonlyMap<string, string> = new Map([
  ["view", "Pages viewed"],
  ["join", "Join links opened"],
  ["call", "Calls begun"],
  ["directions", "Directions asked for"],
  ["form start", "Forms begun"],
  ["form send", "Forms sent"],
]);

/** 'view' and the other kinds, in the order in which they lead to a message. */
export function visitsByKind({ bySource }: VisitReport): { name: string; leads: number }[] {
  const sums = new Map<string, number>();
  for (const { kind, count } of bySource) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].map(([name, leads]) => ({ name, leads })).toSorted((a, b) => b.leads - a.leads);
}
