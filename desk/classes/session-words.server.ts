import { type Timetable } from "#domain/schedule/classes.ts";
import { sessionsOn, type Session } from "#domain/schedule/sessions.ts";
import { addDays, formatTime } from "#domain/schedule/clock.ts";
import { formatDate, gymDay } from "#content/gym-clock.ts";

export type SessionLine = {
  to: string;
  title: string;
  label: string;
  facts: string;
  /** How it differs from the week. */
  chips: string[];
  side: string;
  off: boolean;
};

const states: Record<Session["state"], string> = {
  usual: "",
  cancelled: "cancelled",
  "moved away": "moved to another day",
  changed: "changed",
  extra: "extra",
};

/** Today's and tomorrow's classes, as rows. */
export function nextTwoDays(now: Date, timetable: Timetable): { day: string; lines: SessionLine[] }[] {
  const today = gymDay(now);
  return [
    { day: "Today", date: today },
    { day: "Tomorrow", date: addDays(today, 1) },
  ].map(({ day, date }) => ({ day, lines: linesOn(date, timetable, now) }));
}

/** With `from`, classes that end before it are left out. */
export function linesOn(date: string, timetable: Timetable, from = new Date(0)): SessionLine[] {
  return sessionsOn(date, timetable)
    .filter(({ endsAt }) => endsAt > from)
    .map(sessionLine);
}

function sessionLine({ id, gymClass, date, state, change }: Session): SessionLine {
  const facts = [gymClass.place, gymClass.coach, change?.why];
  return {
    to: `/desk/class?day=${date}&id=${encodeURIComponent(id)}`,
    title: gymClass.title,
    label: `${gymClass.title}, ${formatTime(gymClass.start)}, ${formatDate(date)}`,
    facts: facts.filter(Boolean).join(" · "),
    chips: [states[state]].filter(Boolean),
    side: formatTime(gymClass.start),
    off: state === "cancelled" || state === "moved away",
  };
}
