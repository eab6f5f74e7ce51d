import { classPages } from "#content/class-pages.ts";
import { endTime } from "#domain/schedule/classes.ts";
import { type ClockTime, days } from "#domain/schedule/clock.ts";
import { useOwnClasses, touchClasses } from "#db/readers/classes.server.ts";
import { day, oneOf, time, wholeNumber, words } from "./cells.ts";
import { slug } from "#domain/text.ts";
import { dateConflicts, weekConflicts } from "#operations/timetable/conflicts.ts";
import { InvalidCell, type CellError, type Row, type Collection, cellText } from "./collection.ts";

const DAY_MINUTES = 24 * 60;

export const classes: Collection = {
  name: "classes",
  one: "class",
  many: "classes",
  table: "class_times",
  key: "id",
  columns: [
    {
      name: "id",
      about: "any short word, once only; empty makes one. Calendars know the class by it",
      empty: null,
      read: words,
    },
    {
      name: "program",
      about: `the page it belongs to: ${[...classPages.keys()].slice(0, 3).join(", ")} …`,
      required: true,
      empty: "",
      read: program,
    },
    { name: "title", about: "what it is called: 'Strength'", required: true, empty: "", read: words },
    { name: "room", about: "'Main floor'", required: true, empty: "", read: words },
    { name: "coach", about: "who leads it; empty says nobody", empty: null, read: words },
    { name: "weekday", about: "like Monday or Mon", required: true, empty: "", read: weekday },
    { name: "starts", about: "like 18:30 or 6:30 PM", required: true, empty: "", read: time },
    { name: "minutes", about: "how long it is", required: true, empty: "", read: wholeNumber(5, 12 * 60) },
    {
      name: "spots",
      about: "how many are left; empty is open to all",
      empty: null,
      read: wholeNumber(0, 999),
    },
    { name: "first_day", about: "from this day on; empty is always", empty: null, read: day },
    { name: "last_day", about: "up to and with this day; empty is always", empty: null, read: day },
    { name: "note", about: "a line under it: 'Bring a mat'", empty: null, read: words },
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
};

export const classChanges: Collection = {
  name: "class-changes",
  one: "change of a class",
  many: "changes of classes",
  table: "class_changes",
  key: "id",
  columns: [
    { name: "id", about: "empty makes one", empty: null, read: words },
    { name: "class_id", about: "the id of the class; empty for an extra one", empty: null, read: words },
    { name: "day", about: "the day on which it would be", required: true, empty: "", read: day },
    {
      name: "status",
      about: "cancelled, changed or extra",
      required: true,
      empty: "",
      read: oneOf(["cancelled", "changed", "extra"]),
    },
    { name: "new_day", about: "the day it is moved to", empty: null, read: day },
    { name: "starts", about: "when it begins instead", empty: null, read: time },
    { name: "minutes", about: "how long it is instead", empty: null, read: wholeNumber(5, 12 * 60) },
    { name: "coach", about: "who leads it instead", empty: null, read: words },
    { name: "room", about: "where it is instead", empty: null, read: words },
    { name: "program", about: "of an extra class: its page", empty: null, read: program },
    { name: "title", about: "of an extra class: its name", empty: null, read: words },
    { name: "spots", about: "how many are left", empty: null, read: wholeNumber(0, 999) },
    { name: "why", about: "what visitors read: 'Coach is ill'", empty: null, read: words },
  ],
  makeKey: (row, taken) =>
    slug(`${cellText(row["class_id"]) || `extra ${cellText(row["title"])}`} ${cellText(row["day"])}`, taken),
  checkRow: checkChange,
  conflicts: dateConflicts,
  stamp: () => ({ updated_at: Date.now() }),
  written: (store, ids) => touchClasses(store, ids.map((row) => cellText(row["class_id"])).filter(Boolean)),
  order: (a, b) => cellText(a["day"]).localeCompare(cellText(b["day"])),
};

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
    ? [{ column: "minutes", words: "it would go on past midnight: a class ends on its day" }]
    : [];
}

function checkSpan(row: Row) {
  const [first, last] = [cellText(row["first_day"]), cellText(row["last_day"])];
  return first && last && first > last ? [{ column: "last_day", words: `${last} is before ${first}` }] : [];
}

function checkChange(row: Row) {
  const empty = (column: string) => cellText(row[column]) === "";
  const status = cellText(row["status"]);
  const needed = status === "extra" ? ["program", "title", "room", "starts", "minutes"] : ["class_id"];
  const faults = needed.filter(empty).map((column) => ({ column, words: "is empty" }));
  const different = ["new_day", "starts", "minutes", "coach", "room", "spots"];
  if (status === "changed" && different.every(empty))
    faults.push({ column: "status", words: "nothing is different: give a day, a time, a coach or a room" });
  return !empty("starts") && !empty("minutes") ? [...faults, ...checkEnd(row)] : faults;
}
