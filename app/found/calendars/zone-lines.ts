/** How the clocks of a zone change, as RFC 5545 tells it: worked out from what the runtime knows of the zone. */

const HOUR = 3_600_000;
/** The rule of each change is looked for in these years; the United States have kept theirs since the first. */
const FIRST = 2007;
const LAST = 2030;

type Change = { at: number; from: number; to: number };

export function zoneLines(zone: string): string[] {
  const changes = yearsOf(FIRST, LAST).map((year) => changesIn(zone, year));
  const last = changes.at(-1)!;
  const kept = last.length === 0 ? [constant(zone)] : last.flatMap((_, which) => ruled(zone, changes, which));
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...kept.flat(), "END:VTIMEZONE"];
}

/** A zone whose clocks never change. */
function constant(zone: string): string[] {
  const offset = offsetAt(zone, Date.UTC(LAST, 0));
  return observance(
    "STANDARD",
    "19700101T000000",
    null,
    { from: offset, to: offset },
    nameAt(zone, Date.UTC(LAST, 0)),
  );
}

/** The change that comes first or second in each year, from the first year since which its rule has held. */
function ruled(zone: string, changes: readonly Change[][], which: number): string[] {
  const rules = changes.map((ofYear) => ofYear[which] && ruleOf(changes, which, ofYear[which]));
  const rule = rules.at(-1)!;
  const since = rules.length - rules.toReversed().findIndex((other) => other !== rule);
  const first = changes[since > rules.length ? 0 : since]![which]!;
  const kind = first.to > first.from ? "DAYLIGHT" : "STANDARD";
  return observance(kind, wallText(first), rule, first, nameAt(zone, first.at + HOUR));
}

function ruleOf(changes: readonly Change[][], which: number, change: Change): string {
  const day = new Date(change.at + change.from);
  const weekday = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][day.getUTCDay()];
  return `FREQ=YEARLY;BYMONTH=${day.getUTCMonth() + 1};BYDAY=${isAlwaysLast(changes, which) ? -1 : Math.ceil(day.getUTCDate() / 7)}${weekday}`;
}

/** The last Sunday of a month is now its fourth, now its fifth. */
function isAlwaysLast(changes: readonly Change[][], which: number): boolean {
  return changes.slice(-7).every((ofYear) => {
    const change = ofYear[which];
    const day = change && new Date(change.at + change.from);
    const week = day && new Date(day.getTime() + 7 * 24 * HOUR);
    return day && week && day.getUTCMonth() !== week.getUTCMonth();
  });
}

function observance(
  kind: "DAYLIGHT" | "STANDARD",
  start: string,
  rule: string | null,
  { from, to }: Pick<Change, "from" | "to">,
  name: string,
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${name}`,
    `END:${kind}`,
  ];
}

/** Hour by hour through a year, at which of them the distance from Greenwich is another. */
function changesIn(zone: string, year: number): Change[] {
  const found: Change[] = [];
  for (let day = Date.UTC(year, 0); day < Date.UTC(year + 1, 0); day += 24 * HOUR) {
    const [from, to] = [offsetAt(zone, day), offsetAt(zone, day + 24 * HOUR)];
    if (from === to) continue;
    let at = day;
    while (offsetAt(zone, at) === from) at += HOUR / 2;
    found.push({ at, from, to });
  }
  return found;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** In milliseconds, east of Greenwich. */
function offsetAt(zone: string, moment: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(nameAt(zone, moment, "longOffset")) ?? [];
  return sign ? (Number(hours) + Number(minutes) / 60) * HOUR * (sign === "-" ? -1 : 1) : 0;
}

function nameAt(zone: string, moment: number, style: "short" | "longOffset" = "short"): string {
  const key = `${zone} ${style}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: style });
  formats.set(key, format);
  return format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function wallText({ at, from }: Change): string {
  return new Date(at + from).toISOString().slice(0, 19).replace(/[-:]/g, "");
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${two(minutes % 60)}`;
}

function yearsOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
