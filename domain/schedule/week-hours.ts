import {
  type ClockTime,
  type Day,
  days,
  type OpenHours,
  formatSpan,
  formatTime,
  type WeeklyHours,
} from "./clock.ts";

// Weekly hours as text: 'Mon-Fri 8am-8pm, Sat-Sun 9am-5pm' in lists of facts, 'Mon–Fri 8 AM – 8 PM' in sentences and at the desk.

const NO_STAFF = "no staff";

/** One line per run of equal days: [{ days: 'Mon-Fri', hours: '8am-8pm' }, …]. */
export function hoursLines(weekly: WeeklyHours): { days: string; hours: string }[] {
  return dayRuns(weekly, ({ opens, closes }) => `${shortTime(opens)}-${shortTime(closes)}`, "-");
}

function dayRuns(weekly: WeeklyHours, formatHours: (open: OpenHours) => string, dash: string) {
  const runs: { first: Day; last: Day; hours: string }[] = [];
  for (const day of days) {
    const open = weekly[day];
    const hours = open ? formatHours(open) : NO_STAFF;
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? first.slice(0, 3) : `${first.slice(0, 3)}${dash}${last.slice(0, 3)}`,
    hours,
  }));
}

/** 'Mon-Fri 8am-8pm, Sat-Sun 9am-5pm', as visitors read it and as the setting is stored. */
export function formatWeek(weekly: WeeklyHours): string {
  return hoursLines(weekly)
    .map((line) => `${line.days} ${line.hours}`)
    .join(", ");
}

/** 'Mon–Fri 8 AM – 8 PM, Sat–Sun 9 AM – 5 PM', as sentences and the desk show it. */
export function formatStaffedWeek(weekly: WeeklyHours): string {
  return dayRuns(weekly, ({ opens, closes }) => formatSpan(opens, closes), "–")
    .map((line) => `${line.days} ${line.hours}`)
    .join(", ");
}

/** 'Staff Mon-Fri 8am-8pm', or 'Sun: no staff' for unstaffed days; one line each. */
export function staffLines(weekly: WeeklyHours): string[] {
  return hoursLines(weekly).map((line) =>
    line.hours === NO_STAFF ? `${line.days}: ${NO_STAFF}` : `Staff ${line.days} ${line.hours}`,
  );
}

/** '8 AM and 8 PM': from the earliest opening to the latest closing of the week. */
export function frontDeskSpan(weekly: WeeklyHours): string {
  const open = Object.values(weekly).filter((hours) => hours !== null);
  const opens = open.map((hours) => hours.opens).toSorted()[0] ?? "00:00";
  const closes =
    open
      .map((hours) => hours.closes)
      .toSorted()
      .at(-1) ?? "24:00";
  return `${formatTime(opens)} and ${closes === "24:00" ? "midnight" : formatTime(closes)}`;
}

export function shortTime(time: ClockTime) {
  return time === "24:00" ? "midnight" : formatTime(time).replace(" ", "").toLowerCase();
}

/**
 * Parses the text of formatWeek and common variants. Days not listed are unstaffed. Undefined if it cannot be parsed or
 * names a day twice.
 */
export function parseWeek(text: string): WeeklyHours | undefined {
  const named = namedDays(text);
  if (!named || findRepeatedDay(text)) return undefined;
  const unstaffed = days.map((day) => [day, null] as const);
  const week = Object.fromEntries([...unstaffed, ...named]) as WeeklyHours;
  return Object.values(week).some(Boolean) ? week : undefined;
}

/** The first day that the text names twice. */
export function findRepeatedDay(text: string): Day | undefined {
  const named = (namedDays(text) ?? []).map(([day]) => day);
  return named.find((day, at) => named.indexOf(day) < at);
}

/** The days in the order of the text; undefined if it cannot be parsed. */
function namedDays(text: string): [Day, OpenHours | null][] | undefined {
  const named: [Day, OpenHours | null][] = [];
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== "");
  for (const part of parts) {
    const [, first = "", last = first, rest = ""] =
      /^\s*([a-z]+)\.?(?:\s*(?:-|–|to)\s*([a-z]+)\.?)?:?\s+(.+?)\s*$/i.exec(part) ?? [];
    const [from, to] = [dayNamed(first), dayNamed(last)];
    const isClosed = /^(no staff|closed|none)$/i.test(rest);
    const hours = isClosed ? null : parseHours(rest);
    if (from < 0 || to < from || hours === undefined) return undefined;
    for (const day of days.slice(from, to + 1)) named.push([day, hours]);
  }
  return named;
}

/** '8am-8pm', '08:00-20:00', '9:30 AM to midnight'; undefined if it cannot be parsed. */
function parseHours(text: string): OpenHours | undefined {
  const [opens, closes, more] = text.split(/-|–|\bto\b/).map((time) => parseTime(time.trim()));
  return opens && closes && more === undefined && opens < closes ? { opens, closes } : undefined;
}

/** '8am', '8:30 PM', '20:00', 'noon', 'midnight' (the end of a day). */
export function parseTime(text: string): ClockTime | undefined {
  if (/^noon$/i.test(text)) return "12:00";
  if (/^(midnight|24:00)$/i.test(text)) return "24:00";
  const read = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text);
  const [, written = "", minutes = "00", half] = read ?? [];
  const hour = Number(written);
  const fits = read && Number(minutes) < 60 && (half ? hour >= 1 && hour <= 12 : hour <= 23);
  // A bare '8' may be morning or evening.
  if (!fits || (!half && !read[2])) return undefined;
  const hours = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(hours).padStart(2, "0")}:${minutes}` as ClockTime;
}

/** A week as a form sends it, a line for each day; what it lacks is refused by `checkDays`. */
export function writeDays(hoursOn: (day: Day) => { opens: string; closes: string } | null): string {
  const written = days.map((day) => {
    const hours = hoursOn(day);
    return `${day} ${hours ? `${hours.opens}-${hours.closes === "00:00" ? "24:00" : hours.closes}` : NO_STAFF}`;
  });
  return tidyWeek(written.join("\n"));
}

/** The days of a stored week, or of one that was refused. */
export function readDays(text: string): { day: Day; opens: string; closes: string; isStaffed: boolean }[] {
  const week = parseWeek(text);
  return days.map((day) => {
    const [, written = NO_STAFF, opens = "", closes = ""] =
      new RegExp(`^${day} ((\\S*)-(\\S*)|.*)$`, "m").exec(text) ?? [];
    if (!week) return { day, opens, closes, isStaffed: written !== NO_STAFF };
    const hours = week[day];
    return { day, opens: hours?.opens ?? "", closes: hours?.closes ?? "", isStaffed: hours !== null };
  });
}

/** The name of one day's part of a field for a week. */
export const dayField = (name: string, day: Day) => `${name}~${day}`;

/** What is wrong with each day of a refused week; undefined if a form has not written it. */
export function checkDays(text: string): { day: Day; message: string }[] | undefined {
  if (text.split("\n").length !== days.length) return undefined;
  const problems = readDays(text).flatMap(({ day, opens, closes, isStaffed }) => {
    if (!isStaffed || parseHours(`${opens}-${closes}`)) return [];
    const [first, last] = [parseTime(opens), parseTime(closes)];
    if (!first || !last) return [{ day, message: "enter both times, or choose Not staffed" }];
    return [{ day, message: `${formatTime(last)} is not after ${formatTime(first)}` }];
  });
  return problems.length > 0 ? problems : [{ day: "Monday", message: "enter the hours of at least one day" }];
}

/** The text of formatWeek, if the week can be parsed. */
function tidyWeek(text: string): string {
  const week = parseWeek(text);
  return week ? formatWeek(week) : text;
}

function dayNamed(text: string): number {
  const wanted = text.toLowerCase().replace(/s$/, "");
  return wanted.length < 3 ? -1 : days.findIndex((day) => day.toLowerCase().startsWith(wanted));
}

/** When members can enter: at any time, between two hours, or while someone is at the front desk. */
export type Access = "always" | "staffed" | OpenHours;

const STAFFED = "staffed hours";

/** '24/7', '5am-11pm' or 'staffed hours', as the setting is stored. */
export function formatAccess(access: Access): string {
  if (access === "staffed") return STAFFED;
  return access === "always" ? "24/7" : `${shortTime(access.opens)}-${shortTime(access.closes)}`;
}

/** Undefined if the text cannot be parsed. */
export function parseAccess(text: string): Access | undefined {
  if (/^staffed( hours)?$/i.test(text.trim())) return "staffed";
  return /^(24\s*\/\s*7|always)$/i.test(text.trim()) ? "always" : parseHours(text.trim());
}
