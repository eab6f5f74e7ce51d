import { sessionsOn, type Session, type Timetable } from "#domain/schedule/classes.ts";
import { addDays, formatTime } from "#domain/schedule/clock.ts";
import { gymDay } from "#content/gym-clock.ts";

export type SessionLine = {
  to: string;
  title: string;
  label: string;
  facts: string;
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
  ].map(({ day, date }) => ({ day, lines: linesOn(date, timetable) }));
}

export function linesOn(date: string, timetable: Timetable): SessionLine[] {
  return sessionsOn(date, timetable).map(lineOf);
}

function lineOf({ id, gymClass, date, state, change }: Session): SessionLine {
  const facts = [gymClass.place, gymClass.coach, states[state], change?.why];
  return {
    to: `/desk/class?day=${date}&id=${encodeURIComponent(id)}`,
    title: gymClass.title,
    label: `${gymClass.title}, ${formatTime(gymClass.start)}`,
    facts: facts.filter(Boolean).join(" · "),
    side: formatTime(gymClass.start),
    off: state === "cancelled" || state === "moved away",
  };
}
