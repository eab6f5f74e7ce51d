import { isDay } from "#domain/schedule/clock.ts";
import { parseTime } from "#domain/schedule/week-hours.ts";
import { tooLong } from "#domain/text.ts";
import { hasMarkup, MARKUP_PROBLEM } from "#content/originals/site-texts.ts";
import { parseKey } from "#pictures/store/picture-key.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";
import type { FieldFacts } from "#operations/operation.ts";

// Parses what people and spreadsheets write in cells. The results are the values that the tables store.

/** The text of a cell can't be read; the message says how to write it. */
export class InvalidCell extends Error {}

export type ParseCell = (text: string) => string | number;

const MAX_LINE_LENGTH = 300;
const MAX_TEXT_LENGTH = 5000;
const MAX_LINK_LENGTH = 2000;

const byKind: Partial<Record<NonNullable<FieldFacts["kind"]>, ParseCell>> = {
  long: (text) => noLonger(text, MAX_TEXT_LENGTH),
  date: day,
  time: timeOfDay,
  url: link,
};

/** The parser that a column's declaration implies. */
export function parserFor(column: FieldFacts & { range?: readonly [number, number] }): ParseCell {
  const { range, choices, kind = "text" } = column;
  if (range) return wholeNumber(...range);
  if (choices) return oneOf(choices.map(([value]) => value));
  return byKind[kind] ?? line;
}

/** A name, a place, one line: a line break becomes a space, as in the site's forms. */
export function line(text: string): string {
  return noLonger(text.replaceAll(/\s*[\r\n]+\s*/g, " "), MAX_LINE_LENGTH);
}

/** A text of at most this many characters that visitors read: no HTML. */
export function plainText(most: number): ParseCell {
  return (text) => {
    if (hasMarkup(text)) throw new InvalidCell(MARKUP_PROBLEM);
    return noLonger(text, most);
  };
}

function noLonger(text: string, most: number): string {
  if (text.length > most) throw new InvalidCell(tooLong(text.length, most));
  return text;
}

/** 2026-12-06, or 12/6/2026 as spreadsheets write it. */
export function day(text: string): string {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  const iso = us ? `${us[3]?.padStart(4, "20")}-${us[1]?.padStart(2, "0")}-${us[2]?.padStart(2, "0")}` : text;
  if (!isDay(iso)) throw new InvalidCell(`'${text}' is not a day; write it like 2026-12-06`);
  if (!iso.startsWith("20")) throw new InvalidCell(`the year of '${text}' must be from 2000 to 2099`);
  return iso;
}

/** 09:00, 9 AM, 9:00 AM, 9:00:00 AM or noon. */
function timeOfDay(text: string): string {
  const time = parseTime(text);
  if (!time || time === "24:00")
    throw new InvalidCell(`'${text}' is not a time of day; write it like 09:00 or 5:30 PM`);
  return time;
}

function wholeNumber(least: number, most: number): ParseCell {
  return (text) => {
    const number = /^-?\d{1,9}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidCell(`'${text}' is not a whole number from ${least} to ${most}`);
  };
}

function oneOf(choices: readonly string[]): ParseCell {
  return (text) => {
    const match = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    if (!match) throw new InvalidCell(`'${text}' is not one of: ${choices.join(", ")}`);
    return match;
  };
}

function link(text: string): string {
  noLonger(text, MAX_LINK_LENGTH);
  if (/^https:\/\/\S+$/i.test(text) && URL.canParse(text)) {
    if (hasDomain(new URL(text))) return text;
    throw new InvalidCell(`visitors can't open '${text}'; write it like https://www.example.com`);
  }
  const near = /^(?:http:\/\/)?([\w-]+(\.[\w-]+)*\.[a-z]\w+(\/\S*)?)$/i.exec(text)?.[1];
  const advice = near ? ` (https://${near}?)` : "";
  throw new InvalidCell(`'${text}' is not a link; it has to begin with https://${advice}`);
}

/** Not localhost, and no IP address: `gym doctor` opens these links from the gym's own machine. */
function hasDomain({ hostname }: URL): boolean {
  return /\.[a-z][a-z\d-]*\.?$/i.test(hostname);
}

/** A page of this site ('/events') or a link. */
export function pageOrLink(text: string): string {
  return /^\/(?![/\\])\S*$/.test(text) ? noLonger(text, MAX_LINK_LENGTH) : link(text);
}

/** A picture that ships with the code has to exist; one in the picture store may be added later. */
export function pictureKey(text: string): string {
  const key = parseKey(text);
  const isOurs = key !== null && ["site", "gallery", "partners"].includes(key.folder);
  if (!key || (isOurs && Object.keys(shipped.pictures).length > 0 && !shipped.pictures[text])) {
    throw new InvalidCell(
      `there is no picture '${text}'; write one like site/program-adult-classes.webp, or leave it empty`,
    );
  }
  return text;
}
