import type { Session } from "./sessions.ts";
import { addDays, weekdayName, formatTime } from "./clock.ts";

// Texts about class changes, for the timetable, the announcements and the calendars.

const shortDate = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** 'Nov 23' */
export function formatShortDate(date: string): string {
  return shortDate.format(new Date(`${date}T12:00:00Z`));
}

/** 'Canceled: Coach is ill', 'Moved to Wednesday, Nov 25, 9 AM', 'Coach: Riley Demo'; null if unchanged. */
export function formatChange(session: Session): string | null {
  const text = describeState(session);
  const { change } = session;
  if (text === null || !change?.why) return text;
  return `${text}: ${change.why}`;
}

function describeState(session: Session): string | null {
  const { state, change, usual, gymClass } = session;
  if (state === "usual" || !change) return null;
  if (state === "cancelled") return "Canceled";
  if (state === "extra") return "Extra class";
  if (state === "moved away") {
    const { newDate = change.date, start = gymClass.start } = change;
    return `Moved to ${weekdayName(newDate)}, ${formatShortDate(newDate)}, ${formatTime(start)}`;
  }
  return usual ? differences(usual, session).join(", ") || "Changed" : null;
}

function differences(usual: NonNullable<Session["usual"]>, { date, gymClass: now }: Session) {
  const was = usual.gymClass;
  const isSameDay = usual.date === date;
  return [
    !isSameDay && `Moved from ${weekdayName(usual.date)}, ${formatShortDate(usual.date)}`,
    was.start !== now.start && isSameDay && `Moved from ${formatTime(was.start)}`,
    was.minutes !== now.minutes && `${now.minutes} minutes`,
    was.coach !== now.coach && now.coach && `Coach: ${now.coach}`,
    was.place !== now.place && `In ${now.place}`,
  ].filter((part) => typeof part === "string");
}

/** 'Tonight 6:30 PM, Strength. Canceled: Coach is ill.' */
export function formatToday(session: Session): string {
  const { gymClass, usual } = session;
  const start = usual?.date === session.date ? usual.gymClass.start : gymClass.start;
  const when = start >= "17:00" ? "Tonight" : "Today";
  const change = formatChange(session) ?? "";
  const now = start === gymClass.start ? [] : [`Now at ${formatTime(gymClass.start)}`];
  return [`${when} ${formatTime(start)}, ${gymClass.title}`, change, ...now].map(withPeriod).join(" ");
}

function withPeriod(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** 'Today', 'Tomorrow' or the day's name. */
export function formatWhen(date: string, today: string): string {
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : weekdayName(date);
}
