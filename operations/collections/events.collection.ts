import { join, dateText, same } from "./screen-text.ts";
import { home } from "#content/site.ts";
import { type ClockTime, toMinutes, formatTime, formatDay } from "#domain/schedule/clock.ts";
import { challengeStatuses } from "#db/readers/events.server.ts";
import { shortWord } from "#http/page-query.ts";
import { gymDay } from "#content/gym-clock.ts";
import { parseKey } from "#pictures/store/picture-key.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";
import { day, oneOf, sentences, time, wholeNumber, words } from "./cells.ts";
import { slug } from "#domain/text.ts";
import { type CellError, cellText, collection, InvalidCell, type Row, rowKey } from "./collection.ts";

const MOST_OVERNIGHT = 12;

export const events = collection({
  name: "events",
  one: "event",
  many: "events",
  table: "events",
  key: "id",
  screen: {
    path: "events",
    title: "Events",
    one: "event",
    lead: "Upcoming events, soonest first.",
    page: "/events",
    line: (row) => ({
      title: cellText(row["title"]),
      facts: join(row["location"], row["status"] === "cancelled" && "cancelled"),
      side: dateText(row["day"]),
    }),
  },
  columns: [
    {
      name: "id",
      label: "Id",
      kind: "hidden",
      help: "any short word, used once; leave blank to make one. Calendars identify the event by it",
      empty: null,
      read: shortId,
    },
    {
      name: "title",
      label: "Name",
      help: "the title of the event",
      required: true,
      empty: "",
      read: words,
    },
    {
      name: "day",
      label: "Day",
      kind: "date",
      help: "like 2026-12-06 or 12/6/2026",
      required: true,
      empty: "",
      read: day,
    },
    {
      name: "starts",
      label: "Starts",
      kind: "time",
      help: "like 09:00 or 9:00 AM",
      required: true,
      empty: "",
      read: time,
    },
    {
      name: "ends",
      label: "Ends",
      kind: "time",
      help: `like 11:00; after midnight, when it is at most ${MOST_OVERNIGHT} hours long`,
      required: true,
      empty: "",
      read: time,
    },
    {
      name: "location",
      label: "Location",
      help: `for example Main floor, ${home.knownAs}`,
      empty: "",
      read: words,
    },
    {
      name: "description",
      label: "Description",
      kind: "long",
      help: "some sentences",
      empty: "",
      read: sentences,
    },
    {
      name: "image",
      label: "Photo",
      help: "a photo of the gallery",
      empty: null,
      read: picture,
    },
    {
      name: "capacity",
      label: "Places",
      kind: "number",
      help: "leave blank if not limited",
      empty: null,
      read: wholeNumber(0, 100_000),
    },
    {
      name: "capacity_note",
      label: "Unit of places",
      help: "for example per workshop",
      empty: null,
      read: words,
    },
    {
      name: "places_left",
      label: "Places left",
      kind: "number",
      help: "0 is full; leave blank if not tracked",
      later: true,
      empty: null,
      read: wholeNumber(0, 100_000),
    },
    {
      name: "status",
      label: "Status",
      choices: [
        ["planned", "Yes, as planned"],
        ["cancelled", "No, cancelled"],
      ],
      first: "planned",
      help: "planned, or cancelled to show it so",
      required: true,
      empty: "",
      read: oneOf(["planned", "cancelled"]),
    },
  ],
  makeKey: (row, taken) => slug(`${cellText(row["title"])} ${cellText(row["day"])}`, taken),
  checkRow: (row) => [...checkEnd(row), ...checkPlaces(row)],
  visibleAs: (row) =>
    cellText(row["day"]) < gymDay(new Date())
      ? `'${cellText(row["title"])}' on ${formatDay(cellText(row["day"]))} is over: visitors do not see it`
      : undefined,
  stamp: () => ({ updated_at: Date.now() }),
  order: (a, b) =>
    `${cellText(a["day"])} ${cellText(a["starts"])}`.localeCompare(
      `${cellText(b["day"])} ${cellText(b["starts"])}`,
    ),
  warn: (after, changed) => {
    const past = after.filter(
      (row) => changed.has(rowKey(events, row)) && cellText(row["day"]) < gymDay(new Date()),
    );
    return past.map(
      (row) => `'${cellText(row["title"])}' on ${cellText(row["day"])} is over: the site will not show it`,
    );
  },
});

export const challenges = collection({
  name: "challenges",
  one: "challenge",
  many: "challenges",
  table: "challenges",
  key: "id",
  screen: {
    path: "challenges",
    title: "Challenges",
    one: "challenge",
    lead: "One challenge a month.",
    page: "/events",
    line: (row) => ({
      title: cellText(row["title"]),
      facts: cellText(row["status"]),
      side: cellText(row["month"]),
    }),
  },
  columns: [
    {
      name: "id",
      label: "Id",
      kind: "hidden",
      help: "any short word, used once; leave blank to make one",
      empty: null,
      read: words,
    },
    { name: "month", label: "Month", help: "'June'", required: true, empty: "", read: words },
    {
      name: "title",
      label: "Name",
      help: "the title of the challenge",
      required: true,
      empty: "",
      read: words,
    },
    {
      name: "description",
      label: "Description",
      kind: "long",
      help: "some sentences",
      empty: "",
      read: sentences,
    },
    {
      name: "status",
      label: "Status",
      choices: same(challengeStatuses),
      first: challengeStatuses[0],
      help: challengeStatuses.join(" or "),
      required: true,
      empty: "",
      read: oneOf(challengeStatuses),
    },
    {
      name: "position",
      label: "Position",
      kind: "number",
      first: "1",
      help: "1 is first",
      required: true,
      empty: "",
      read: wholeNumber(0, 9999),
    },
  ],
  makeKey: (row, taken) => slug(`${cellText(row["month"])} ${cellText(row["title"])}`, taken),
  order: (a, b) => Number(a["position"]) - Number(b["position"]),
});

/** One that would go on for most of a day is a slip: 10:00 to 09:00. */
function checkEnd(row: Row): CellError[] {
  const [starts, ends] = [cellText(row["starts"]) as ClockTime, cellText(row["ends"]) as ClockTime];
  if (ends === starts) return [{ field: "ends", message: "the event would end when it begins" }];
  const hours = (toMinutes(ends) - toMinutes(starts)) / 60;
  if (hours > 0 || hours + 24 <= MOST_OVERNIGHT) return [];
  return [
    {
      field: "ends",
      message:
        `${formatTime(ends)} is before ${formatTime(starts)}. An event that goes on after midnight is at most ` +
        `${MOST_OVERNIGHT} hours long; write a longer one as one event for each day`,
    },
  ];
}

function checkPlaces(row: Row): CellError[] {
  const [left, all] = [cellText(row["places_left"]), cellText(row["capacity"])];
  return left && all && Number(left) > Number(all)
    ? [{ field: "places_left", message: `${left} is more than the capacity, ${all}` }]
    : [];
}

/** It stands in the address of the form that registers for the event. */
function shortId(text: string): string {
  if (shortWord(text) === undefined)
    throw new InvalidCell(
      `'${text}' can't stand in an address; write letters, numbers and hyphens, like '${slug(text)}'`,
    );
  return text;
}

/** One that comes with the code has to be there; the store's own may still come. */
function picture(text: string): string {
  const key = parseKey(text);
  const isOurs = key !== null && ["site", "gallery", "partners"].includes(key.folder);
  if (!key || (isOurs && Object.keys(shipped.pictures).length > 0 && !shipped.pictures[text])) {
    throw new InvalidCell(
      `there is no picture '${text}'; write one like site/program-adult-classes.webp, or leave it empty`,
    );
  }
  return text;
}
