import { offsetAt } from "#domain/schedule/clock.ts";

// VTIMEZONE of RFC 5545, derived from the time zone data of the runtime.

const HOUR = 3_600_000;
const HALF_HOUR = HOUR / 2;
const WEEK = 7 * 24 * HOUR;
/** The years that calendars can contain. */
const FIRST_YEAR = 2025;
const LAST_YEAR = 2040;

type Transition = { at: number; from: number; to: number };

export function vtimezone(zone: string): string[] {
  const offset = offsetAt(Date.UTC(FIRST_YEAR, 0), zone);
  const changes = findTransitions(zone);
  const alike = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance(
      "STANDARD",
      ["DTSTART:19700101T000000"],
      { from: offset, to: offset },
      abbreviation(zone, Date.UTC(FIRST_YEAR, 0)),
    ),
    ...[...alike.values()].flatMap((same) => recurring(zone, same)),
    "END:VTIMEZONE",
  ];
}

/** As a yearly rule if one fits, otherwise as a list of dates. */
function recurring(zone: string, changes: readonly Transition[]): string[] {
  const times = changes.map(localTime);
  const rule = yearlyRule(changes);
  // One RDATE per line, including the first: some clients ignore lists.
  const dates = rule ? [`RRULE:${rule}`] : times.map((time) => `RDATE:${time}`);
  const change = changes[0]!;
  const kind = change.to > change.from ? "DAYLIGHT" : "STANDARD";
  return observance(kind, [`DTSTART:${times[0]}`, ...dates], change, abbreviation(zone, change.at + HOUR));
}

/** The rule that fits every transition; null if there is none. */
function yearlyRule(changes: readonly Transition[]): string | null {
  const days = changes.map(({ at, from }) => new Date(at + from));
  if (days.length !== LAST_YEAR - FIRST_YEAR + 1) return null;
  const isLast = days.every((day) => new Date(day.getTime() + WEEK).getUTCMonth() !== day.getUTCMonth());
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
  { from, to }: Pick<Transition, "from" | "to">,
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

/** Looks at one moment of each week: no daylight saving time is shorter. */
function findTransitions(zone: string): Transition[] {
  const transitions: Transition[] = [];
  let from = offsetAt(Date.UTC(FIRST_YEAR, 0), zone);
  for (let week = Date.UTC(FIRST_YEAR, 0); week < Date.UTC(LAST_YEAR + 1, 0); week += WEEK) {
    const to = offsetAt(week + WEEK, zone);
    if (from === to) continue;
    transitions.push({ at: findChange(zone, from, week), from, to });
    from = to;
  }
  return transitions;
}

/** The first half hour of this week with another offset. */
function findChange(zone: string, from: number, week: number): number {
  let before = 0;
  let after = WEEK / HALF_HOUR;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(week + middle * HALF_HOUR, zone) === from) before = middle;
    else after = middle;
  }
  return week + after * HALF_HOUR;
}

function abbreviation(zone: string, moment: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" });
  return format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function localTime({ at, from }: Transition): string {
  return new Date(at + from).toISOString().slice(0, 19).replace(/[-:]/g, "");
}

function formatOffset(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${two(minutes % 60)}`;
}
