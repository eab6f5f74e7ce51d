import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { readVisitReport, type VisitReport } from "#db/visits/visit-counts.server.ts";
import { addDays, formatShortDay } from "#domain/schedule/clock.ts";
import type { VisitKind } from "#domain/visits.ts";
import { type LeadReport, leadReport } from "#leads/lead-report.server.ts";
import { everyone, field, query, type Stores } from "#operations/operation.ts";
import { parsePastDay } from "#operations/timetable/when.ts";
import { quantile, spread } from "./report-figures.ts";

export const WEEK = 7;

export type WeekRow = { part: WeekPart; name: string; thisWeek: number; weekBefore: number };
export type WeekPart =
  | "Summary"
  | "Messages by day"
  | "Pages viewed by day"
  | "Messages by program"
  | "Messages by source"
  | "Answer times";

const MINUTE_MS = 60_000;

/** In the usual order of a visitor's steps. */
const actions: readonly (readonly [VisitKind, string])[] = [
  ["view", "Pages viewed"],
  ["join", "Join clicks"],
  ["call", "Calls"],
  ["directions", "Directions"],
];

export const week = query({
  name: "week",
  summary: "Shows how the last seven days went, compared with the seven days before.",
  roles: everyone,
  input: z.object({
    to: field(z.string().optional(), {
      label: "To",
      kind: "date",
      placeholder: "DAY",
      help: "the last of the seven days; without it, today",
    }),
  }),
  cli: {
    about: "Messages that were quarantined as spam do not count.",
    examples: [
      ["week", "the last seven days"],
      ["week --to 2026-11-22", "the seven days that ended then"],
    ],
  },
  async read({ leads: db }, { to }): Promise<WeekRow[]> {
    const today = gymDay(new Date());
    const lastDay = to ? parsePastDay(to) : today;
    if (lastDay > today)
      throw new UserError(`${lastDay} is in the future.`, "Choose today or an earlier day.");
    const [now, before] = await Promise.all([
      readSevenDays(db, lastDay),
      readSevenDays(db, addDays(lastDay, -WEEK)),
    ]);
    return compareWeeks(now, before);
  },
});

type SevenDays = { days: string[]; leads: LeadReport; visits: VisitReport };

async function readSevenDays(db: Stores["leads"], lastDay: string): Promise<SevenDays> {
  const firstDay = addDays(lastDay, 1 - WEEK);
  const [leads, visits] = await Promise.all([
    leadReport(db, {
      from: gymMoment(firstDay, "00:00").getTime(),
      to: gymMoment(addDays(lastDay, 1), "00:00").getTime(),
    }),
    readVisitReport(db, firstDay, lastDay),
  ]);
  return { days: Array.from({ length: WEEK }, (_, index) => addDays(firstDay, index)), leads, visits };
}

function compareWeeks(now: SevenDays, before: SevenDays): WeekRow[] {
  const row = (part: WeekPart, name: string, read: (week: SevenDays) => number): WeekRow => ({
    part,
    name,
    thisWeek: read(now),
    weekBefore: read(before),
  });
  const named = (part: WeekPart, read: (week: SevenDays) => Named) =>
    [...new Set([...read(now), ...read(before)].map(({ name }) => name))].map((name) =>
      row(part, name, (week) => find(read(week), name)),
    );
  const byDay = (part: WeekPart, read: (week: SevenDays) => Named) =>
    now.days.map((day, index) =>
      row(part, formatShortDay(day), (week) => find(read(week), week.days[index]!)),
    );
  return [
    row("Summary", "Messages", ({ leads }) => leads.total),
    row("Summary", "Answered", ({ leads }) => leads.toAnswer.length),
    row("Summary", "Half answered within minutes", ({ leads }) =>
      Math.round((quantile(leads.toAnswer, 0.5) ?? 0) / MINUTE_MS),
    ),
    ...actions.map(([kind, name]) =>
      row("Summary", name, ({ visits }) => sum(visits.bySource.filter((one) => one.kind === kind))),
    ),
    ...byDay("Messages by day", ({ leads }) => leads.days),
    ...byDay("Pages viewed by day", ({ visits }) =>
      visits.byDay
        .filter(({ kind }) => kind === "view")
        .map(({ day, count }) => ({ name: day, leads: count })),
    ),
    ...named("Messages by program", ({ leads }) => leads.programs),
    ...named("Messages by source", ({ leads }) => leads.sources),
    ...named("Answer times", ({ leads }) => spread(leads.toAnswer)),
  ];
}

type Named = readonly { name: string; leads: number }[];

const find = (rows: Named, name: string) => rows.find((row) => row.name === name)?.leads ?? 0;
const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
