import { formatShortDate } from "#domain/schedule/class-changes.ts";
import { type GymClass, type Timetable } from "#domain/schedule/classes.ts";
import { type Session, sessionsOn } from "#domain/schedule/sessions.ts";
import { type ClockTime, type Day, weekdayName, formatTime } from "#domain/schedule/clock.ts";
import { UserError } from "#config/user-error.ts";
import { nearest } from "#domain/text.ts";

/** The session of a date with this name. A session that was moved is found on its new date. */
export function findSession(timetable: Timetable, name: string, date: string, time?: ClockTime): Session {
  const onDate = sessionsOn(date, timetable).filter(({ state }) => state !== "moved away");
  const when = `on ${weekdayName(date)}, ${formatShortDate(date)}`;
  return findOnly(onDate, ({ gymClass }) => gymClass, name, when, time);
}

/** The class of the week with this name. */
export function findClass(timetable: Timetable, name: string, weekday: Day, time?: ClockTime): GymClass {
  const onDay = timetable.classes.filter(({ day }) => day === weekday);
  return findOnly(onDay, (gymClass) => gymClass, name, `on ${weekday}s`, time);
}

function findOnly<T>(
  all: readonly T[],
  toClass: (one: T) => GymClass,
  name: string,
  when: string,
  time?: ClockTime,
): T {
  const named = all.filter((one) => isNamed(toClass(one), name));
  const matches = time ? named.filter((one) => toClass(one).start === time) : named;
  const [first, another] = matches;
  if (first !== undefined && another === undefined) return first;
  const choices = (matches.length > 0 ? matches : named.length > 0 ? named : all).map((one) => {
    const { start, title, coach } = toClass(one);
    return `  ${formatTime(start).padStart(8)}  ${title}${coach ? `, ${coach}` : ""}`;
  });
  const near = nearest(
    name.toLowerCase(),
    all.map((one) => toClass(one).title.toLowerCase()),
  );
  const what = time ? `'${name}' at ${formatTime(time)}` : `'${name}'`;
  const hint = named.length === 0 && near ? ` Did you mean '${near}'?` : "";
  if (another !== undefined)
    throw new UserError(
      [`More than one class is ${what} ${when}:`, ...choices].join("\n"),
      "Add the time, like 18:30. Nothing was changed.",
    );
  throw new UserError(
    [
      `There is no class ${what} ${when}.${hint}`,
      ...(choices.length > 0 ? ["There is:", ...choices] : []),
    ].join("\n"),
    "`gym classes list` shows the whole week. Nothing was changed.",
  );
}

/** Whether the name is the id or title of the class, or names its program. */
function isNamed({ id, title, program, programTitle }: GymClass, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return [id, title, program, programTitle].some((one) => one.toLowerCase() === wanted);
}
