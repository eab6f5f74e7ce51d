import { z } from "zod";
import { firstClasses } from "#content/class-pages.ts";
import { byTime, type ClassChange, type GymClass, type Timetable } from "#domain/schedule/classes.ts";
import { isOn, type Session, sessionsOn } from "#domain/schedule/sessions.ts";
import { timeZone } from "#content/site.ts";
import { addDays, type ClockTime, weekdayName, days } from "#domain/schedule/clock.ts";
import { checkRows, optionalNumber, optionalText, requiredText } from "./check-rows.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { dayText, timeText } from "./events.server.ts";
import { classPrograms } from "./gym.server.ts";
import { hasOwnClasses } from "./own-classes.server.ts";
import { gymDay } from "#content/gym-clock.ts";

const clock = timeText.transform((time) => time as ClockTime);
const optionalDay = z.union([dayText, z.literal(""), z.null()]).transform((day) => day || undefined);
const optionalClock = z.union([clock, z.literal(""), z.null()]).transform((time) => time || undefined);
const count = (least: number) =>
  optionalNumber.pipe(z.int().min(least).nullable()).transform((n) => n ?? undefined);
const words = optionalText.transform((text) => text || undefined);

const classRow = z.object({
  id: requiredText,
  program: requiredText,
  title: requiredText,
  room: optionalText,
  coach: words,
  weekday: z.enum(days),
  starts: clock,
  minutes: optionalNumber.pipe(z.int().min(1)),
  spots: count(0),
  first_day: optionalDay,
  last_day: optionalDay,
  note: words,
  updated_at: optionalNumber.pipe(z.int()),
});

const changeRow = z.object({
  id: requiredText,
  class_id: words,
  day: dayText,
  status: z.enum(["cancelled", "changed", "extra"]),
  new_day: optionalDay,
  starts: optionalClock,
  minutes: count(1),
  coach: words,
  room: words,
  program: words,
  title: words,
  spots: count(0),
  why: words,
  updated_at: optionalNumber.pipe(z.int()),
});

/** The weekly timetable and all changes from `since` on. If the database has no timetable yet, the one in content/. */
export async function readTimetable(
  db: Queryable,
  now: Date,
  since = addDays(gymDay(now), -1),
): Promise<Timetable> {
  const rows = await db.kysely
    .selectFrom("class_times")
    .selectAll()
    .where((row) => row.or([row("last_day", "is", null), row("last_day", ">=", since)]))
    .execute();
  const classes = rows.length > 0 || (await hasOwnClasses(db)) ? classesIn(rows) : firstClasses;
  return { classes, changes: await readChanges(db, classes, since), zone: timeZone };
}

/** Today's changed classes that are not over. The timetable is read only on days with a change. */
export async function readToday(db: Queryable, now: Date): Promise<Session[]> {
  const today = gymDay(now);
  const change = await db.kysely
    .selectFrom("class_changes")
    .select("id")
    .where((row) => row.or([row("day", "=", today), row("new_day", "=", today)]))
    .limit(1)
    .executeTakeFirst();
  if (!change) return [];
  return sessionsOn(today, await readTimetable(db, now)).filter(
    ({ state, endsAt }) => state !== "usual" && endsAt > now,
  );
}

async function readChanges(
  db: Queryable,
  classes: readonly GymClass[],
  since: string,
): Promise<ClassChange[]> {
  const rows = await db.kysely
    .selectFrom("class_changes")
    .selectAll()
    .where((row) => row.or([row("day", ">=", since), row("new_day", ">=", since)]))
    .orderBy("day")
    .orderBy("id")
    .execute();
  return changesIn(rows, classes);
}

/** The classes that these rows describe, in order of time. */
export function classesIn(rows: readonly object[]): GymClass[] {
  return checkRows("class_times", classRow, rows).map(presentClass).toSorted(byTime);
}

/** Changes of a weekly class on its weekday, and extra classes. Other rows are ignored. */
export function changesIn(rows: readonly object[], classes: readonly GymClass[]): ClassChange[] {
  const known = new Map(classes.map((gymClass) => [gymClass.id, gymClass]));
  return checkRows("class_changes", changeRow, rows)
    .flatMap(presentChange)
    .filter((change) => {
      const gymClass = change.status === "extra" ? null : known.get(change.classId);
      return gymClass === null || (gymClass !== undefined && isOn(change.date, gymClass));
    });
}

function presentClass(row: z.infer<typeof classRow>): GymClass {
  return {
    id: row.id,
    program: row.program,
    programTitle: classPrograms().get(row.program) ?? row.title,
    title: row.title,
    place: row.room,
    coach: row.coach,
    day: row.weekday,
    start: row.starts,
    minutes: row.minutes,
    spotsLeft: row.spots,
    firstDay: row.first_day,
    lastDay: row.last_day,
    note: row.note,
    updatedAt: row.updated_at,
  };
}

function presentChange(row: z.infer<typeof changeRow>): ClassChange[] {
  const { id, status, class_id, day, new_day, starts, minutes, coach, room, spots, why, updated_at } = row;
  const { program, title } = row;
  const common = { id, date: day, why, updatedAt: updated_at };
  const different = { newDate: new_day, start: starts, minutes, coach, place: room, spotsLeft: spots };
  if (status !== "extra") return class_id ? [{ ...common, ...different, status, classId: class_id }] : [];
  if (!program || !title || !starts || !minutes) return [];
  const gymClass = presentClass({
    ...row,
    program,
    title,
    room: room ?? "",
    weekday: weekdayName(day),
    starts,
    minutes,
    first_day: day,
    last_day: day,
    note: why,
  });
  return [{ ...common, status, gymClass }];
}

/** A change on a date also updates its class, since calendar programs compare versions. */
export async function touchClasses({ kysely }: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely.updateTable("class_times").set({ updated_at: Date.now() }).where("id", "in", ids).execute();
}
