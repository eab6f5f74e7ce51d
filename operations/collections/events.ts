import { home } from "#content/site.ts";
import { type ClockTime, minutesOf, sayTime } from "#domain/schedule/clock.ts";
import { challengeStatuses } from "#db/readers/challenges.server.ts";
import { shortWord } from "#http/page-query.ts";
import { gymDay } from "#content/gym-clock.ts";
import { parseKey } from "#pictures/store/photo-key.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";
import { day, oneOf, sentences, time, wholeNumber, words } from "./cells.ts";
import { sayDay } from "#content/format-time.ts";
import { slug } from "#domain/slug.ts";
import { BadCell, type CellFault, keyOf, type Row, type Subject, textOf } from "./collection.ts";

const MOST_OVERNIGHT = 12;

export const events: Subject = {
  name: "events",
  one: "event",
  many: "events",
  table: "events",
  key: "id",
  columns: [
    {
      name: "id",
      about: "any short word, once only; empty makes one. Calendars know the event by it",
      empty: null,
      read: shortId,
    },
    { name: "title", about: "what it is called", required: true, empty: "", read: words },
    { name: "day", about: "like 2026-12-06 or 12/6/2026", required: true, empty: "", read: day },
    { name: "starts", about: "like 09:00 or 9:00 AM", required: true, empty: "", read: time },
    {
      name: "ends",
      about: `like 11:00; after midnight, when it is at most ${MOST_OVERNIGHT} hours long`,
      required: true,
      empty: "",
      read: time,
    },
    { name: "location", about: `'Main floor, ${home.knownAs}'`, empty: "", read: words },
    { name: "description", about: "some sentences", empty: "", read: sentences },
    {
      name: "image",
      about: "a picture: 'site/NAME.webp' or 'tour-images/image 5.webp'",
      empty: null,
      read: picture,
    },
    { name: "capacity", about: "how many; empty is unlimited", empty: null, read: wholeNumber(0, 100_000) },
    { name: "capacity_note", about: "what it counts: 'per workshop'", empty: null, read: words },
    {
      name: "places_left",
      about: "how many places are left; 0 is full, empty says nothing",
      later: true,
      empty: null,
      read: wholeNumber(0, 100_000),
    },
    {
      name: "status",
      about: "planned, or cancelled to show it so",
      required: true,
      empty: "",
      read: oneOf(["planned", "cancelled"]),
    },
  ],
  makeKey: (row, taken) => slug(`${textOf(row["title"])} ${textOf(row["day"])}`, taken),
  checkRow: (row) => [...checkEnd(row), ...checkPlaces(row)],
  seenAs: (row) =>
    textOf(row["day"]) < gymDay(new Date())
      ? `'${textOf(row["title"])}' on ${sayDay(textOf(row["day"]))} is over: visitors do not see it`
      : undefined,
  stamp: () => ({ updated_at: Date.now() }),
  order: (a, b) =>
    `${textOf(a["day"])} ${textOf(a["starts"])}`.localeCompare(`${textOf(b["day"])} ${textOf(b["starts"])}`),
  warn: (after, changed) => {
    const past = after.filter(
      (row) => changed.has(keyOf(events, row)) && textOf(row["day"]) < gymDay(new Date()),
    );
    return past.map(
      (row) => `'${textOf(row["title"])}' on ${textOf(row["day"])} is over: the site will not show it`,
    );
  },
};

export const challenges: Subject = {
  name: "challenges",
  one: "challenge",
  many: "challenges",
  table: "challenges",
  key: "id",
  columns: [
    { name: "id", about: "any short word, once only; empty makes one", empty: null, read: words },
    { name: "month", about: "'June'", required: true, empty: "", read: words },
    { name: "title", about: "what it is called", required: true, empty: "", read: words },
    { name: "description", about: "some sentences", empty: "", read: sentences },
    {
      name: "status",
      about: challengeStatuses.join(" or "),
      required: true,
      empty: "",
      read: oneOf(challengeStatuses),
    },
    { name: "position", about: "1 is first", required: true, empty: "", read: wholeNumber(0, 9999) },
  ],
  makeKey: (row, taken) => slug(`${textOf(row["month"])} ${textOf(row["title"])}`, taken),
  order: (a, b) => Number(a["position"]) - Number(b["position"]),
};

/** One that would go on for most of a day is a slip: 10:00 to 09:00. */
function checkEnd(row: Row): CellFault[] {
  const [starts, ends] = [textOf(row["starts"]) as ClockTime, textOf(row["ends"]) as ClockTime];
  if (ends === starts) return [{ column: "ends", words: "the event would end when it begins" }];
  const hours = (minutesOf(ends) - minutesOf(starts)) / 60;
  if (hours > 0 || hours + 24 <= MOST_OVERNIGHT) return [];
  return [
    {
      column: "ends",
      words:
        `${sayTime(ends)} is before ${sayTime(starts)}. An event that goes on after midnight is at most ` +
        `${MOST_OVERNIGHT} hours long; write a longer one as one event for each day`,
    },
  ];
}

function checkPlaces(row: Row): CellFault[] {
  const [left, all] = [textOf(row["places_left"]), textOf(row["capacity"])];
  return left && all && Number(left) > Number(all)
    ? [{ column: "places_left", words: `${left} is more than the capacity, ${all}` }]
    : [];
}

/** It stands in the address of the form that registers for the event. */
function shortId(text: string): string {
  if (shortWord(text) === undefined)
    throw new BadCell(
      `'${text}' can't stand in an address; write letters, numbers and hyphens, like '${slug(text)}'`,
    );
  return text;
}

/** One that comes with the code has to be there; the store's own may still come. */
function picture(text: string): string {
  const key = parseKey(text);
  const isOurs = key !== null && ["site", "gallery", "partners"].includes(key.room);
  if (!key || (isOurs && Object.keys(shipped.pictures).length > 0 && !shipped.pictures[text])) {
    throw new BadCell(
      `there is no picture '${text}'; write one like site/program-adult-classes.webp, or leave it empty`,
    );
  }
  return text;
}
