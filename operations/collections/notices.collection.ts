import { clockText, dateText, join } from "./screen-text.ts";
import { gymDay } from "#content/gym-clock.ts";
import { day, pageOrLink, time, wholeNumber, words } from "./cells.ts";
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
    lead: "Days with other staff hours. Members’ keys keep working. To cancel the classes of a day too, close the day in the calendar.",
    page: "/contact",
    line: (row) => ({
      title: cellText(row["label"]),
      facts: row["opens"] ? `${clockText(row["opens"])} to ${clockText(row["closes"])}` : "Not staffed",
      side: dateText(row["day"]),
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
    {
      name: "label",
      label: "Reason",
      help: "visitors read it, for example: Christmas Eve",
      required: true,
      empty: "",
      read: words,
    },
    {
      name: "opens",
      label: "Staffed from",
      kind: "time",
      help: "leave both times blank if nobody is there",
      empty: null,
      read: time,
    },
    {
      name: "closes",
      label: "Staffed until",
      kind: "time",
      help: "like 2:00 PM",
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
          message: "is empty: enter both times, or leave both blank if nobody is there",
        },
      ];
    return opens && opens >= closes ? [{ field: "closes", message: `${closes} is not after ${opens}` }] : [];
  },
  order: (a, b) => cellText(a["day"]).localeCompare(cellText(b["day"])),
  warn: (after, changed) =>
    after
      .filter((row) => changed.has(rowKey(hours, row)) && cellText(row["day"]) < gymDay(new Date()))
      .map((row) => `${dateText(row["day"])} is over: the site will not show it`),
  visibleAs: (row) =>
    cellText(row["day"]) < gymDay(new Date())
      ? `${dateText(row["day"])} is over: visitors do not see it`
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
    title: "Announcement banner",
    one: "announcement",
    lead: "Lines above every page of the site.",
    page: "/",
    line: (row) => ({
      title: cellText(row["words"]),
      facts: join(
        row["first_day"] && `from ${dateText(row["first_day"])}`,
        row["last_day"] && `until ${dateText(row["last_day"])}`,
      ),
    }),
  },
  columns: [
    {
      name: "id",
      label: "Id",
      kind: "hidden",
      help: "a number, used once; leave blank to make one",
      empty: null,
      read: wholeNumber(1, 1_000_000),
    },
    {
      name: "words",
      label: "Text",
      help: "one line above every page",
      required: true,
      empty: "",
      read: words,
    },
    { name: "link_label", label: "Link text", help: "for example Read more", empty: null, read: words },
    {
      name: "link_url",
      label: "Link address",
      help: "a page like /events, or a link that begins with https://",
      empty: null,
      read: pageOrLink,
    },
    {
      name: "first_day",
      label: "First day",
      kind: "date",
      help: "leave blank to start at once",
      empty: null,
      read: day,
    },
    {
      name: "last_day",
      label: "Last day",
      kind: "date",
      help: "leave blank to show it until it is removed",
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
      return `The last day of '${cellText(row["words"])}' was ${dateText(last)}: visitors do not see it`;
    return first > today ? `Visitors see '${cellText(row["words"])}' from ${dateText(first)} on` : undefined;
  },
});
