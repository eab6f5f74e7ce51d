import { formatChange } from "#domain/schedule/class-changes.ts";
import { type Timetable } from "#domain/schedule/classes.ts";
import { sessionsOn, takesPlace, timetableNow, type Session } from "#domain/schedule/sessions.ts";
import { addDays, formatTime } from "#domain/schedule/clock.ts";
import { formatDate, gymDay } from "#content/gym-clock.ts";
import { joinFacts } from "#domain/text.ts";
import { rowId } from "./days.server.ts";

export type SessionLine = {
  /** Its place in the calendar. */
  id?: string;
  /** Its page, unless it is over. */
  to: string | undefined;
  title: string;
  label: string;
  facts: string;
  /** How it differs from the week. */
  chips: string[];
  side: string;
  off: boolean;
  isOver: boolean;
};

/** The class that comes next within a week, the other classes of today, and those of tomorrow. */
export function comingClasses(now: Date, timetable: Timetable) {
  const { next } = timetableNow(now, timetable);
  const today = gymDay(now);
  const isOther = ({ id, date }: Session) => id !== next?.id || date !== next.date;
  const tomorrow = addDays(today, 1);
  return {
    next: next && {
      ...sessionLine(next),
      day: next.date === today ? "" : next.date === tomorrow ? "Tomorrow" : formatDate(next.date, today),
    },
    today: sessionsOn(today, timetable)
      .filter(({ endsAt }) => endsAt > now)
      .filter(isOther)
      .map((session) => sessionLine(session, session.startsAt <= now && takesPlace(session))),
    tomorrow: sessionsOn(tomorrow, timetable).map((session) => sessionLine(session)),
  };
}

/** The classes of a day. Those that have ended by `now` are over: they can't be changed. */
export function linesOn(date: string, timetable: Timetable, now: Date): SessionLine[] {
  return sessionsOn(date, timetable).map((session) => {
    const line = { ...sessionLine(session), id: rowId(date, session.id) };
    return session.endsAt > now ? line : { ...line, to: undefined, isOver: true };
  });
}

function sessionLine(session: Session, isRunning = false) {
  const { id, gymClass, date, state } = session;
  return {
    to: `/desk/class?day=${date}&id=${encodeURIComponent(id)}`,
    title: gymClass.title,
    label: `${gymClass.title}, ${formatTime(gymClass.start)}, ${formatDate(date)}`,
    facts: joinFacts([gymClass.place, gymClass.coach]),
    chips: [formatChange(session) ?? "", isRunning ? "now" : ""].filter(Boolean),
    side: formatTime(gymClass.start),
    off: state === "cancelled" || state === "moved away",
    isOver: false,
  };
}
