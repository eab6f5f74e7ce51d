import { shortTime } from "./week-hours.ts";
import {
  addDays,
  weekdayName,
  momentAt,
  formatTime,
  wallClock,
  type ClockTime,
  type OpenHours,
  type WeeklyHours,
} from "./clock.ts";

/**
 * Front-desk hours on one date that differ from the week's. Both times are null if the front desk is unstaffed all day.
 */
export type HolidayHours = {
  date: string;
  opens: ClockTime | null;
  closes: ClockTime | null;
  reason: string;
  /** Members' keys do not open the doors on this date. */
  closedToMembers?: boolean;
};

export type StaffStatus = {
  staffed: boolean;
  /** 'Staff here until 8 PM', 'Staff back at 9 AM tomorrow'. */
  line: string;
  /** '24/7 for members' */
  access: string;
  /** Why today's hours differ from the week's; null if they do not. */
  holiday: string | null;
  /** When the status changes next. */
  changesAt: Date;
};

/** The part that is sent to the browser. */
export type StaffState = Pick<StaffStatus, "staffed" | "line" | "access"> & { changesAt: number };

type Settings = {
  weekly: WeeklyHours;
  holidays?: readonly HolidayHours[];
  zone: string;
  /** Texts about member access. */
  access: { line: string; unstaffedDay: string };
};

const CLOSED_TO_MEMBERS = "Closed to members today";

/** How far ahead to search for the next staffed day. */
const DAYS_AHEAD = 60;

export function staffStatus(now: Date, settings: Settings): StaffStatus {
  const { weekly, holidays = [], zone, access } = settings;
  const today = wallClock(now, zone).date;
  const hours = hoursOn(today, weekly, holidays);
  const exception = holidayOn(today, holidays);
  const common = {
    access: exception?.closedToMembers ? CLOSED_TO_MEMBERS : access.line,
    holiday: exception?.reason ?? null,
  };

  if (hours && momentAt(today, hours.opens, zone) <= now && now < momentAt(today, hours.closes, zone)) {
    const line = `Staff here until ${formatClosing(hours.closes)}`;
    return { ...common, staffed: true, line, changesAt: momentAt(today, hours.closes, zone) };
  }
  const midnight = momentAt(addDays(today, 1), "00:00", zone);
  const next = nextOpening(now, { weekly, holidays, zone });
  if (!next)
    return { ...common, staffed: false, line: "No one is at the front desk right now", changesAt: midnight };
  return {
    ...common,
    staffed: false,
    line: `Staff back at ${formatTime(next.opens)}${formatNextDay(today, next.date)}`,
    changesAt: next.moment < midnight ? next.moment : midnight,
  };
}

/** The current status and the ones that follow it. */
export function staffStates(now: Date, settings: Settings, count = 6): StaffState[] {
  const states: StaffState[] = [];
  for (let at = now; states.length < count;) {
    const { line, access, staffed, changesAt } = staffStatus(at, settings);
    states.push({ line, access, staffed, changesAt: changesAt.getTime() });
    at = changesAt;
  }
  return states;
}

/** Front-desk hours on one date, including exceptions; null if it is unstaffed. */
export function hoursOn(
  date: string,
  weekly: WeeklyHours,
  holidays: readonly HolidayHours[] = [],
): OpenHours | null {
  const exception = holidayOn(date, holidays);
  if (!exception) return weekly[weekdayName(date)];
  return exception.opens && exception.closes ? { opens: exception.opens, closes: exception.closes } : null;
}

function holidayOn(date: string, holidays: readonly HolidayHours[]) {
  return holidays.findLast((holiday) => holiday.date === date);
}

function nextOpening(now: Date, { weekly, holidays, zone }: Required<Omit<Settings, "access">>) {
  const today = wallClock(now, zone).date;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const hours = hoursOn(date, weekly, holidays);
    if (!hours) continue;
    const moment = momentAt(date, hours.opens, zone);
    if (moment > now) return { date, opens: hours.opens, moment };
  }
  return null;
}

function formatClosing(time: ClockTime) {
  return time === "24:00" || time === "00:00" ? "midnight" : formatTime(time);
}

function formatNextDay(today: string, date: string) {
  if (date === today) return "";
  if (date === addDays(today, 1)) return " tomorrow";
  if (date < addDays(today, 7)) return ` on ${weekdayName(date)}`;
  return ` on ${formatLongDate(date)}`;
}

const longDate = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** 'January 2' */
function formatLongDate(date: string): string {
  return longDate.format(new Date(`${date}T12:00:00Z`));
}

/** Upcoming exceptions, soonest first, formatted for a list. */
export function comingHolidays(
  now: Date,
  holidays: readonly HolidayHours[],
  { zone, access }: Pick<Settings, "zone" | "access">,
  withinDays = 30,
) {
  const today = wallClock(now, zone).date;
  return holidays
    .filter(({ date }) => date >= today && date <= addDays(today, withinDays))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((holiday) => ({
      ...holiday,
      day: `${weekdayName(holiday.date)}, ${formatLongDate(holiday.date)}`,
      hours:
        holiday.opens && holiday.closes
          ? `${shortTime(holiday.opens)}-${shortTime(holiday.closes)}`
          : holiday.closedToMembers
            ? "closed"
            : access.unstaffedDay,
    }));
}
