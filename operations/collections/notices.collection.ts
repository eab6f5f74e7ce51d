import { join, monthAndDay } from "./screen-text.ts";
import { gymDay } from "#content/gym-clock.ts";
import { day, pageOrLink, time, wholeNumber, words } from "./cells.ts";
import { formatDay } from "#domain/schedule/clock.ts";
import { cellText, collection, rowKey } from "./collection.ts";

export const hours = collection({
  name: "hours",
  one: "day",
  many: "days with other hours",
  table: "holiday_hours",
  key: "day",
  screen: {
    path: "hours",
    title: "Holidays",
    one: "day",
    lead: "Days on which the desk keeps other hours. Members’ keys work as always.",
    page: "/contact",
    line: (row) => ({
      title: cellText(row["label"]),
      facts: row["opens"] ? `${row["opens"]} to ${row["closes"]}` : "nobody at the desk",
      side: monthAndDay(row["day"]),
    }),
  },
  columns: [
    {
      name: "day",
      label: "Day",
      kind: "date",
      help: "like 2026-12-24 or 12/24/2026",
      required: true,
      empty: null,
      read: day,
    },
    { name: "label", label: "Why", help: "why: 'Christmas Eve'", required: true, empty: "", read: words },
    {
      name: "opens",
      label: "Somebody comes at",
      kind: "time",
      help: "when somebody comes to the desk, like 08:00; empty (both) for nobody that day",
      empty: null,
      read: time,
    },
    {
      name: "closes",
      label: "They leave at",
      kind: "time",
      help: "when they leave, like 14:00",
      empty: null,
      read: time,
    },
  ],
  checkRow: (row) => {
    const [opens, closes] = [cellText(row["opens"]), cellText(row["closes"])];
    if ((opens === "") !== (closes === ""))
      return [
        {
          field: opens ? "closes" : "opens",
          message: "is empty: write both times, or neither for nobody that day",
        },
      ];
    return opens && opens >= closes ? [{ field: "closes", message: `${closes} is not after ${opens}` }] : [];
  },
  order: (a, b) => cellText(a["day"]).localeCompare(cellText(b["day"])),
  warn: (after, changed) =>
    after
      .filter((row) => changed.has(rowKey(hours, row)) && cellText(row["day"]) < gymDay(new Date()))
      .map((row) => `${cellText(row["day"])} is over: the site will not show it`),
  visibleAs: (row) =>
    cellText(row["day"]) < gymDay(new Date())
      ? `${formatDay(cellText(row["day"]))} is over: visitors do not see it`
      : undefined,
});

export const announcement = collection({
  name: "announcement",
  one: "announcement",
  many: "announcements",
  table: "announcement",
  key: "id",
  screen: {
    path: "announcement",
    title: "Above every page",
    one: "announcement",
    lead: "Lines that every visitor reads on their days, the newest on top.",
    page: "/",
    line: (row) => ({
      title: cellText(row["words"]),
      facts: join(
        row["first_day"] && `from ${formatDay(cellText(row["first_day"]))}`,
        row["last_day"] && `until ${formatDay(cellText(row["last_day"]))}`,
      ),
    }),
  },
  columns: [
    {
      name: "id",
      label: "Id",
      kind: "hidden",
      help: "a number, once only; empty makes one",
      empty: null,
      read: wholeNumber(1, 1_000_000),
    },
    {
      name: "words",
      label: "What to say",
      help: "the line above every page",
      required: true,
      empty: "",
      read: words,
    },
    { name: "link_label", label: "Words of the link", help: "'Read more'", empty: null, read: words },
    {
      name: "link_url",
      label: "Where it leads",
      help: "a page like /events, or a link that begins with https://",
      empty: null,
      read: pageOrLink,
    },
    {
      name: "first_day",
      label: "From",
      kind: "date",
      help: "from this day on; empty is at once",
      empty: null,
      read: day,
    },
    {
      name: "last_day",
      label: "Up to and with",
      kind: "date",
      help: "up to and with this day; empty is until it is taken out",
      empty: null,
      read: day,
    },
  ],
  makeKey: (_row, taken) => Math.max(0, ...[...taken].map(Number)) + 1,
  checkRow: (row) => {
    const [first, last] = [cellText(row["first_day"]), cellText(row["last_day"])];
    const faults =
      first && last && first > last ? [{ field: "last_day", message: `${last} is before ${first}` }] : [];
    const lonely = cellText(row["link_label"]) !== "" && cellText(row["link_url"]) === "";
    return lonely
      ? [...faults, { field: "link_url", message: "is empty, but there is a link_label" }]
      : faults;
  },
  order: (a, b) => Number(b["id"]) - Number(a["id"]),
  visibleAs: (row) => {
    const [first, last] = [cellText(row["first_day"]), cellText(row["last_day"])];
    const today = gymDay(new Date());
    if (last && last < today)
      return `The last day of '${cellText(row["words"])}' was ${formatDay(last)}: visitors do not see it`;
    return first > today ? `Visitors see '${cellText(row["words"])}' from ${formatDay(first)} on` : undefined;
  },
});
