import { gymDay } from "#content/gym-clock.ts";
import { home } from "#content/site.ts";
import { challengeStatuses } from "#db/readers/events.server.ts";
import { type ClockTime, formatDay, formatTime, toMinutes } from "#domain/schedule/clock.ts";
import { capital, count, slug } from "#domain/text.ts";
import { shortWord } from "#http/page-query.ts";
import { linkMessages } from "#operations/signups/event-messages.ts";
import { InvalidCell, pictureKey } from "./cells.ts";
import {
  byColumns,
  type CellError,
  cellText,
  type ChangedRow,
  collection,
  idColumn,
  type Row,
} from "./collection.ts";
import { join, dateText, movedTo } from "./screen-text.ts";

const MAX_OVERNIGHT_HOURS = 12;
const MAX_PLACES = 100_000;

export const events = collection({
  name: "events",
  one: "event",
  many: "events",
  table: "events",
  key: "id",
  screen: {
    lead: "Upcoming events, soonest first.",
    page: "/events",
    also: [{ to: "/desk/signups", label: "Sign-ups" }],
    line: (row) => ({
      title: cellText(row["title"]),
      facts: join(dateText(row["day"]), row["location"], row["status"] === "cancelled" && "canceled"),
    }),
  },
  columns: [
    { ...idColumn, help: `${idColumn.help}. Calendars identify the event by it`, read: shortId },
    { name: "title", label: "Name", help: "for example Open house", required: true },
    {
      name: "day",
      label: "Day",
      kind: "date",
      format: "like 2026-12-06 or 12/6/2026",
      required: true,
      describe: movedTo,
    },
    {
      name: "starts",
      label: "Starts",
      kind: "time",
      format: "like 09:00 or 9 AM",
      required: true,
      describe: movedTo,
    },
    {
      name: "ends",
      label: "Ends",
      kind: "time",
      format: `like 11:00; may be after midnight if the event has at most ${MAX_OVERNIGHT_HOURS} hours`,
      required: true,
      describe: (_, to) => `now ends at ${to}`,
    },
    { name: "location", label: "Location", help: `for example Main floor, ${home.knownAs}`, empty: "" },
    { name: "description", label: "Description", kind: "long", help: "a few sentences", empty: "" },
    {
      name: "image",
      label: "Photo",
      kind: "photo",
      format: "like site/program-adult-classes.webp",
      read: pictureKey,
    },
    {
      name: "capacity",
      label: "Spots",
      kind: "number",
      range: [0, MAX_PLACES],
      help: "leave blank if not limited",
    },
    {
      name: "capacity_note",
      label: "Note on spots",
      help: "shown after the number of spots, for example: per workshop",
      rare: true,
    },
    {
      name: "places_left",
      label: "Spots left",
      kind: "number",
      range: [0, MAX_PLACES],
      help: "0 means full; leave blank if not tracked",
      later: true,
      rare: true,
    },
    {
      name: "status",
      label: "Status",
      choices: [
        ["planned", "As planned"],
        ["cancelled", "Canceled"],
      ],
      first: "planned",
      help: "canceled events stay on the site, marked as canceled",
      format: "planned, or cancelled: then it stays on the site, marked as canceled",
      required: true,
      describe: (_, to) => (to === "Canceled" ? "canceled" : "no longer canceled"),
    },
  ],
  makeKey: (row, taken) => slug(`${cellText(row["title"])} ${cellText(row["day"])}`, taken),
  rules: [
    { cells: ["starts", "ends"], check: checkEnd },
    { cells: ["capacity", "places_left"], check: checkPlaces },
  ],
  follow: (before, { capacity, places_left: typed }) => {
    const [left, all] = [cellText(before["places_left"]), cellText(before["capacity"])];
    if (typed !== undefined || !left || !all || !/^\s*\d+\s*$/.test(capacity ?? "")) return {};
    return { places_left: String(Math.max(0, Number(left) + Number(capacity) - Number(all))) };
  },
  visibleAs: (row) => {
    const day = cellText(row["day"]);
    return day < gymDay(new Date())
      ? `'${cellText(row["title"])}' on ${formatDay(day)} is over: visitors do not see it`
      : undefined;
  },
  warn: (_, touched, changed) => [
    ...touched.flatMap((row) => events.visibleAs?.(row) ?? []),
    ...changed.flatMap(fewerThanTaken),
  ],
  beforeChange: linkMessages,
  stamp: () => ({ updated_at: Date.now() }),
  order: byColumns("day", "starts"),
});

export const challenges = collection({
  name: "challenges",
  one: "challenge",
  many: "challenges",
  table: "challenges",
  key: "id",
  screen: {
    lead: "One challenge a month.",
    page: "/events",
    line: (row) => ({
      title: cellText(row["title"]),
      facts: capital(cellText(row["status"])),
      side: cellText(row["month"]),
    }),
  },
  columns: [
    idColumn,
    { name: "month", label: "Month", help: "for example June", required: true },
    { name: "title", label: "Name", help: "the title of the challenge", required: true },
    { name: "description", label: "Description", kind: "long", help: "some sentences", empty: "" },
    {
      name: "status",
      label: "Status",
      choices: challengeStatuses.map((status) => [status, capital(status)] as const),
      first: challengeStatuses[0],
      help: challengeStatuses.join(" or "),
      required: true,
    },
    {
      name: "position",
      label: "Position",
      kind: "number",
      range: [0, 9999],
      first: "1",
      help: "1 is first",
      required: true,
    },
  ],
  makeKey: (row, taken) => slug(`${cellText(row["month"])} ${cellText(row["title"])}`, taken),
  order: byColumns("position"),
});

/** Once there are fewer spots than people, the spots left no longer say how many people come. */
function fewerThanTaken({ after, columns }: ChangedRow): string[] {
  const before: Row = { ...after, ...Object.fromEntries(columns.map(({ name, from }) => [name, from])) };
  const [left, all, now] = [before["places_left"], before["capacity"], after["capacity"]].map(cellText);
  const taken = Number(all) - Number(left);
  if (!left || !all || !now || Number(now) >= taken) return [];
  return [
    `'${cellText(after["title"])}' would have ${count(Number(now), "spot")}, fewer than the ${taken} taken`,
  ];
}

/** Refuses an event that would last most of a day, such as 10:00 to 09:00: that is a typing mistake. */
function checkEnd(row: Row): CellError[] {
  const [starts, ends] = [cellText(row["starts"]) as ClockTime, cellText(row["ends"]) as ClockTime];
  if (ends === starts) return [{ field: "ends", message: "the event ends at the time at which it starts" }];
  const hours = (toMinutes(ends) - toMinutes(starts)) / 60;
  if (hours > 0 || hours + 24 <= MAX_OVERNIGHT_HOURS) return [];
  const message =
    `${formatTime(ends)} is before the start, ${formatTime(starts)}. ` +
    `Only an event of at most ${MAX_OVERNIGHT_HOURS} hours can go on after midnight`;
  return [{ field: "ends", message }];
}

function checkPlaces(row: Row): CellError[] {
  const [left, all] = [cellText(row["places_left"]), cellText(row["capacity"])];
  return left && all && Number(left) > Number(all)
    ? [{ field: "places_left", message: `${left} is more than all spots, ${all}` }]
    : [];
}

/** The id is part of a URL: the address of the form that registers for the event. */
function shortId(text: string): string {
  if (shortWord(text) !== undefined) return text;
  throw new InvalidCell(
    `'${text}' can't be used in a URL; write letters, numbers and hyphens, like '${slug(text)}'`,
  );
}
