import { openStore } from "#operations/stores.ts";
import { type Command, type Input } from "#cli/command.ts";
import { confirm, refuse } from "#cli/content/confirm.ts";
import { planEdit, readRows, withRow } from "#operations/changes/edit.ts";
import { classChanges, classes } from "#operations/collections/classes.ts";
import { needOwnClasses } from "./carry.ts";
import { asked, why } from "./options.ts";
import { change, eachWeek, weekly } from "./class-change.ts";
import { parseDate, everyWeek, parseClock } from "#operations/timetable/when.ts";

const { title: _title, ...span } = weekly;
const { starts: _starts, minutes, coach, room, spots } = change.options!;

export const add: Command = {
  summary: "Adds a class, on one date or each week.",
  takes: "TITLE DAY TIME",
  options: {
    program: { type: "string", value: "NAME", about: "the page it belongs to, like adult-classes (needed)" },
    room: room!,
    minutes: minutes!,
    coach: coach!,
    spots: spots!,
    ...span,
    ...why,
    ...asked,
  },
  examples: [
    ["classes add 'Turkey Burn' 'nov 26' 9am --program adult-classes --room 'Main floor'", "an extra class"],
    [
      "classes add Yoga wednesdays 19:00 --program adult-classes --room 'Main floor' --minutes 75",
      "each week",
    ],
  ],
  async run(input) {
    const [title = "", day = "", time = ""] = input.words;
    const shared = {
      title,
      program: input.text("program"),
      starts: parseClock(time),
      minutes: "60",
      ...eachWeek(input),
    };
    const weekday = everyWeek(day);
    return weekday ? addWeekly(input, { ...shared, weekday }) : addOnce(input, shared, parseDate(day));
  },
};

type Typed = Record<string, string | undefined>;

async function addWeekly(input: Input, typed: Typed) {
  const db = await openStore();
  await needOwnClasses(db);
  const { rows, faults } = withRow(classes, await readRows(db, classes), typed);
  refuse(faults, "`gym classes add --help` explains each option.");
  return confirm(db, await planEdit(db, classes, rows), input);
}

async function addOnce(input: Input, typed: Typed, day: string) {
  const db = await openStore();
  const { first_day: _first, last_day: _last, note: _note, ...cells } = typed;
  const row = { ...cells, day, status: "extra", why: input.text("why") };
  const { rows, faults } = withRow(classChanges, await readRows(db, classChanges), row);
  refuse(faults, "`gym classes add --help` explains each option.");
  return confirm(db, await planEdit(db, classChanges, rows), input);
}
