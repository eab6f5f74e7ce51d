import { brand, timeZone } from "#content/site.ts";
import { vtimezone } from "./vtimezone.ts";

/** iCalendar (RFC 5545): CRLF line ends, at most 75 bytes per line, escaped text. */

type Line = readonly [name: string, value: string];
export type CalendarEvent = readonly Line[];

const METHOD = "PUBLISH";

/** The content type names the method too (section 3.7.2). */
export const CALENDAR_TYPE = `text/calendar; method=${METHOD}; charset=utf-8`;

const gymTimeZone = vtimezone(timeZone);

export function calendar(
  name: string,
  url: string,
  events: readonly CalendarEvent[],
  zone = timeZone as string,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Calendar 1.0//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${METHOD}`,
    ...[
      ["NAME", escapeText(name)],
      ["X-WR-CALNAME", escapeText(name)],
      ["X-WR-TIMEZONE", zone],
      ["URL", url],
      ["REFRESH-INTERVAL;VALUE=DURATION", "PT6H"],
      ["X-PUBLISHED-TTL", "PT6H"],
    ].map((line) => line.join(":")),
    ...(zone === timeZone ? gymTimeZone : vtimezone(zone)),
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.map((line) => line.join(":")), "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** For values of type TEXT. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** '20261205T090000' for '2026-12-05' and '09:00'; used with a TZID. */
export function localTime(day: string, time: string): string {
  return `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;
}

/** '20261205T140000Z' */
export function utcTime(at: Date | number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
}

const encoder = new TextEncoder();

/** Folds between characters; continuation lines start with a space. */
function foldLine(line: string): string {
  let out = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      out += "\r\n ";
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}

/** Part of every UID, so it must never change. */
const UID_DOMAIN = `calendar.${brand.key}`;

export function uid(kind: "class" | "event", id: string): string {
  return `${kind}-${id}@${UID_DOMAIN}`;
}

/** The parameter of a local time. */
export function tzid(zone: string): string {
  return `;TZID=${zone}`;
}

const SEQUENCE_EPOCH = Date.parse("2020-01-01T00:00:00Z");

/** Increases every second. */
export function sequenceNumber(time: number): number {
  return Math.max(0, Math.floor((time - SEQUENCE_EPOCH) / 1000));
}
