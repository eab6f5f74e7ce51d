import { formatShortDate } from "#domain/schedule/class-changes.ts";
import { type Session, takesPlace } from "#domain/schedule/classes.ts";
import { weekdayName, formatTime } from "#domain/schedule/clock.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { openStore } from "#operations/stores.ts";
import type { Command, Input } from "#cli/command.ts";
import { UserError, usageError } from "#config/user-error.ts";
import { print } from "#cli/terminal.ts";
import { confirm, refuse } from "#cli/content/confirm.ts";
import { asked, why } from "./options.ts";
import { cancelling, changing, type Checked } from "#operations/timetable/class-edit.ts";
import { findSession } from "#operations/timetable/find-class.ts";
import { parseDate, dayAndTime, everyWeek, parseClock } from "#operations/timetable/when.ts";

export const cancel: Command = {
  summary: "Strikes a class out on one date, with its reason; calendars leave it out.",
  takes: "CLASS DAY [TIME]",
  options: { ...why, ...asked },
  examples: [
    ["classes cancel Strength tonight 18:30 --why 'Coach is ill'", ""],
    ["classes cancel Boxing friday --yes", "doesn't ask"],
    ["classes change Boxing mondays --until 2026-12-31", "ends a class of the week instead"],
  ],
  async run(input) {
    const { db, session } = await sessionMeant(input);
    if (session.state === "cancelled")
      throw new UserError(`${named(session)} is cancelled already.`, NOTHING);
    return perform(input, session, "cancelled", await cancelling(db, session, input.text("why")));
  },
};

export const move: Command = {
  summary: "Moves a class on one date to another day or hour.",
  takes: "CLASS DAY [TIME]",
  options: {
    to: { type: "string", value: "WHEN", about: "19:30, friday, or 'friday 19:30'" },
    ...why,
    ...asked,
  },
  examples: [
    ["classes move Strength tonight 18:30 --to 19:30", ""],
    ["classes move Boxing monday --to 'tuesday 7am' --why 'The ring is painted'", ""],
  ],
  async run(input) {
    const to = input.text("to");
    if (!to) throw usageError("Where to? --to is missing.", "Like this: --to 19:30, or --to 'friday 19:30'.");
    const { date, time } = dayAndTime(to);
    const { db, session } = await sessionMeant(input);
    const checked = await changing(db, session, {
      ...(date && { new_day: date }),
      ...(time && { starts: time }),
      ...(input.text("why") && { why: input.text("why") }),
    });
    return perform(input, session, `moved to ${to}`, checked);
  },
};

const NOTHING = "Nothing was changed.";

/** The class on the date that was typed. */
export async function sessionMeant(input: Input) {
  const [name = "", day = "", time] = input.words;
  if (everyWeek(day))
    throw usageError(
      `'${day}' is each week; this is for one date.`,
      `Write a date, like tonight or friday. For each week: gym classes change '${name}' '${day}' … Nothing was changed.`,
    );
  const date = parseDate(day);
  const db = await openStore();
  const timetable = await readTimetable(db, new Date(), date);
  const session = findSession(timetable, name, date, time === undefined ? undefined : parseClock(time));
  if (!takesPlace(session) && session.state !== "cancelled")
    throw new UserError(`${named(session)} is moved away.`, NOTHING);
  return { db, session };
}

export async function perform(input: Input, session: Session, what: string, { edit, faults }: Checked) {
  refuse(faults, "`gym classes change --help` explains each option.");
  if (!input.has("json")) await print(`${named(session)}: ${what}`);
  return confirm(await openStore(), edit, input);
}

function named({ gymClass, date }: Session): string {
  return `${gymClass.title}, ${weekdayName(date)}, ${formatShortDate(date)}, ${formatTime(gymClass.start)}`;
}
