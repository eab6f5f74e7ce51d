import { gymDay } from "#content/gym-clock.ts";
import { formatDay } from "#domain/schedule/clock.ts";
import { pageOrLink } from "./cells.ts";
import { byColumns, cellText, checkSpan, collection, idColumn } from "./collection.ts";
import { join, monthAndDay } from "./screen-text.ts";

export const hours = collection({
  name: "hours",
  one: "day",
  many: "days with other hours",
  table: "holiday_hours",
  key: "day",
  screen: {
    title: "Holidays",
    lead: "Days on which the desk keeps other hours. Members’ keys work as always.",
    page: "/contact",
    line: (row) => ({
      title: cellText(row["label"]),
      facts: row["opens"] ? `${row["opens"]} to ${row["closes"]}` : "nobody at the desk",
      side: monthAndDay(row["day"]),
    }),
  },
  columns: [
    { name: "day", label: "Day", kind: "date", help: "like 2026-12-24 or 12/24/2026", required: true },
    { name: "label", label: "Why", help: "why: 'Christmas Eve'", required: true },
    {
      name: "opens",
      label: "Somebody comes at",
      kind: "time",
      help: "when somebody comes to the desk, like 08:00; empty (both) for nobody that day",
    },
    { name: "closes", label: "They leave at", kind: "time", help: "when they leave, like 14:00" },
  ],
  checkRow: (row) => {
    const [opens, closes] = [cellText(row["opens"]), cellText(row["closes"])];
    if ((opens === "") !== (closes === "")) {
      const message = "is empty: write both times, or neither for nobody that day";
      return [{ field: opens ? "closes" : "opens", message }];
    }
    return opens && opens >= closes ? [{ field: "closes", message: `${closes} is not after ${opens}` }] : [];
  },
  order: byColumns("day"),
  visibleAs: (row) => {
    const day = cellText(row["day"]);
    return day < gymDay(new Date()) ? `${formatDay(day)} is over: visitors do not see it` : undefined;
  },
  warn: (_, touched) => touched.flatMap((row) => hours.visibleAs?.(row) ?? []),
});

export const announcement = collection({
  name: "announcement",
  one: "announcement",
  many: "announcements",
  table: "announcement",
  key: "id",
  screen: {
    title: "Above every page",
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
    { ...idColumn, help: "a number, once only; empty makes one", range: [1, 1_000_000] },
    { name: "words", label: "What to say", help: "the line above every page", required: true },
    { name: "link_label", label: "Words of the link", help: "'Read more'" },
    {
      name: "link_url",
      label: "Where it leads",
      help: "a page like /events, or a link that begins with https://",
      read: pageOrLink,
    },
    { name: "first_day", label: "From", kind: "date", help: "from this day on; empty is at once" },
    {
      name: "last_day",
      label: "Up to and with",
      kind: "date",
      help: "up to and with this day; empty is until it is taken out",
    },
  ],
  makeKey: (_row, taken) => Math.max(0, ...[...taken].map(Number)) + 1,
  checkRow: (row) => {
    const isWithoutLink = cellText(row["link_label"]) !== "" && cellText(row["link_url"]) === "";
    return [
      ...checkSpan(row),
      ...(isWithoutLink ? [{ field: "link_url", message: "is empty, but there is a link_label" }] : []),
    ];
  },
  order: (a, b) => Number(b["id"]) - Number(a["id"]),
  visibleAs: (row) => {
    const [words, first, last] = ["words", "first_day", "last_day"].map((name) => cellText(row[name])) as [
      string,
      string,
      string,
    ];
    const today = gymDay(new Date());
    if (last && last < today)
      return `The last day of '${words}' was ${formatDay(last)}: visitors do not see it`;
    return first > today ? `Visitors see '${words}' from ${formatDay(first)} on` : undefined;
  },
});
