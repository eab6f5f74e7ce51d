import { brand, timeZone } from "#content/site.ts";
import { zoneLines } from "./zone-lines.ts";

/** iCalendar as RFC 5545 has it: lines end in CRLF, none is longer than 75 bytes, text is escaped. */

type Line = readonly [name: string, value: string];
export type CalendarEvent = readonly Line[];

const clockChanges = zoneLines(timeZone);

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
    "METHOD:PUBLISH",
    ...[
      ["NAME", plain(name)],
      ["X-WR-CALNAME", plain(name)],
      ["X-WR-TIMEZONE", zone],
      ["URL", url],
      ["REFRESH-INTERVAL;VALUE=DURATION", "PT6H"],
      ["X-PUBLISHED-TTL", "PT6H"],
    ].map((line) => line.join(":")),
    ...(zone === timeZone ? clockChanges : zoneLines(zone)),
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.map((line) => line.join(":")), "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A value of type TEXT. */
export function plain(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** '20261205T090000' for '2026-12-05' and '09:00'; goes with a TZID. */
export function onTheClock(day: string, time: string): string {
  return `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;
}

/** '20261205T140000Z' */
export function moment(at: Date | number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
}

const encoder = new TextEncoder();

/** Breaks between characters, never inside one; what follows begins with a space. */
function folded(line: string): string {
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
