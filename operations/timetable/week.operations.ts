import { z } from "zod";
import { invalidFields, usageError, UserError } from "#config/user-error.ts";
import { classPages } from "#content/class-pages.ts";
import { formatDate } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { formatTime } from "#domain/schedule/clock.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { hasOwnClasses } from "#db/readers/own-classes.server.ts";
import { classChanges, classes } from "#operations/collections/classes.collection.ts";
import { everyone, flag, operation, text } from "#operations/operation.ts";
import { opened } from "#operations/rows/opened.ts";
import { applyRows, describeRows, planRow, type RowsChange } from "#operations/rows/plan-rows.ts";
import {
  describeSession,
  findSessionFor,
  planAsUsual,
  planDifferent,
  type SessionChange,
} from "./class-dates.ts";
import { cells, session, weekly, why } from "./class-fields.ts";
import { findClass } from "./find-class.ts";
import { touchedSession } from "./opened-session.ts";
import { checkComing, everyWeek, parseClock, parseDate } from "./when.ts";

const weeklyOptions = Object.keys(weekly) as (keyof typeof weekly)[];
const shared = { roles: everyone, undo: "journal", apply: applyRows } as const;

export const changeClass = operation({
  ...shared,
  name: "classes.adjust",
  title: "Change a class",
  desk: false,
  summary: "Changes a class, on one date or each week.",
  input: z.object({
    ...session,
    new_day: text("Day", { kind: "date", format: "the day it moves to" }).optional(),
    ...cells,
    ...weekly,
    why,
    opened,
    asUsual: flag("As usual", "removes what was different on that date"),
  }),
  cli: {
    command: "classes change",
    args: ["class", "day", "time"],
    examples: [
      ["classes change Strength tonight 18:30 --coach 'Riley Demo'", "another coach on that date"],
      ["classes change Boxing mondays --starts 7:30 --spots 12", "each week from now on"],
      ["classes change Boxing mondays --until 'dec 31'", "the last one is in December"],
      ["classes change Strength tonight 18:30 --as-usual", "it takes place after all"],
    ],
  },
  plan: ({ site }, input): Promise<RowsChange | SessionChange> =>
    everyWeek(input.day) ? planWeekly(site, input) : planOnce(site, input),
  describe: (change) => ("session" in change ? describeSession(change) : describeRows(change)),
});

type ChangeInput = z.output<typeof changeClass.input>;

async function planWeekly(site: Database, input: ChangeInput) {
  const { class: name, day, time, new_day: newDay, from, until, starts } = input;
  const { minutes, coach, room, spots, title, note } = input;
  if (newDay !== undefined)
    throw usageError("--new-day only works for one date.", "Write the day like monday. Nothing was changed.");
  await needOwnClasses(site);
  const clock = time === undefined ? undefined : parseClock(time);
  const gymClass = findClass(await readTimetable(site, new Date()), name, everyWeek(day)!, clock);
  const row = {
    ...toPeriod(from, until),
    starts: toCell(starts, parseClock),
    minutes,
    coach,
    room,
    spots,
    title,
    note,
  };
  if (Object.values(row).every((value) => value === undefined))
    throw usageError("What should change?", "Use --starts, --coach, --room, --until … Nothing was changed.");
  return planRow(site, classes, row, gymClass.id);
}

async function planOnce(site: Database, input: ChangeInput) {
  const option = weeklyOptions.find((name) => input[name] !== undefined);
  if (option)
    throw usageError(
      `--${option} only works for each week.`,
      "Write the day like mondays. Nothing was changed.",
    );
  const {
    class: name,
    day,
    time,
    asUsual,
    new_day: newDay,
    starts,
    minutes,
    coach,
    room,
    spots,
    why: reason,
    opened: seen,
  } = input;
  const session = await findSessionFor(site, { class: name, day, time });
  if (asUsual) return planAsUsual(site, session);
  const typed = {
    new_day: toCell(newDay, parseDate),
    starts: toCell(starts, parseClock),
    minutes,
    coach,
    room,
    spots,
    why: reason,
  };
  return planDifferent(site, session, seen ? touchedSession(session, typed, seen) : typed);
}

export const scheduleClass = operation({
  ...shared,
  name: "classes.schedule",
  title: "Add a class",
  summary: "Adds a class, on one date or each week.",
  lead: "Adds a class on one date.",
  also: { to: "/desk/classes/row", label: "New weekly class" },
  input: z.object({
    title: text("Name", { placeholder: "TITLE", help: "for example Open gym" }),
    day: session.day,
    starts: text("Starts", { kind: "time" }),
    program: text("Program", {
      placeholder: "NAME",
      format: "the page it belongs to, like adult-classes (required)",
      choices: [...classPages].map(([id, { title }]) => [id, title] as const),
      suggest: "programs",
    }).optional(),
    room: cells.room,
    minutes: cells.minutes,
    coach: cells.coach,
    spots: cells.spots,
    from: weekly.from,
    until: weekly.until,
    note: weekly.note,
    why: text("Reason", {
      placeholder: "TEXT",
      help: "visitors read it, for example: Holiday special",
    })
      .max(200)
      .optional(),
  }),
  cli: {
    command: "classes add",
    args: ["title", "day", "starts"],
    examples: [
      [
        "classes add 'Turkey Burn' 'nov 26' 9am --program adult-classes --room 'Main floor'",
        "an extra class",
      ],
      [
        "classes add Yoga wednesdays 19:00 --program adult-classes --room 'Main floor' --minutes 75",
        "each week",
      ],
    ],
  },
  async plan(
    { site },
    { title, day, starts, program, room, minutes = "60", coach, spots, from, until, note, why: reason },
  ) {
    const weekday = everyWeek(day);
    const row = {
      title,
      starts: toCell(starts, parseClock),
      program,
      room,
      minutes,
      coach,
      spots,
    };
    if (!weekday) {
      const date = toCell(day, parseDate)!;
      const change = await planRow(site, classChanges, { ...row, day: date, status: "extra", why: reason });
      const errors = checkComing("day", date);
      if (errors.length > 0) throw invalidFields(errors);
      return change;
    }
    await needOwnClasses(site);
    return planRow(site, classes, { ...row, weekday, note, ...toPeriod(from, until) });
  },
  describe: (change, { title, day, starts }) =>
    everyWeek(day)
      ? describeRows(change)
      : `Added ${title} on ${formatDate(parseDate(day))} at ${formatTime(parseClock(starts))}`,
});

const toPeriod = (from: string | undefined, until: string | undefined) => ({
  first_day: toCell(from, parseDate),
  last_day: toCell(until, parseDate),
});

/** Parses 'friday' into a date. Returns other text unchanged, so that the column's own parser refuses it. */
function toCell(typed: string | undefined, parse: (typed: string) => string): string | undefined {
  if (!typed) return typed;
  try {
    return parse(typed);
  } catch {
    return typed;
  }
}

/** Classes of the week can be changed once they are in the database. */
async function needOwnClasses(db: Database): Promise<void> {
  if (await hasOwnClasses(db)) return;
  throw new UserError(
    "The class times are still in content/.",
    "`gym carry` puts them into the database and shows what it will do; then run this again.",
  );
}
