import { readTimetable } from "#db/readers/classes.server.ts";
import { openStore } from "#operations/stores.ts";
import { type Command, type Input, type Options } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";
import { confirm, refuse } from "#cli/content/confirm.ts";
import { planEdit, readRows, withRow } from "#operations/changes/edit.ts";
import { classes } from "#operations/collections/classes.ts";
import { needOwnClasses } from "./carry.ts";
import { asked, why } from "./options.ts";
import { perform, sessionMeant } from "./class-cancel.ts";
import { asUsual, changing, type Different } from "#operations/timetable/class-edit.ts";
import { findClass } from "#operations/timetable/find-class.ts";
import { parseDate, everyWeek, parseClock } from "#operations/timetable/when.ts";

const text = (value: string, about: string) => ({ type: "string", value, about }) as const;

/** What may be said of a date and of each week. */
const common: Options = {
  starts: text("TIME", "when it begins"),
  minutes: text("N", "how long it is"),
  coach: text("NAME", "who leads it"),
  room: text("ROOM", "where it is"),
  spots: text("N", "how many places are left"),
};

export const weekly: Options = {
  title: text("TEXT", "each week: what it is called"),
  from: text("DAY", "each week: the first day"),
  until: text("DAY", "each week: the last day"),
  note: text("TEXT", "each week: a line under it"),
};

export const change: Command = {
  summary: "Changes a class, on one date or each week.",
  takes: "CLASS DAY [TIME]",
  options: {
    ...common,
    ...weekly,
    ...why,
    "as-usual": { type: "boolean", about: "takes back what was said of that date" },
    ...asked,
  },
  examples: [
    ["classes change Strength tonight 18:30 --coach 'Riley Demo'", "another coach on that date"],
    ["classes change Boxing mondays --starts 7:30 --spots 12", "each week from now on"],
    ["classes change Boxing mondays --until 'dec 31'", "the last one is in December"],
    ["classes change Strength tonight 18:30 --as-usual", "it takes place after all"],
  ],
  async run(input) {
    const day = everyWeek(input.words[1] ?? "");
    if (day) return changeEachWeek(input, day);
    for (const option of Object.keys(weekly))
      if (input.text(option) !== undefined)
        throw usageError(`--${option} is for each week.`, `Write the day like mondays. Nothing was changed.`);
    const { db, session } = await sessionMeant(input);
    if (input.has("as-usual")) return perform(input, session, "as usual", await asUsual(db, session));
    const different = typedIn(input, [...Object.keys(common), "why"]) as Different;
    return perform(input, session, "changed", await changing(db, session, different));
  },
};

async function changeEachWeek(input: Input, day: NonNullable<ReturnType<typeof everyWeek>>) {
  const [name = "", , time] = input.words;
  const db = await openStore();
  await needOwnClasses(db);
  const timetable = await readTimetable(db, new Date());
  const { id } = findClass(timetable, name, day, time === undefined ? undefined : parseClock(time));
  const typed = eachWeek(input);
  if (Object.keys(typed).length === 0)
    throw usageError(
      "What shall be different?",
      "Say it with --starts, --coach, --room, --until … Nothing was changed.",
    );
  const { rows, faults } = withRow(classes, await readRows(db, classes), typed, id);
  refuse(faults, "`gym classes change --help` explains each option.");
  return confirm(db, await planEdit(db, classes, rows), input);
}

/** The cells of a row of the week. */
export function eachWeek(input: Input): Record<string, string> {
  const { from, until, ...rest } = typedIn(input, [...Object.keys(common), ...Object.keys(weekly)]);
  return {
    ...rest,
    ...(from !== undefined && { first_day: from && parseDate(from) }),
    ...(until !== undefined && { last_day: until && parseDate(until) }),
  };
}

function typedIn(input: Input, options: readonly string[]): Record<string, string> {
  const typed = options.flatMap((option): [string, string][] => {
    const value = input.text(option);
    if (value === undefined) return [];
    return [[option, option === "starts" ? parseClock(value) : value]];
  });
  return Object.fromEntries(typed);
}
