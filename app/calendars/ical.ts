import { brand, timeZone } from "#content/site.ts";
import { zoneLines } from "./zone-lines.ts";

/** iCalendar (RFC 5545): lines end in CRLF, none is longer than 75 bytes, text is escaped. */

type Line = readonly [name: string, value: string];
export type CalendarEvent = readonly Line[];

const clockChanges = zoneLines(timeZone);

export function formatCalendar(
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
    "METHOD:PUBLISH",
    ...[
      ["NAME", escapeText(name)],
      ["X-WR-CALNAME", escapeText(name)],
      ["X-WR-TIMEZONE", zone],
      ["URL", url],
      ["REFRESH-INTERVAL;VALUE=DURATION", "PT6H"],
      ["X-PUBLISHED-TTL", "PT6H"],
    ].map((line) => line.join(":")),
    ...(zone === timeZone ? clockChanges : zoneLines(zone)),
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.map((line) => line.join(":")), "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Escapes a value of type TEXT. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** '20261205T090000' for '2026-12-05' and '09:00', to be used with a TZID. */
export function formatLocal(day: string, time: string): string {
  return `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;
}

/** '20261205T140000Z' */
export function formatUtc(at: Date | number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
}

const encoder = new TextEncoder();

/** Breaks between characters. A continuation line begins with a space. */
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
