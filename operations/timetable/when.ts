import { addDays, type ClockTime, type Day, isDay, weekdayName, days } from "#domain/schedule/clock.ts";
import { parseTime } from "#domain/schedule/week-hours.ts";
import { gymDay } from "#content/gym-clock.ts";
import { day } from "#operations/collections/cells.ts";
import { atField, type FieldError, invalidFields, usageError } from "#config/user-error.ts";

// Parses days and times as people type them: tonight, friday, mondays, 12/6, 'dec 6', 18:30, 6:30pm.

const DAYS_OF_A_YEAR = 366;
/** Made once: a new one for each day of a year takes 20 ms. */
const monthNames = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** The days that the command line and the desk accept, from today on. */
export function comingYear(today: string): string[] {
  return Array.from({ length: DAYS_OF_A_YEAR }, (_, ahead) => addDays(today, ahead));
}

export function lastDayAhead(today: string): string {
  return addDays(today, DAYS_OF_A_YEAR - 1);
}

/** A date, today or later unless it has a year. Returns 'YYYY-MM-DD'. */
export function parseDate(text: string, now = new Date()): string {
  const today = gymDay(now);
  const words = text.trim().toLowerCase();
  if (words === "today" || words === "tonight") return today;
  if (words === "tomorrow") return addDays(today, 1);
  const named = parseWeekday(words);
  const fits = (date: string) => (named ? weekdayName(date) === named : monthAndDay(date).includes(words));
  const coming = comingYear(today).find(fits);
  if (coming) return coming;
  try {
    return day(words);
  } catch {
    throw usageError(
      `'${text}' is not a day.`,
      "Write it like tonight, tomorrow, friday, 'dec 6', 12/6 or 2026-12-06.",
    );
  }
}

/** A day that has not passed and that the desk can open. `field` holds it. */
export function parseComingDate(field: string, text: string): string {
  const date = atField(field, () => parseDate(text));
  const errors = checkComing(field, date);
  if (errors.length > 0) throw invalidFields(errors);
  return date;
}

export function checkComing(field: string, date: string): FieldError[] {
  const today = gymDay(new Date());
  if (date < today) return [{ field, message: "that day is over: choose a day from today on" }];
  const message = "that day is more than a year away: choose one within the coming year";
  return date > lastDayAhead(today) ? [{ field, message }] : [];
}

/** The ways to write this date without its year. */
function monthAndDay(date: string): string[] {
  const [, month = "", number = ""] = date.split("-").map(Number).map(String);
  const name = monthNames.format(Date.parse(`${date}T12:00:00Z`)).toLowerCase();
  return [`${month}/${number}`, `${name} ${number}`, `${name.slice(0, 3)} ${number}`];
}

/** 'mondays' and 'every monday' mean each week; undefined: it is a date. */
export function everyWeek(text: string): Day | undefined {
  const words = text.trim().toLowerCase();
  const [, name = ""] = /^(?:every )?([a-z]+?)s?$/.exec(words) ?? [];
  const weekly =
    words.startsWith("every ") || (words.endsWith("s") && !days.some((one) => isPrefix(words, one)));
  return weekly ? parseWeekday(name) : undefined;
}

/** The s of 'wednes' belongs to Wednesday and is not a plural. */
function isPrefix(words: string, weekday: Day): boolean {
  return weekday.toLowerCase().startsWith(words);
}

export function parseClock(text: string): ClockTime {
  const time = parseTime(text.trim());
  if (!time || time === "24:00")
    throw usageError(`'${text}' is not a time of day.`, "Write it like 18:30 or 6:30pm.");
  return time;
}

/** 'friday', '19:30' or 'friday 19:30' */
export function dayAndTime(text: string): { date?: string; time?: ClockTime } {
  const [, before = "", written = ""] =
    /^(.*?)\s*(\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)|\d{1,2}:\d{2}|noon)?$/i.exec(text.trim()) ?? [];
  return { ...(before && { date: parseDate(before) }), ...(written && { time: parseClock(written) }) };
}

function parseWeekday(words: string): Day | undefined {
  return words.length < 3 ? undefined : days.find((one) => isPrefix(words, one));
}

/** Parses 2026-11-01, 7d (seven days ago), today and yesterday. */
export function parsePastDay(text: string, now = new Date()): string {
  const today = gymDay(now);
  const ago = /^(\d{1,4})\s*d(ays?)?$/.exec(text);
  if (ago) return addDays(today, -Number(ago[1]));
  if (text === "today") return today;
  if (text === "yesterday") return addDays(today, -1);
  if (isDay(text)) return text;
  throw usageError(`'${text}' is not a day.`, "Write a day like 2026-11-01, or 7d, today or yesterday.");
}
