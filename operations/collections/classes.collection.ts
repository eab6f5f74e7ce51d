import { classPages } from "#content/class-pages.ts";
import { touchClasses, useOwnClasses } from "#db/readers/classes.server.ts";
import { endTime } from "#domain/schedule/classes.ts";
import { type ClockTime, days } from "#domain/schedule/clock.ts";
import { slug } from "#domain/text.ts";
import { dateConflicts, weekConflicts } from "#operations/timetable/conflicts.ts";
import { InvalidCell } from "./cells.ts";
import {
  byColumns,
  type CellError,
  cellText,
  checkSpan,
  collection,
  idColumn,
  type Row,
} from "./collection.ts";
import { join, same } from "./screen-text.ts";

const MIDNIGHT = "24:00";

const shared = {
  minutes: { name: "minutes", label: "Minutes", kind: "number", range: [5, 12 * 60] },
  spots: { name: "spots", label: "Spots left", kind: "number", range: [0, 999] },
} as const;

/** The classes of the week. */
export const classes = collection({
  name: "classes",
  one: "class",
  many: "classes",
  table: "class_times",
  key: "id",
  screen: {
    lead: "The week, hour by hour. To cancel or move a class on one date, open its day.",
    also: { to: "/desk/classes/day", label: "Classes by day" },
    page: "/schedule",
    line: (row) => ({
      title: cellText(row["title"]),
      facts: join(row["weekday"], row["room"], row["coach"]),
      side: cellText(row["starts"]),
    }),
  },
  columns: [
    { ...idColumn, help: `${idColumn.help}. Calendars know the class by it` },
    {
      name: "program",
      label: "Program",
      choices: [...classPages].map(([id, { title }]) => [id, title] as const),
      help: `the page it belongs to: ${[...classPages.keys()].slice(0, 3).join(", ")} …`,
      required: true,
      read: program,
    },
    { name: "title", label: "What it is called", help: "what it is called: 'Strength'", required: true },
    { name: "room", label: "Where", first: "Main floor", help: "'Main floor'", required: true },
    { name: "coach", label: "Who leads it", help: "who leads it; empty says nobody" },
    {
      name: "weekday",
      label: "Day",
      choices: same(days),
      help: "like Monday or Mon",
      required: true,
      read: weekday,
    },
    { name: "starts", label: "Begins", kind: "time", help: "like 18:30 or 6:30 PM", required: true },
    { ...shared.minutes, first: "60", help: "how long it is", required: true },
    { ...shared.spots, help: "how many are left; empty is open to all" },
    { name: "first_day", label: "From", kind: "date", help: "from this day on; empty is always" },
    {
      name: "last_day",
      label: "Up to and with",
      kind: "date",
      help: "up to and with this day; empty is always",
    },
    { name: "note", label: "A line under it", help: "a line under it: 'Bring a mat'" },
  ],
  makeKey: (row, taken) => {
    const [weekday, starts] = [cellText(row["weekday"]), cellText(row["starts"])];
    return slug(`${cellText(row["program"])} ${weekday.slice(0, 3)} ${starts.replace(":", "")}`, taken);
  },
  checkRow: (row) => [...checkEnd(row), ...checkSpan(row)],
  conflicts: weekConflicts,
  stamp: () => ({ updated_at: Date.now() }),
  written: (store) => useOwnClasses(store),
  order: (a, b) => weekOrder(a) - weekOrder(b) || byColumns("starts")(a, b),
});

/** What differs from the week on one date. */
export const classChanges = collection({
  name: "class-changes",
  one: "change of a class",
  many: "changes of classes",
  table: "class_changes",
  key: "id",
  columns: [
    idColumn,
    { name: "class_id", label: "Class", help: "the id of the class; empty for an extra one" },
    { name: "day", label: "Day", kind: "date", help: "the day on which it would be", required: true },
    {
      name: "status",
      label: "Status",
      choices: same(["cancelled", "changed", "extra"]),
      help: "cancelled, changed or extra",
      required: true,
    },
    { name: "new_day", label: "New day", kind: "date", help: "the day it is moved to" },
    { name: "starts", label: "Begins", kind: "time", help: "when it begins instead" },
    { ...shared.minutes, help: "how long it is instead" },
    { name: "coach", label: "Who leads it instead", help: "who leads it instead" },
    { name: "room", label: "Where", help: "where it is instead" },
    { name: "program", label: "Program", help: "of an extra class: its page", read: program },
    { name: "title", label: "What it is called", help: "of an extra class: its name" },
    { ...shared.spots, help: "how many are left" },
    { name: "why", label: "Why", help: "what visitors read: 'Coach is ill'" },
  ],
  makeKey: (row, taken) =>
    slug(`${cellText(row["class_id"]) || `extra ${cellText(row["title"])}`} ${cellText(row["day"])}`, taken),
  checkRow: checkChange,
  conflicts: dateConflicts,
  stamp: () => ({ updated_at: Date.now() }),
  written: (store, rows) => touchClasses(store, rows.map((row) => cellText(row["class_id"])).filter(Boolean)),
  order: byColumns("day"),
});

function program(text: string): string {
  const wanted = text.toLowerCase();
  for (const [id, { title }] of classPages) if ([id, title.toLowerCase()].includes(wanted)) return id;
  throw new InvalidCell(`there is no program '${text}'; write one of: ${[...classPages.keys()].join(", ")}`);
}

/** Monday, Mondays, Mon */
function weekday(text: string): string {
  const wanted = text.toLowerCase().replace(/s$/, "");
  const found = days.find((one) => wanted.length >= 3 && one.toLowerCase().startsWith(wanted));
  if (!found) throw new InvalidCell(`'${text}' is not a day of the week; write it like Monday`);
  return found;
}

function weekOrder(row: Row) {
  return days.findIndex((one) => one === cellText(row["weekday"]));
}

/** A class that would end on the day after it starts. */
export function checkEnd(row: Row): CellError[] {
  const end = endTime({ start: cellText(row["starts"]) as ClockTime, minutes: Number(row["minutes"]) });
  return end > MIDNIGHT
    ? [{ field: "minutes", message: "it would go on past midnight: a class ends on its day" }]
    : [];
}

function checkChange(row: Row): CellError[] {
  const empty = (column: string) => cellText(row[column]) === "";
  const status = cellText(row["status"]);
  const needed = status === "extra" ? ["program", "title", "room", "starts", "minutes"] : ["class_id"];
  const faults = needed.filter(empty).map((field) => ({ field, message: "is empty" }));
  const different = ["new_day", "starts", "minutes", "coach", "room", "spots"];
  if (status === "changed" && different.every(empty))
    faults.push({ field: "status", message: "nothing is different: give a day, a time, a coach or a room" });
  return !empty("starts") && !empty("minutes") ? [...faults, ...checkEnd(row)] : faults;
}
