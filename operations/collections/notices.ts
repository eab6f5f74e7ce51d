import { gymDay } from "#content/gym-clock.ts";
import { day, pageOrLink, time, wholeNumber, words } from "./cells.ts";
import { sayDay } from "#content/format-time.ts";
import { keyOf, type Subject, textOf } from "./collection.ts";

export const hours: Subject = {
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
    const [opens, closes] = [textOf(row["opens"]), textOf(row["closes"])];
    if ((opens === "") !== (closes === ""))
      return [
        {
          column: opens ? "closes" : "opens",
          words: "is empty: write both times, or neither for nobody that day",
        },
      ];
    return opens && opens >= closes ? [{ column: "closes", words: `${closes} is not after ${opens}` }] : [];
  },
  order: (a, b) => textOf(a["day"]).localeCompare(textOf(b["day"])),
  warn: (after, changed) =>
    after
      .filter((row) => changed.has(keyOf(hours, row)) && textOf(row["day"]) < gymDay(new Date()))
      .map((row) => `${textOf(row["day"])} is over: the site will not show it`),
  seenAs: (row) =>
    textOf(row["day"]) < gymDay(new Date())
      ? `${sayDay(textOf(row["day"]))} is over: visitors do not see it`
      : undefined,
};

export const announcement: Subject = {
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
    const [first, last] = [textOf(row["first_day"]), textOf(row["last_day"])];
    const faults =
      first && last && first > last ? [{ column: "last_day", words: `${last} is before ${first}` }] : [];
    const lonely = textOf(row["link_label"]) !== "" && textOf(row["link_url"]) === "";
    return lonely
      ? [...faults, { column: "link_url", words: "is empty, but there is a link_label" }]
      : faults;
  },
  order: (a, b) => Number(b["id"]) - Number(a["id"]),
  seenAs: (row) => {
    const [first, last] = [textOf(row["first_day"]), textOf(row["last_day"])];
    const today = gymDay(new Date());
    if (last && last < today)
      return `The last day of '${textOf(row["words"])}' was ${sayDay(last)}: visitors do not see it`;
    return first > today ? `Visitors see '${textOf(row["words"])}' from ${sayDay(first)} on` : undefined;
  },
};
