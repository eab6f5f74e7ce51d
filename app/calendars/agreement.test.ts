import ICAL from "ical.js";
import { expandRecurringEvent, parseICS } from "node-ical";
import { expect, test } from "vitest";
import { type ClassChange, type GymClass, type Timetable } from "#domain/schedule/classes.ts";
import { sessionsOn, takesPlace } from "#domain/schedule/sessions.ts";
import { addDays, type ClockTime, weekdayName, days } from "#domain/schedule/clock.ts";
import { classesCalendar } from "./calendars.server.ts";

// Two third-party libraries read the calendar feed as the timetable shows it: random timetables and changes, over years
// with daylight saving time.

const FIRST = "2026-01-05";
const WEEKS = 52;
const YEARS = process.env.LONG_TESTS === "1" ? 60 : 20;
const zones = ["America/New_York", "America/Phoenix", "America/Chicago", "Europe/London", "Asia/Jerusalem"];
const starts: ClockTime[] = ["00:15", "03:30", "05:15", "07:00", "12:00", "18:30", "22:45"];
const coaches = ["Casey Sample", "Riley Demo", "Morgan, Demo; junior"];

/** Seeded, so that a failure can be reproduced. */
function dice(seed: number) {
  let state = seed + 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  return { chance: (share: number) => random() < share, pick };
}

function randomYear(seed: number): Timetable {
  const { chance, pick } = dice(seed);
  const gymClass = (id: string): GymClass => ({
    id,
    program: "adult-classes",
    programTitle: "Adult Classes",
    title: pick(["Strength", "Engine", "Mobility"]),
    place: pick(["Main floor", "Mats"]),
    coach: pick(coaches),
    day: pick(days),
    start: pick(starts),
    minutes: pick([45, 60, 75]),
    updatedAt: 1_767_000_000_000 + seed,
    ...(chance(0.2) && { firstDay: "2026-03-02" }),
    ...(chance(0.2) && { lastDay: "2026-10-28" }),
  });
  const classes = Array.from({ length: 5 }, (_, index) => gymClass(`class-${index}`));
  const changes: ClassChange[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    for (const { id, day } of classes) {
      const date = addDays(FIRST, 7 * week + days.indexOf(day));
      const common = { id: `${id}-${date}`, classId: id, date, updatedAt: 1_768_000_000_000 + week };
      if (chance(0.15)) changes.push({ ...common, status: "cancelled", why: "Coach is ill" });
      else if (chance(0.25)) {
        const different = {
          ...(chance(0.5) && { newDate: addDays(date, pick([-3, -1, 1, 2, 6])) }),
          ...(chance(0.5) && { start: pick(starts) }),
          ...(chance(0.3) && { coach: pick(coaches) }),
          ...(chance(0.3) && { place: "Outside", minutes: 30 }),
        };
        changes.push({ ...common, ...different, status: "changed" });
      }
    }
    if (chance(0.3)) {
      const date = addDays(FIRST, 7 * week + pick([0, 1, 2, 3, 4, 5, 6]));
      const extra = { ...gymClass(`extra-${week}`), day: weekdayName(date), firstDay: date, lastDay: date };
      changes.push({ id: extra.id, date, status: "extra", gymClass: extra, updatedAt: 1 });
    }
  }
  return { classes, changes, zone: "America/New_York" };
}

type SourceName = { start: Date; end: Date; summary: string; description: string; location: string };

const line = ({ start, end, summary, description, location }: SourceName) => {
  const coach = /^Coach: (.*)$/m.exec(description)?.[1];
  const room = /^[^,]*/.exec(location)?.[0];
  return `${start.toISOString()} ${end.toISOString()} ${summary} / ${coach} / ${room}`;
};
const inOrder = (lines: readonly string[]) => lines.filter((one) => one < "2027").toSorted();

function board(timetable: Timetable, zone: string): string[] {
  const dates = Array.from({ length: 7 * WEEKS + 7 }, (_, ahead) => addDays(FIRST, ahead - 3));
  const sessions = dates.flatMap((date) => sessionsOn(date, { ...timetable, zone })).filter(takesPlace);
  const described = sessions
    .filter(({ date, usual }) => (usual?.date ?? date) >= FIRST)
    .map(({ gymClass: { title, programTitle, coach, place }, startsAt, endsAt }) =>
      line({
        start: startsAt,
        end: endsAt,
        summary: `${title} (${programTitle})`,
        description: `Coach: ${coach}`,
        location: place,
      }),
    );
  return inOrder(described);
}

function withIcalJs(text: string): string[] {
  const component = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(new ICAL.Timezone(component.getFirstSubcomponent("vtimezone")!));
  const all = component
    .getAllSubcomponents("vevent")
    // Otherwise it applies every exception to every series.
    .map((one) => new ICAL.Event(one, { strictExceptions: true, exceptions: [] }));
  const described: string[] = [];
  const tell = (item: ICAL.Event, startTime: ICAL.Time) => {
    const start = startTime.toJSDate();
    // Its own end adds the duration to the local time, which is wrong if the clocks change during the class.
    const end = new Date(start.getTime() + 1000 * item.duration.toSeconds());
    described.push(line({ ...readWords(item), start, end }));
  };
  for (const event of all.filter((one) => !one.isRecurrenceException())) {
    if (!event.isRecurring()) tell(event, event.startDate);
    else {
      for (const other of all.filter((one) => one.isRecurrenceException() && one.uid === event.uid))
        event.relateException(other);
      const times = event.iterator();
      for (let time = times.next(); time && time.year < 2028; time = times.next()) {
        const { item, startDate } = event.getOccurrenceDetails(time);
        tell(item, startDate);
      }
    }
  }
  return inOrder(described);
}

function readWords({
  summary,
  description,
  location,
}: Pick<SourceName, "summary" | "description" | "location">) {
  return { summary, description, location };
}

function withNodeIcal(text: string): string[] {
  const range = { from: new Date("2025-12-01T00:00:00Z"), to: new Date("2027-01-20T00:00:00Z") };
  const events = Object.values(parseICS(text)).filter((one) => one?.type === "VEVENT");
  const instances = events.flatMap((event) => expandRecurringEvent(event, range));
  return inOrder(
    instances.map(({ start, end, event }) =>
      line({
        start: new Date(start),
        end: new Date(end),
        summary: String(event.summary),
        description: String(event.description),
        location: String(event.location),
      }),
    ),
  );
}

test(`${YEARS * WEEKS} random weeks: the calendar feed has exactly the classes of the timetable`, () => {
  for (let seed = 0; seed < YEARS; seed += 1) {
    const zone = zones[seed % zones.length]!;
    const timetable = randomYear(seed);
    const shown = board(timetable, zone);
    const text = classesCalendar({ ...timetable, zone });
    expect(shown.length).toBeGreaterThan(100);
    expect(withIcalJs(text), `year ${seed}, ical.js`).toEqual(shown);
    expect(withNodeIcal(text), `year ${seed}, node-ical`).toEqual(shown);
  }
});
