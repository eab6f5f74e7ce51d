import { gymDay } from "#content/gym-clock.ts";
import { day, pageOrLink, time, wholeNumber, words } from "./cells.ts";
import { formatDay } from "#domain/schedule/clock.ts";
import { rowKey, type Collection, cellText } from "./collection.ts";

export const hours: Collection = {
  name: "hours",
  one: "day",
  many: "days with other hours",
  table: "holiday_hours",
  key: "day",
  columns: [
    { name: "day", about: "like 2026-12-24 or 12/24/2026", required: true, empty: null, read: day },
    { name: "label", about: "why: 'Christmas Eve'", required: true, empty: "", read: words },
    {
      name: "opens",
      about: "when somebody comes to the desk, like 08:00; empty (both) for nobody that day",
      empty: null,
      read: time,
    },
    { name: "closes", about: "when they leave, like 14:00", empty: null, read: time },
  ],
  checkRow: (row) => {
    const [opens, closes] = [cellText(row["opens"]), cellText(row["closes"])];
    if ((opens === "") !== (closes === ""))
      return [
        {
          column: opens ? "closes" : "opens",
          words: "is empty: write both times, or neither for nobody that day",
        },
      ];
    return opens && opens >= closes ? [{ column: "closes", words: `${closes} is not after ${opens}` }] : [];
  },
  order: (a, b) => cellText(a["day"]).localeCompare(cellText(b["day"])),
  warn: (after, changed) =>
    after
      .filter((row) => changed.has(rowKey(hours, row)) && cellText(row["day"]) < gymDay(new Date()))
      .map((row) => `${cellText(row["day"])} is over: the site will not show it`),
  seenAs: (row) =>
    cellText(row["day"]) < gymDay(new Date())
      ? `${formatDay(cellText(row["day"]))} is over: visitors do not see it`
      : undefined,
};

export const announcement: Collection = {
  name: "announcement",
  one: "announcement",
  many: "announcements",
  table: "announcement",
  key: "id",
  columns: [
    {
      name: "id",
      about: "a number, once only; empty makes one",
      empty: null,
      read: wholeNumber(1, 1_000_000),
    },
    { name: "words", about: "the line above every page", required: true, empty: "", read: words },
    { name: "link_label", about: "'Read more'", empty: null, read: words },
    {
      name: "link_url",
      about: "a page like /events, or a link that begins with https://",
      empty: null,
      read: pageOrLink,
    },
    { name: "first_day", about: "from this day on; empty is at once", empty: null, read: day },
    {
      name: "last_day",
      about: "up to and with this day; empty is until it is taken out",
      empty: null,
      read: day,
    },
  ],
  makeKey: (_row, taken) => Math.max(0, ...[...taken].map(Number)) + 1,
  checkRow: (row) => {
    const [first, last] = [cellText(row["first_day"]), cellText(row["last_day"])];
    const faults =
      first && last && first > last ? [{ column: "last_day", words: `${last} is before ${first}` }] : [];
    const lonely = cellText(row["link_label"]) !== "" && cellText(row["link_url"]) === "";
    return lonely
      ? [...faults, { column: "link_url", words: "is empty, but there is a link_label" }]
      : faults;
  },
  order: (a, b) => Number(b["id"]) - Number(a["id"]),
  seenAs: (row) => {
    const [first, last] = [cellText(row["first_day"]), cellText(row["last_day"])];
    const today = gymDay(new Date());
    if (last && last < today)
      return `The last day of '${cellText(row["words"])}' was ${formatDay(last)}: visitors do not see it`;
    return first > today ? `Visitors see '${cellText(row["words"])}' from ${formatDay(first)} on` : undefined;
  },
};
