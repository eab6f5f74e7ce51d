import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import { classPages } from "#content/class-pages.ts";
import { formatDate } from "#content/gym-clock.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { hasOwnClasses } from "#db/readers/classes.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { formatShortDate } from "#domain/schedule/class-changes.ts";
import { weekdayName } from "#domain/schedule/clock.ts";
import { classChanges, classes } from "#operations/collections/classes.collection.ts";
import { everyone, field, operation } from "#operations/operation.ts";
import {
  applyRows,
  describeRows,
  planRows,
  type RowsChange,
  type TypedCells,
  withRow,
} from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import {
  findSessionFor,
  formatSession,
  planAsUsual,
  planCancel,
  planDifferent,
  type SessionChange,
} from "./class-dates.ts";
import { findClass } from "./find-class.ts";
import { dayAndTime, everyWeek, parseClock, parseDate } from "./when.ts";

const text = z.string();
const optional = z.string().optional();

const session = {
  class: field(text, { label: "Class", placeholder: "CLASS", help: "its title, its program or its id" }),
  day: field(text, {
    label: "Day",
    kind: "date",
    placeholder: "DAY",
    format: "tonight, tomorrow, friday, 'dec 6', 2026-12-06",
  }),
  time: field(optional, {
    label: "Time",
    kind: "time",
    placeholder: "TIME",
    help: "needed only where a class is there twice that day",
  }),
};
const why = field(
  optional.refine((words = "") => words.length <= 200, "is longer than 200 characters"),
  {
    label: "Reason",
    placeholder: "TEXT",
    help: "visitors read it, for example: Coach is ill",
  },
);
/** What may be different on a date, and each week. */
const different = {
  starts: field(optional, { label: "Starts", kind: "time", placeholder: "TIME" }),
  minutes: field(optional, {
    label: "Minutes",
    kind: "number",
    placeholder: "N",
    help: "length of the class",
  }),
  coach: field(optional, { label: "Coach", placeholder: "NAME", suggest: "coaches" }),
  room: field(optional, { label: "Room", placeholder: "ROOM", suggest: "rooms" }),
  spots: field(optional, {
    label: "Spots left",
    kind: "number",
    placeholder: "N",
    help: "how many places are left",
  }),
};
const weekly = {
  title: field(optional, {
    label: "Name",
    placeholder: "TEXT",
    help: "each week: what it is called",
  }),
  from: field(optional, {
    label: "From",
    desk: false,
    kind: "date",
    placeholder: "DAY",
    help: "each week: the first day",
  }),
  until: field(optional, {
    label: "Last day",
    desk: false,
    kind: "date",
    placeholder: "DAY",
    help: "each week: the last day",
  }),
  note: field(optional, {
    label: "Note",
    desk: false,
    placeholder: "TEXT",
    help: "each week: a line under it",
  }),
};

const onDate = { roles: everyone, undo: "journal", apply: applyRows } as const;
const sentence = (verb: string, { session: { gymClass, date } }: SessionChange) =>
  `${verb} ${gymClass.title} on ${weekdayName(date)}, ${formatShortDate(date)}`;

export const cancelClass = operation({
  ...onDate,
  name: "classes.cancel",
  summary:
    "Cancels one class on one date; it stays on the schedule with its reason, and calendars leave it out.",
  desk: false,
  input: z.object({ ...session, why }),
  cli: {
    args: ["class", "day", "time"],
    examples: [
      ["classes cancel Strength tonight 18:30 --why 'Coach is ill'", ""],
      ["classes cancel Boxing friday --yes", "doesn't ask"],
      ["classes change Boxing mondays --until 2026-12-31", "ends a class of the week instead"],
    ],
  },
  async plan({ site }, { why: reason, ...ref }) {
    const found = await findSessionFor(site, ref);
    if (found.state === "cancelled")
      throw new UserError(`${formatSession(found)} is cancelled already.`, "Nothing was changed.");
    return planCancel(site, found, reason);
  },
  describe: (change) => sentence("Cancelled", change),
});

export const moveClass = operation({
  ...onDate,
  name: "classes.move",
  summary: "Moves one class on one date to another day or time.",
  desk: false,
  input: z.object({
    ...session,
    to: field(text, { label: "To", placeholder: "WHEN", help: "19:30, friday, or 'friday 19:30'" }),
    why,
  }),
  cli: {
    args: ["class", "day", "time"],
    examples: [
      ["classes move Strength tonight 18:30 --to 19:30", ""],
      ["classes move Boxing monday --to 'tuesday 7am' --why 'The ring is painted'", ""],
    ],
  },
  async plan({ site }, { to, why: reason, ...ref }) {
    const { date, time } = dayAndTime(to);
    return planDifferent(site, await findSessionFor(site, ref), {
      ...(date && { new_day: date }),
      ...(time && { starts: time }),
      ...(reason && { why: reason }),
    });
  },
  describe: (change, { to }) => `${sentence("Moved", change)} to ${to}`,
});

/** The form of the desk: day, time and coach at once. */
export const changeSession = operation({
  ...onDate,
  name: "classes.changeOnce",
  summary: "Changes day, time, coach or room of one class on one date.",
  desk: false,
  input: z.object({
    ...session,
    new_day: field(optional, {
      label: "Day",
      kind: "date",
      placeholder: "DAY",
      format: "the day it moves to",
    }),
    ...different,
    why,
  }),
  cli: {
    command: "classes change-once",
    args: ["class", "day", "time"],
    examples: [["classes change-once Boxing friday --coach 'Riley Demo'", ""]],
  },
  async plan({ site }, { class: name, day, time, ...cells }) {
    return planDifferent(site, await findSessionFor(site, { class: name, day, time }), cells);
  },
  describe: (change) => sentence("Changed", change),
});

export const restoreClass = operation({
  ...onDate,
  name: "classes.restore",
  summary: "Removes whatever was different about a class on one date.",
  desk: false,
  input: z.object(session),
  cli: {
    args: ["class", "day", "time"],
    examples: [["classes restore Strength tonight 18:30", "it takes place after all"]],
  },
  plan: async ({ site }, ref) => planAsUsual(site, await findSessionFor(site, ref)),
  describe: (change) => sentence("Restored", change),
});

export const adjustClass = operation({
  ...onDate,
  name: "classes.adjust",
  summary: "Changes a class, on one date or each week.",
  desk: false,
  input: z.object({
    ...session,
    ...different,
    ...weekly,
    why,
    asUsual: field(z.boolean().optional(), {
      label: "As usual",
      kind: "flag",
      help: "removes what was different on that date",
    }),
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
  async plan({ site }, { class: name, day, time, asUsual, why: reason, ...cells }): Promise<RowsChange> {
    const weekday = everyWeek(day);
    if (weekday) {
      await needOwnClasses(site);
      const found = findClass(
        await readTimetable(site, new Date()),
        name,
        weekday,
        time === undefined ? undefined : parseClock(time),
      );
      const typed = weeklyCells(cells);
      if (Object.values(typed).every((value) => value === undefined))
        throw usageError(
          "What shall be different?",
          "Say it with --starts, --coach, --room, --until … Nothing was changed.",
        );
      return planRows(site, classes, withRow(classes, await readRows(site, classes), typed, found.id).rows);
    }
    for (const option of Object.keys(weekly) as (keyof typeof weekly)[])
      if (cells[option] !== undefined)
        throw usageError(`--${option} is for each week.`, "Write the day like mondays. Nothing was changed.");
    const found = await findSessionFor(site, { class: name, day, time });
    if (asUsual) return planAsUsual(site, found);
    const { starts, ...others } = cells;
    return planDifferent(site, found, {
      ...others,
      ...(starts !== undefined && { starts: parseClock(starts) }),
      ...(reason !== undefined && { why: reason }),
    });
  },
  describe: describeRows,
});

export const scheduleClass = operation({
  ...onDate,
  name: "classes.schedule",
  summary: "Adds a class, on one date or each week.",
  title: "Add a class on one date",
  input: z.object({
    title: field(text, { label: "Name", placeholder: "TITLE", help: "for example Open gym" }),
    day: session.day,
    time: field(text, { label: "Starts", kind: "time", placeholder: "TIME" }),
    program: field(optional, {
      label: "Program",
      placeholder: "NAME",
      format: "the page it belongs to, like adult-classes (required)",
      choices: [...classPages].map(([id, { title }]) => [id, title] as const),
    }),
    room: different.room,
    minutes: different.minutes,
    coach: different.coach,
    spots: different.spots,
    from: weekly.from,
    until: weekly.until,
    note: weekly.note,
    why,
  }),
  cli: {
    command: "classes add",
    args: ["title", "day", "time"],
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
  async plan({ site }, { day, time, why: reason, ...cells }) {
    const weekday = everyWeek(day);
    const typed: TypedCells = { minutes: "60", ...weeklyCells(cells), starts: parseClock(time) };
    if (weekday) {
      await needOwnClasses(site);
      return planRows(
        site,
        classes,
        withRow(classes, await readRows(site, classes), { ...typed, weekday }).rows,
      );
    }
    const { first_day: _first, last_day: _last, note: _note, ...once } = typed;
    const row = { ...once, day: parseDate(day), status: "extra", why: reason };
    return planRows(site, classChanges, withRow(classChanges, await readRows(site, classChanges), row).rows);
  },
  describe: (change, { title, day }) =>
    everyWeek(day) ? describeRows(change) : `Added ${title} on ${formatDate(parseDate(day))}`,
});

/** As the table of the week names its columns. */
function weeklyCells({ from, until, starts, ...cells }: TypedCells): TypedCells {
  return {
    ...cells,
    ...(starts !== undefined && { starts: parseClock(starts) }),
    ...(from !== undefined && { first_day: from && parseDate(from) }),
    ...(until !== undefined && { last_day: until && parseDate(until) }),
  };
}

/** What changes the week needs the week in the database. */
async function needOwnClasses(db: Database): Promise<void> {
  if (await hasOwnClasses(db)) return;
  throw new UserError(
    "The class times are still those of content/.",
    "`gym carry` puts them into the database and shows what it will do; then run this again.",
  );
}
