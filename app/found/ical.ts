/** iCalendar as RFC 5545 has it: lines end in CRLF, none is longer than 75 bytes, text is escaped. */

type Line = readonly [name: string, value: string];
export type CalendarEvent = readonly Line[];

/** Since 2007: two o'clock on the second Sunday of March and the first of November. */
const zoneLines = [
  "BEGIN:VTIMEZONE",
  "TZID:America/New_York",
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "TZNAME:EDT",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:EST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

export function calendar(name: string, url: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Evo Fitness//Calendar 1.0//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...[
      ["NAME", plain(name)],
      ["X-WR-CALNAME", plain(name)],
      ["X-WR-TIMEZONE", "America/New_York"],
      ["URL", url],
      ["REFRESH-INTERVAL;VALUE=DURATION", "PT6H"],
      ["X-PUBLISHED-TTL", "PT6H"],
    ].map((line) => line.join(":")),
    ...zoneLines,
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
