import { offsetAt } from "#domain/schedule/clock.ts";

/** The VTIMEZONE of a zone (RFC 5545), derived from the runtime's time zone data. */

const HOUR = 3_600_000;
/** Calendars begin in 2026, and no client shows classes after 2040. */
const FIRST = 2025;
const LAST = 2040;

type Change = { at: number; from: number; to: number };

export function zoneLines(zone: string): string[] {
  const offset = offsetAt(Date.UTC(FIRST, 0), zone);
  const changes = findChanges(zone);
  const byOffset = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance(
      "STANDARD",
      ["DTSTART:19700101T000000"],
      { from: offset, to: offset },
      nameAt(zone, Date.UTC(FIRST, 0)),
    ),
    ...[...byOffset.values()].flatMap((same) => repeated(zone, same)),
    "END:VTIMEZONE",
  ];
}

/** As a yearly rule if all changes follow one; otherwise as a list of dates. */
function repeated(zone: string, changes: readonly Change[]): string[] {
  const walls = changes.map(formatWallClock);
  const rule = yearlyRule(changes);
  // One date per line, the first one repeated: some readers miss the others.
  const dates = rule ? [`RRULE:${rule}`] : walls.map((wall) => `RDATE:${wall}`);
  const change = changes[0]!;
  const kind = change.to > change.from ? "DAYLIGHT" : "STANDARD";
  return observance(kind, [`DTSTART:${walls[0]}`, ...dates], change, nameAt(zone, change.at + HOUR));
}

/** The yearly rule of all changes, or null if there is none. */
function yearlyRule(changes: readonly Change[]): string | null {
  const days = changes.map(({ at, from }) => new Date(at + from));
  if (days.length !== LAST - FIRST + 1) return null;
  const isLast = days.every(
    (day) => new Date(day.getTime() + 7 * 24 * HOUR).getUTCMonth() !== day.getUTCMonth(),
  );
  const rules = days.map((day) => {
    const weekday = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][day.getUTCDay()];
    const week = isLast ? -1 : Math.ceil(day.getUTCDate() / 7);
    return `FREQ=YEARLY;BYMONTH=${day.getUTCMonth() + 1};BYDAY=${week}${weekday}`;
  });
  const hours = new Set(days.map((day) => day.toISOString().slice(11)));
  return new Set(rules).size === 1 && hours.size === 1 ? rules[0]! : null;
}

function observance(
  kind: "DAYLIGHT" | "STANDARD",
  dates: readonly string[],
  { from, to }: Pick<Change, "from" | "to">,
  name: string,
): string[] {
  return [
    `BEGIN:${kind}`,
    ...dates,
    `TZOFFSETFROM:${formatOffset(from)}`,
    `TZOFFSETTO:${formatOffset(to)}`,
    `TZNAME:${name}`,
    `END:${kind}`,
  ];
}

/** All changes of the UTC offset. */
function findChanges(zone: string): Change[] {
  const changes: Change[] = [];
  let from = offsetAt(Date.UTC(FIRST, 0), zone);
  for (let day = Date.UTC(FIRST, 0); day < Date.UTC(LAST + 1, 0); day += 24 * HOUR) {
    const to = offsetAt(day + 24 * HOUR, zone);
    if (from === to) continue;
    let at = day;
    while (offsetAt(at, zone) === from) at += HOUR / 2;
    changes.push({ at, from, to });
    from = to;
  }
  return changes;
}

function nameAt(zone: string, moment: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" });
  return format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function formatWallClock({ at, from }: Change): string {
  return new Date(at + from).toISOString().slice(0, 19).replace(/[-:]/g, "");
}

function formatOffset(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${two(minutes % 60)}`;
}
