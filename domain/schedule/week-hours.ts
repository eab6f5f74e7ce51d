import {
  type ClockTime,
  type Day,
  days,
  type OpenHours,
  formatTime,
  type WeeklyHours,
  toMinutes,
} from "./clock.ts";

// Hours as people write them on a door: 'Mon-Fri 8am-8pm, Sat-Sun 9am-5pm'.

const NO_STAFF = "no staff";

/** The week as a sign at the door has it: [{ days: 'Mon-Fri', hours: '8am-8pm' }, …]. */
export function hoursLines(weekly: WeeklyHours): { days: string; hours: string }[] {
  const runs: { first: Day; last: Day; hours: string }[] = [];
  for (const day of days) {
    const open = weekly[day];
    const hours = open ? `${shortTime(open.opens)}-${shortTime(open.closes)}` : NO_STAFF;
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? first.slice(0, 3) : `${first.slice(0, 3)}-${last.slice(0, 3)}`,
    hours,
  }));
}

/** 'Mon-Fri 8am-8pm, Sat-Sun 9am-5pm' */
export function formatWeek(weekly: WeeklyHours): string {
  return hoursLines(weekly)
    .map((line) => `${line.days} ${line.hours}`)
    .join(", ");
}

/** 'Staff Mon-Fri, 8am-8pm' and, of a day without, 'Sun: no staff'; one line each. */
export function staffLines(weekly: WeeklyHours): string[] {
  return hoursLines(weekly).map((line) =>
    line.hours === NO_STAFF ? `${line.days}: ${NO_STAFF}` : `Staff ${line.days}, ${line.hours}`,
  );
}

/** '8 AM and 8 PM': from the earliest opening to the latest closing of the week. */
export function deskSpan(weekly: WeeklyHours): string {
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

/** What formatWeek wrote, or a person; days that are not named have no staff. undefined where it can't be read. */
export function parseWeek(text: string): WeeklyHours | undefined {
  const week = Object.fromEntries(days.map((day) => [day, null])) as WeeklyHours;
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== "");
  for (const part of parts) {
    const [, first = "", last = first, said = ""] =
      /^\s*([a-z]+)\.?(?:\s*(?:-|–|to)\s*([a-z]+)\.?)?:?\s+(.+?)\s*$/i.exec(part) ?? [];
    const [from, to] = [dayNamed(first), dayNamed(last)];
    const isClosed = /^(no staff|closed|none)$/i.test(said);
    const hours = isClosed ? null : parseHours(said);
    if (from < 0 || to < from || hours === undefined) return undefined;
    for (const day of days.slice(from, to + 1)) week[day] = hours;
  }
  return Object.values(week).some(Boolean) ? week : undefined;
}

/** '8am-8pm', '08:00-20:00', '9:30 AM to midnight'; undefined where it can't be read. */
function parseHours(text: string): OpenHours | undefined {
  const [opens, closes, more] = text.split(/-|–|\bto\b/).map((time) => parseTime(time.trim()));
  return opens && closes && more === undefined && opens < closes ? { opens, closes } : undefined;
}

/** '8am', '8:30 PM', '20:00', 'noon', 'midnight' (the end of a day). */
export function parseTime(text: string): ClockTime | undefined {
  if (/^noon$/i.test(text)) return "12:00";
  if (/^midnight$/i.test(text)) return "24:00";
  const read = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text);
  const [, written = "", minutes = "00", half] = read ?? [];
  const hour = Number(written);
  const fits = read && Number(minutes) < 60 && (half ? hour >= 1 && hour <= 12 : hour <= 23);
  // A bare '8' may be morning or evening.
  if (!fits || (!half && !read[2])) return undefined;
  const hours = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(hours).padStart(2, "0")}:${minutes}` as ClockTime;
}

function dayNamed(text: string): number {
  const wanted = text.toLowerCase().replace(/s$/, "");
  return wanted.length < 3 ? -1 : days.findIndex((day) => day.toLowerCase().startsWith(wanted));
}

/** When a member's key opens the door. */
export type Access = "always" | OpenHours;

/** Member access in the words of each place that names it. */
export function accessWords(access: Access) {
  if (access === "always") return always;
  const span = `${formatTime(access.opens)} to ${formatTime(access.closes)}`;
  const hours = (toMinutes(access.closes) - toMinutes(access.opens)) / 60;
  return {
    figure: `${hours}h`,
    badge: `Open ${span}`,
    members: `Member access ${span}`,
    line: `${span} for members`,
    everyDay: `Member access ${span}, every day of the year`,
    before: "",
    written: `${shortTime(access.opens)}-${shortTime(access.closes)}`,
  };
}

const always = {
  figure: "24/7",
  badge: "24/7 Access",
  members: "24/7 member access",
  line: "24/7 for members",
  everyDay: "24/7 member access, every day of the year",
  /** Before 'Community Gym'. */
  before: "24/7 ",
  /** As the gym writes it in its settings. */
  written: "24/7",
};

/** What the gym has written; undefined where it can't be read. */
export function parseAccess(text: string): Access | undefined {
  return /^(24\s*\/\s*7|always)$/i.test(text.trim()) ? "always" : parseHours(text.trim());
}
