import { clockText, join, same } from "./screen-text.ts";
import { classPages } from "#content/class-pages.ts";
import { endTime } from "#domain/schedule/classes.ts";
import { type ClockTime, days } from "#domain/schedule/clock.ts";
import { useOwnClasses, touchClasses } from "#db/readers/classes.server.ts";
import { day, oneOf, time, wholeNumber, words } from "./cells.ts";
import { slug } from "#domain/text.ts";
import { dateConflicts, weekConflicts } from "#operations/timetable/conflicts.ts";
import { type CellError, cellText, collection, InvalidCell, type Row } from "./collection.ts";

const DAY_MINUTES = 24 * 60;

export const classes = collection({
  name: "classes",
  one: "class",
  many: "classes",
  table: "class_times",
  key: "id",
  screen: {
    path: "classes",
    title: "Classes",
    one: "class",
    lead: "Classes that repeat every week. To cancel or move one class on one date, open the calendar.",
    also: { to: "/desk/classes/day", label: "Calendar" },
    page: "/schedule",
    line: (row) => ({
      title: cellText(row["title"]),
      facts: join(row["weekday"], row["room"], row["coach"]),
      side: clockText(row["starts"]),
    }),
  },
  columns: [
    {
      name: "id",
      label: "Id",
      kind: "hidden",
      help: "any short word, used once; leave blank to make one. Calendars identify the class by it",
      empty: null,
      read: words,
    },
    {
      name: "program",
      label: "Program",
      choices: [...classPages].map(([id, { title }]) => [id, title] as const),
      help: `the page it belongs to: ${[...classPages.keys()].slice(0, 3).join(", ")} …`,
      required: true,
      empty: "",
      read: program,
    },
    {
      name: "title",
      label: "Name",
      help: "for example Strength",
      required: true,
      empty: "",
      read: words,
    },
    {
      name: "room",
      label: "Room",
      first: "Main floor",
      help: "for example Main floor",
      required: true,
      empty: "",
      read: words,
    },
    {
      name: "coach",
      label: "Coach",
      help: "leave blank for no name",
      empty: null,
      read: words,
    },
    {
      name: "weekday",
      label: "Day",
      choices: same(days),
      help: "like Monday or Mon",
      required: true,
      empty: "",
      read: weekday,
    },
    {
      name: "starts",
      label: "Starts",
      kind: "time",
      help: "like 6:30 PM or 18:30",
      required: true,
      empty: "",
      read: time,
    },
    {
      name: "minutes",
      label: "Minutes",
      kind: "number",
      first: "60",
      help: "length of the class",
      required: true,
      empty: "",
      read: wholeNumber(5, 12 * 60),
    },
    {
      name: "spots",
      label: "Spots left",
      kind: "number",
      help: "leave blank if not tracked",
      empty: null,
      read: wholeNumber(0, 999),
    },
    {
      name: "first_day",
      label: "First day",
      kind: "date",
      help: "leave blank if it has no first day",
      empty: null,
      read: day,
    },
    {
      name: "last_day",
      label: "Last day",
      kind: "date",
      help: "leave blank if it has no last day",
      empty: null,
      read: day,
    },
    {
      name: "note",
      label: "Note",
      help: "visitors read it below the class, for example: Bring a mat",
      empty: null,
      read: words,
    },
  ],
  makeKey: (row, taken) =>
    slug(
      `${cellText(row["program"])} ${cellText(row["weekday"]).slice(0, 3)} ${cellText(row["starts"]).replace(":", "")}`,
      taken,
    ),
  checkRow: (row) => [...checkEnd(row), ...checkSpan(row)],
  conflicts: weekConflicts,
  stamp: () => ({ updated_at: Date.now() }),
  written: (store) => useOwnClasses(store),
  order: (a, b) => weekOrder(a) - weekOrder(b) || cellText(a["starts"]).localeCompare(cellText(b["starts"])),
});

export const classChanges = collection({
  name: "class-changes",
  one: "change of a class",
  many: "changes of classes",
  table: "class_changes",
  key: "id",
  columns: [
    { name: "id", label: "Id", kind: "hidden", help: "leave blank to make one", empty: null, read: words },
    {
      name: "class_id",
      label: "Class",
      help: "the id of the class; blank for an extra one",
      empty: null,
      read: words,
    },
    {
      name: "day",
      label: "Day",
      kind: "date",
      help: "the regular day",
      required: true,
      empty: "",
      read: day,
    },
    {
      name: "status",
      label: "Status",
      choices: same(["cancelled", "changed", "extra"]),
      help: "cancelled, changed or extra",
      required: true,
      empty: "",
      read: oneOf(["cancelled", "changed", "extra"]),
    },
    {
      name: "new_day",
      label: "New day",
      kind: "date",
      help: "the day it is moved to",
      empty: null,
      read: day,
    },
    {
      name: "starts",
      label: "Starts",
      kind: "time",
      help: "the new time",
      empty: null,
      read: time,
    },
    {
      name: "minutes",
      label: "Minutes",
      kind: "number",
      help: "the new length",
      empty: null,
      read: wholeNumber(5, 12 * 60),
    },
    { name: "coach", label: "Coach", help: "the substitute", empty: null, read: words },
    { name: "room", label: "Room", help: "the other room", empty: null, read: words },
    { name: "program", label: "Program", help: "of an extra class: its page", empty: null, read: program },
    {
      name: "title",
      label: "Name",
      help: "of an extra class: its name",
      empty: null,
      read: words,
    },
    {
      name: "spots",
      label: "Spots left",
      kind: "number",
      help: "leave blank if not tracked",
      empty: null,
      read: wholeNumber(0, 999),
    },
    {
      name: "why",
      label: "Reason",
      help: "visitors read it, for example: Coach is ill",
      empty: null,
      read: words,
    },
  ],
  makeKey: (row, taken) =>
    slug(`${cellText(row["class_id"]) || `extra ${cellText(row["title"])}`} ${cellText(row["day"])}`, taken),
  checkRow: checkChange,
  conflicts: dateConflicts,
  stamp: () => ({ updated_at: Date.now() }),
  written: (store, ids) => touchClasses(store, ids.map((row) => cellText(row["class_id"])).filter(Boolean)),
  order: (a, b) => cellText(a["day"]).localeCompare(cellText(b["day"])),
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

export function checkEnd(row: Row): CellError[] {
  const end = endTime({ start: cellText(row["starts"]) as ClockTime, minutes: Number(row["minutes"]) });
  return end > `${DAY_MINUTES / 60}:00`
    ? [{ field: "minutes", message: "it would go on past midnight: a class ends on its day" }]
    : [];
}

function checkSpan(row: Row) {
  const [first, last] = [cellText(row["first_day"]), cellText(row["last_day"])];
  return first && last && first > last ? [{ field: "last_day", message: `${last} is before ${first}` }] : [];
}

function checkChange(row: Row) {
  const empty = (column: string) => cellText(row[column]) === "";
  const status = cellText(row["status"]);
  const needed = status === "extra" ? ["program", "title", "room", "starts", "minutes"] : ["class_id"];
  const faults = needed.filter(empty).map((field) => ({ field, message: "is empty" }));
  const different = ["new_day", "starts", "minutes", "coach", "room", "spots"];
  if (status === "changed" && different.every(empty))
    faults.push({ field: "status", message: "nothing is different: give a day, a time, a coach or a room" });
  return !empty("starts") && !empty("minutes") ? [...faults, ...checkEnd(row)] : faults;
}
