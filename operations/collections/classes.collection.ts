import { classPages } from "#content/class-pages.ts";
import { classPrograms } from "#db/readers/gym.server.ts";
import { touchClasses } from "#db/readers/classes.server.ts";
import { useOwnClasses } from "#db/readers/own-classes.server.ts";
import { endTime } from "#domain/schedule/classes.ts";
import { type ClockTime, days } from "#domain/schedule/clock.ts";
import { slug } from "#domain/text.ts";
import { emptyMessage } from "#operations/operation.ts";
import { dateConflicts, weekConflicts } from "#operations/timetable/conflicts.ts";
import { InvalidCell } from "./cells.ts";
import {
  byColumns,
  type CellError,
  cellText,
  collection,
  type DeclaredColumn,
  idColumn,
  type Row,
  span,
} from "./collection.ts";
import { clockText, dateText, join, movedTo, same } from "./screen-text.ts";

const MIDNIGHT = "24:00";

const shared = {
  minutes: {
    name: "minutes",
    label: "Minutes",
    kind: "number",
    range: [5, 12 * 60],
    describe: (from, to) => (from ? `changed from ${from} to ${to} minutes` : `changed to ${to} minutes`),
  },
  program: {
    name: "program",
    label: "Program",
    choices: [...classPages].map(([id, { title }]) => [id, title] as const),
    suggest: "programs",
    refersTo: "programs",
    read: program,
  },
  spots: { name: "spots", label: "Spots left", kind: "number", range: [0, 999] },
} as const satisfies Record<string, DeclaredColumn>;

/** The classes of the week. */
export const classes = collection({
  name: "classes",
  one: "class",
  many: "classes",
  table: "class_times",
  key: "id",
  screen: {
    title: "Weekly timetable",
    lead: "Classes that repeat every week. To cancel or move a class on one date, open the calendar.",
    also: [{ to: "/desk/classes/day", label: "Calendar" }],
    page: "/schedule",
    line: (row) => ({
      title: cellText(row["title"]),
      facts: join(row["room"], row["coach"]),
      group: cellText(row["weekday"]),
      side: clockText(row["starts"]),
    }),
    hint: (row) => `Every ${cellText(row["weekday"])}, ${clockText(row["starts"])}`,
  },
  titleFor: (row) =>
    `${cellText(row["title"])} on ${cellText(row["weekday"])} at ${clockText(row["starts"])}`,
  columns: [
    { ...idColumn, help: `${idColumn.help}. Calendars identify the class by it` },
    {
      name: "weekday",
      label: "Day",
      choices: same(days),
      format: "like Monday or Mon",
      required: true,
      read: weekday,
      describe: movedTo,
    },
    {
      name: "starts",
      label: "Starts",
      kind: "time",
      format: "like 6:30 PM or 18:30",
      required: true,
      describe: movedTo,
    },
    { ...shared.minutes, first: "60", help: "length of the class", required: true },
    {
      ...shared.program,
      format: `the page it belongs to: ${[...classPages.keys()].slice(0, 3).join(", ")} …`,
      required: true,
    },
    { name: "title", label: "Name", help: "for example Strength", required: true },
    {
      name: "room",
      label: "Room",
      first: "Main floor",
      help: "for example Main floor",
      required: true,
      suggest: "rooms",
    },
    {
      name: "coach",
      label: "Coach",
      help: "leave blank for no name",
      suggest: "coaches",
      refersTo: "trainers",
    },
    { ...shared.spots, help: "leave blank if not tracked", rare: true },
    {
      name: "first_day",
      label: "First day",
      kind: "date",
      help: "leave blank if it has no first day",
      rare: true,
    },
    {
      name: "last_day",
      label: "Last day",
      kind: "date",
      help: "leave blank if it has no last day",
      rare: true,
    },
    {
      name: "note",
      label: "Note",
      help: "visitors read it below the class, for example: Bring a mat",
      rare: true,
    },
  ],
  makeKey: (row, taken) => {
    const [weekday, starts] = [cellText(row["weekday"]), cellText(row["starts"])];
    return slug(`${cellText(row["program"])} ${weekday.slice(0, 3)} ${starts.replace(":", "")}`, taken);
  },
  rules: [{ cells: ["starts", "minutes"], check: checkEnd }, span],
  conflicts: weekConflicts,
  stamp: () => ({ updated_at: Date.now() }),
  written: (store) => useOwnClasses(store),
  order: (a, b) => weekOrder(a) - weekOrder(b) || byColumns("starts")(a, b),
});

/** The columns in which a class may differ from the week. */
export const changeable = ["new_day", "starts", "minutes", "coach", "room", "spots"];

/** What differs from the week on one date. */
export const classChanges = collection({
  name: "class-changes",
  one: "change of a class",
  many: "changes of classes",
  table: "class_changes",
  key: "id",
  titleFor: (row) =>
    `${cellText(row["title"]) || className(cellText(row["class_id"]))} on ${dateText(row["day"])}`,
  columns: [
    idColumn,
    {
      name: "class_id",
      label: "Class",
      help: "the id of the class; blank for an extra one",
      show: className,
    },
    { name: "day", label: "Day", kind: "date", help: "the regular day", required: true },
    {
      name: "status",
      label: "Status",
      choices: [
        ["cancelled", "Canceled"],
        ["changed", "Changed"],
        ["extra", "Extra"],
      ],
      help: "a change, a canceled class, or an extra one",
      required: true,
    },
    { name: "new_day", label: "New day", kind: "date", help: "the day it is moved to", describe: movedTo },
    { name: "starts", label: "Starts", kind: "time", help: "the new time", describe: movedTo },
    { ...shared.minutes, help: "the new length" },
    { name: "coach", label: "Coach", help: "the substitute", refersTo: "trainers" },
    { name: "room", label: "Room", help: "the other room" },
    {
      ...shared.program,
      help: "extra classes only: the program they belong to",
    },
    { name: "title", label: "Name", help: "of an extra class: its name" },
    { ...shared.spots, help: "leave blank if not tracked" },
    { name: "why", label: "Reason", help: "visitors read it, for example: Coach is out sick" },
  ],
  makeKey: (row, taken) =>
    slug(`${cellText(row["class_id"]) || `extra ${cellText(row["title"])}`} ${cellText(row["day"])}`, taken),
  rules: [
    ...["class_id", "program", "title", "room", "starts", "minutes"].map((name) => ({
      cells: ["status", name],
      check: (row: Row) => checkNeeded(row, name),
    })),
    { cells: ["status", ...changeable], check: checkDifferent },
    { cells: ["starts", "minutes"], check: checkEnd },
  ],
  conflicts: dateConflicts,
  stamp: () => ({ updated_at: Date.now() }),
  written: (store, rows) => touchClasses(store, rows.map((row) => cellText(row["class_id"])).filter(Boolean)),
  order: byColumns("day"),
});

/** The id of a class begins with its program's, unless the gym has typed another one. */
function className(id: string): string {
  return [...classPrograms()].find(([program]) => id.startsWith(`${program}-`))?.[1] ?? id;
}

function program(text: string): string {
  const wanted = text.toLowerCase();
  const known = classPrograms();
  for (const [id, title] of known) if ([id, title.toLowerCase()].includes(wanted)) return id;
  throw new InvalidCell(`there is no program '${text}'; write one of: ${[...known.keys()].join(", ")}`);
}

/** Monday, Mondays, Mon */
function weekday(text: string): string {
  const wanted = text.toLowerCase().replace(/s$/, "");
  const weekday = days.find((one) => wanted.length >= 3 && one.toLowerCase().startsWith(wanted));
  if (!weekday) throw new InvalidCell(`'${text}' is not a day of the week; write it like Monday`);
  return weekday;
}

function weekOrder(row: Row) {
  return days.findIndex((one) => one === cellText(row["weekday"]));
}

/** A class that would end on the day after it starts. */
export function checkEnd(row: Row): CellError[] {
  if (isEmpty(row, "starts") || isEmpty(row, "minutes")) return [];
  const end = endTime({ start: cellText(row["starts"]) as ClockTime, minutes: Number(row["minutes"]) });
  return end > MIDNIGHT ? [{ field: "minutes", message: "a class must end by midnight" }] : [];
}

/** An extra class needs all cells but the class that it differs from. */
function checkNeeded(row: Row, name: string): CellError[] {
  const isExtra = cellText(row["status"]) === "extra";
  if (isExtra === (name === "class_id") || !isEmpty(row, name)) return [];
  const column = classChanges.columns.find((one) => one.name === name)!;
  return [{ field: name, message: emptyMessage(column) }];
}

function checkDifferent(row: Row): CellError[] {
  if (cellText(row["status"]) !== "changed" || !changeable.every((column) => isEmpty(row, column))) return [];
  return [{ field: "status", message: "nothing would change; enter another day, time, coach or room" }];
}

const isEmpty = (row: Row, column: string) => cellText(row[column]) === "";
