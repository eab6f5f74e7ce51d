import { boxingSlots } from "#content/programs/boxing.ts";
import { grapplingSlots } from "#content/programs/evo-grappling.ts";
import { jiuJitsuSlots } from "#content/programs/jiu-jitsu.ts";
import { programTitle, type ProgramSlug } from "#content/programs/program-list.ts";
import { timeZone } from "./site.ts";
import type { Slot } from "./slot.ts";
import { addDays, dayOf, days, minutesOf, momentAt, wallClock, type ClockTime, type Day } from "./week.ts";

// The one timetable. Boxing, jiu-jitsu and grappling keep their hours beside their pages; everything else is here.

export type ClassProgram = ProgramSlug | "evo-grappling";

export type GymClass = Slot & { id: string; program: ClassProgram; programTitle: string; place: string };

const weekdays: readonly Day[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** The adult class of each weekday by its plan: two days of strength, two of conditioning, one of mobility. */
const adultPlan: Record<Day, string> = {
  Monday: "Strength",
  Tuesday: "Engine",
  Wednesday: "Mobility & Core",
  Thursday: "Strength",
  Friday: "Engine",
  Saturday: "Team Workout",
  Sunday: "Long & Easy",
};

const adultStarts: readonly ClockTime[] = ["05:15", "06:30", "09:00", "12:00", "16:30", "17:30", "18:30"];

const adultSlots: readonly Slot[] = [
  ...weekdays.flatMap((day) => adultStarts.map((start) => adultSlot(day, start))),
  adultSlot("Saturday", "08:00"),
  adultSlot("Saturday", "09:15"),
  adultSlot("Sunday", "09:00"),
];

function adultSlot(day: Day, start: ClockTime): Slot {
  return start === "12:00"
    ? { day, start, minutes: 45, title: `${adultPlan[day]} Express` }
    : { day, start, minutes: 60, title: adultPlan[day] };
}

const mayhem = { title: "Mayhem", minutes: 90 } as const;
const mayhemSlots: readonly Slot[] = [
  { day: "Monday", start: "05:30", ...mayhem },
  { day: "Wednesday", start: "05:30", ...mayhem },
  { day: "Friday", start: "05:30", ...mayhem },
  { day: "Monday", start: "18:00", ...mayhem },
  { day: "Tuesday", start: "18:00", ...mayhem },
  { day: "Thursday", start: "18:00", ...mayhem },
  { day: "Friday", start: "18:00", ...mayhem },
  { day: "Saturday", start: "10:30", ...mayhem, title: "Mayhem Team Day" },
];

const sportsSlots: readonly Slot[] = [
  { day: "Monday", start: "17:00", minutes: 60, title: "Athletes 8-12" },
  { day: "Monday", start: "18:15", minutes: 75, title: "Athletes 13-18" },
  { day: "Wednesday", start: "17:00", minutes: 60, title: "Athletes 8-12" },
  { day: "Wednesday", start: "18:15", minutes: 75, title: "Athletes 13-18" },
  { day: "Saturday", start: "10:00", minutes: 75, title: "Speed School" },
];

const nutritionSlots: readonly Slot[] = [
  { day: "Sunday", start: "11:00", minutes: 45, title: "Meal Prep Table" },
];

const mats = "Mats";
const floor = "Main floor";

export const classes: readonly GymClass[] = [
  ...placed("adult-classes", floor, adultSlots),
  ...placed("evo-mayhem", "Platforms", mayhemSlots),
  ...placed("alpha-omega-boxing", "Boxing room", boxingSlots),
  ...placed("apex-jiu-jitsu", mats, jiuJitsuSlots),
  ...placed("evo-grappling", mats, grapplingSlots),
  ...placed("sports-performance", "West Chester", sportsSlots),
  ...placed("evo-nutrition", "Nutrition corner", nutritionSlots),
].toSorted(byTime);

function placed(program: ClassProgram, place: string, slots: readonly Slot[]): GymClass[] {
  return slots.map((slot) => ({
    id: `${program}-${slot.day.slice(0, 3).toLowerCase()}-${slot.start.replace(":", "")}`,
    program,
    programTitle: titleOf(program),
    place,
    ...slot,
  }));
}

function titleOf(program: ClassProgram) {
  return program === "evo-grappling" ? "Evo Grappling" : programTitle(program);
}

function byTime(a: GymClass, b: GymClass) {
  return (
    days.indexOf(a.day) - days.indexOf(b.day) || a.start.localeCompare(b.start) || a.id.localeCompare(b.id)
  );
}

/** Programs that have a place in the timetable, in its filter's order. */
export const classPrograms: readonly { slug: ClassProgram; title: string }[] = (
  [
    "adult-classes",
    "evo-mayhem",
    "alpha-omega-boxing",
    "apex-jiu-jitsu",
    "evo-grappling",
    "sports-performance",
    "evo-nutrition",
  ] as const
).map((slug) => ({ slug, title: titleOf(slug) }));

export function classesOf(program: string | null | undefined, from = classes): readonly GymClass[] {
  return program ? from.filter((gymClass) => gymClass.program === program) : from;
}

export function classesByDay(from = classes): { day: Day; classes: readonly GymClass[] }[] {
  return days.map((day) => ({ day, classes: from.filter((gymClass) => gymClass.day === day) }));
}

export function todaysClasses(now: Date, from = classes, zone: string = timeZone): readonly GymClass[] {
  const today = wallClock(now, zone).day;
  return from.filter((gymClass) => gymClass.day === today);
}

export type GridRow = { start: ClockTime; cells: { day: Day; classes: readonly GymClass[] }[] };

/** The week as a table: one row for each starting time, one cell for each day. */
export function weekGrid(from = classes): GridRow[] {
  const starts = [...new Set(from.map((gymClass) => gymClass.start))].toSorted();
  return starts.map((start) => ({
    start,
    cells: days.map((day) => ({
      day,
      classes: from.filter((gymClass) => gymClass.day === day && gymClass.start === start),
    })),
  }));
}

/** A class on a certain date. */
export type Session = { gymClass: GymClass; date: string; startsAt: Date; endsAt: Date };

function sessionOn(date: string, gymClass: GymClass, zone: string): Session {
  const startsAt = momentAt(date, gymClass.start, zone);
  return { gymClass, date, startsAt, endsAt: new Date(startsAt.getTime() + gymClass.minutes * 60_000) };
}

/** Sessions that have not ended yet, soonest first, today and the seven days after it. */
export function comingSessions(now: Date, from = classes, zone: string = timeZone): Session[] {
  const today = wallClock(now, zone).date;
  return Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead))
    .flatMap((date) =>
      from.filter(({ day }) => day === dayOf(date)).map((gymClass) => sessionOn(date, gymClass, zone)),
    )
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

export function nextSession(now: Date, from = classes, zone: string = timeZone): Session | null {
  return comingSessions(now, from, zone).find(({ startsAt }) => startsAt > now) ?? null;
}

export type TimetableNow = {
  today: Day;
  running: Session[];
  next: Session | null;
  /** The first moment at which any of this is different. */
  changesAt: Date;
};

export function timetableNow(now: Date, from = classes, zone: string = timeZone): TimetableNow {
  const { date, day } = wallClock(now, zone);
  const coming = comingSessions(now, from, zone);
  const running = coming.filter(({ startsAt }) => startsAt <= now);
  const next = coming.find(({ startsAt }) => startsAt > now) ?? null;
  const changes = [momentAt(addDays(date, 1), "00:00", zone), ...running.map(({ endsAt }) => endsAt)];
  if (next) changes.push(next.startsAt);
  return { today: day, running, next, changesAt: new Date(Math.min(...changes.map(Number))) };
}

export function endOf(gymClass: Slot): ClockTime {
  const end = minutesOf(gymClass.start) + gymClass.minutes;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}` as ClockTime;
}
