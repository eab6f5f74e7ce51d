import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { isOn } from "#content/is-on.ts";
import { readGymContent } from "#db/readers/gym.server.ts";
import { announcementState, isUrgent } from "#db/readers/notices.server.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { capital } from "#domain/text.ts";
import { pageOrLink } from "./cells.ts";
import { type CellError, cellText, collection, idColumn, type Row, span, type Value } from "./collection.ts";
import { clockText, dateText, join } from "./screen-text.ts";

const period = ["first_day", "first_time", "last_day", "last_time"];

export const announcement = collection({
  name: "announcement",
  one: "announcement",
  many: "announcements",
  table: "announcement",
  key: "id",
  screen: {
    title: "Announcement banner",
    lead: "One line at the top of every page.",
    page: "/",
    line: (row) => ({
      title: cellText(row["words"]),
      facts: capital(
        join(
          row["first_day"] && `from ${momentText(row["first_day"], row["first_time"])}`,
          row["last_day"] && `until ${momentText(row["last_day"], row["last_time"])}`,
        ),
      ),
      chips: [stateText(row), isUrgent(row) ? "Urgent" : ""].filter(Boolean),
    }),
  },
  columns: [
    {
      ...idColumn,
      help: "a number that no other entry has; leave blank to create one",
      range: [1, 1_000_000],
    },
    {
      name: "words",
      label: "Text",
      help: "one line at the top of every page",
      required: true,
      describe: (_, to) => `now reads “${to}”`,
    },
    { name: "link_label", label: "Link text", help: "for example Read more", rare: true },
    {
      name: "link_url",
      label: "Link address",
      help: "a page like /events, or a link that begins with https://",
      read: pageOrLink,
      rare: true,
    },
    {
      name: "first_day",
      label: "First day",
      kind: "date",
      help: "leave blank to start at once",
      rare: true,
    },
    {
      name: "first_time",
      label: "Start time",
      kind: "time",
      help: "blank means the whole day",
      later: true,
      rare: true,
    },
    {
      name: "last_day",
      label: "Last day",
      kind: "date",
      help: "leave blank to show it until it is removed",
    },
    {
      name: "last_time",
      label: "End time",
      kind: "time",
      help: "without a last day, this is today, or tomorrow if that time has passed",
      later: true,
    },
    {
      name: "priority",
      label: "Priority",
      choices: [
        ["", "Normal"],
        ["urgent", "Urgent: above the others"],
      ],
      format: "urgent, or blank for normal",
      describe: (_, to) => (to === "Normal" ? "no longer urgent" : "marked as urgent"),
      later: true,
      rare: true,
    },
  ],
  conflicts: async (db, before, after) => {
    const { pages } = await readGymContent(db);
    const lose = (rows: readonly Row[]) =>
      rows
        .filter((row) => !isOn(cellText(row["link_url"]), pages))
        .map(
          (row) =>
            `${cellText(row["link_url"])} is off: visitors see '${cellText(row["words"])}' without its link`,
        );
    const known = lose(before);
    return lose(after).filter((warning) => !known.includes(warning));
  },
  makeKey: (_row, taken) => Math.max(0, ...[...taken].map(Number)) + 1,
  normalize: (row) => {
    const today = gymDay(new Date());
    const first = row["first_day"] || (row["first_time"] && today) || null;
    const last = row["last_day"] || (row["last_time"] && nextDayWith(row["last_time"], first)) || null;
    return { ...row, first_day: first, last_day: last };
  },
  rules: [
    { ...span, cells: period },
    { cells: period, check: checkTimes },
    { cells: ["link_label", "link_url"], check: checkLink },
  ],
  order: (a, b) => Number(b["id"]) - Number(a["id"]),
  warn: (_, touched) =>
    touched
      .filter((row) => announcementState(row, new Date()) === "over")
      .flatMap((row) => visibleAs(row) ?? []),
  visibleAs,
});

function checkTimes(row: Row): CellError[] {
  const [starts, ends] = [cellText(row["first_time"]), cellText(row["last_time"])];
  const endsFirst = row["first_day"] && row["first_day"] === row["last_day"] && ends && ends <= starts;
  return endsFirst
    ? [{ field: "last_time", message: `${clockText(ends)} is not after ${clockText(starts)}` }]
    : [];
}

function checkLink(row: Row): CellError[] {
  const isWithoutLink = cellText(row["link_label"]) !== "" && cellText(row["link_url"]) === "";
  return isWithoutLink
    ? [{ field: "link_url", message: "enter an address, or leave the link text blank" }]
    : [];
}

/** The day on which this time comes next, not before `first`. */
function nextDayWith(time: Value, first: Value): string {
  const now = new Date();
  const today = gymDay(now);
  if (cellText(first) > today) return cellText(first);
  return gymMoment(today, cellText(time)) > now ? today : addDays(today, 1);
}

function visibleAs(row: Row): string | undefined {
  const words = cellText(row["words"]);
  const state = announcementState(row, new Date());
  if (state === "coming")
    return `Visitors see '${words}' from ${momentText(row["first_day"], row["first_time"])} on`;
  if (state !== "over") return undefined;
  return row["last_time"]
    ? `'${words}' ended ${momentText(row["last_day"], row["last_time"])}: visitors do not see it`
    : `The last day of '${words}' was ${dateText(row["last_day"])}: visitors do not see it`;
}

/** 'Fri, Nov 27, 2 PM'; without a time, the day. */
function momentText(day: Value | undefined, time: Value | undefined): string {
  return dateText(day) + (time ? `, ${clockText(time)}` : "");
}

const stateTexts = { showing: "Visitors see this now", coming: "Scheduled", over: "Ended" };

function stateText(row: Row): string {
  const state = announcementState(row, new Date());
  return state ? stateTexts[state] : "";
}
