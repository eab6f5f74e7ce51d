import { z } from "zod";
import { checkRows, optionalLink, optionalText, requiredText } from "./check-rows.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { dayText, timeText } from "./events.server.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays, type ClockTime } from "#domain/schedule/clock.ts";
import type { HolidayHours } from "#domain/schedule/opening-hours.ts";

interface Announcement {
  words: string;
  link: { label: string; url: string } | null;
  /** Epoch milliseconds from which it no longer shows; null is open-ended. */
  until: number | null;
}

const optionalTime = z
  .union([timeText, z.literal(""), z.null()])
  .transform((time) => (time ? (time as ClockTime) : null));
const holidayRow = z
  .object({
    day: dayText,
    label: requiredText,
    opens: optionalTime,
    closes: optionalTime,
    access: optionalText,
  })
  .refine((row) => (row.opens === null) === (row.closes === null), "needs both times or neither")
  .refine((row) => row.opens === null || row.opens < (row.closes ?? ""), "must close after it opens");

/** Exceptions to the weekly hours, from today on. */
export async function readHolidayHours(db: Database, now: Date): Promise<HolidayHours[]> {
  const rows = await db.kysely
    .selectFrom("holiday_hours")
    .selectAll()
    .where("day", ">=", gymDay(now))
    .orderBy("day")
    .execute();
  return checkRows("holiday_hours", holidayRow, rows).map(
    ({ day: date, label: reason, opens, closes, access }) => ({
      date,
      opens,
      closes,
      reason,
      ...(access === "closed" && { closedToMembers: true }),
    }),
  );
}

const optionalDay = z.union([dayText, z.literal(""), z.null()]).transform((day) => day || null);
const period = z.object({
  first_day: optionalDay,
  last_day: optionalDay,
  first_time: optionalTime,
  last_time: optionalTime,
});
const announcementRow = period.extend({
  words: requiredText,
  link_label: optionalText,
  link_url: z.union([optionalText.pipe(z.string().regex(/^\/[^/\\]/)), optionalLink]),
  priority: optionalText,
});

/** The current announcements, urgent ones first, then the newest; and when the next one starts. */
export async function readAnnouncements(
  db: Database,
  now: Date,
): Promise<{ showing: Announcement[]; nextStart: number | null }> {
  const rows = await db.kysely.selectFrom("announcement").selectAll().orderBy("id", "desc").execute();
  const all = checkRows("announcement", announcementRow, rows).map((row) => ({ row, ...toPeriod(row) }));
  const starts = all.flatMap(({ from }) => (from !== null && from > now.getTime() ? from : []));
  const showing = all
    .filter((one) => stateAt(one, now) === "showing")
    .toSorted((a, b) => Number(isUrgent(b.row)) - Number(isUrgent(a.row)))
    .map(({ row: { words, link_label, link_url }, until }) => ({
      words,
      link: link_url ? { label: link_label || "Read more", url: link_url } : null,
      until,
    }));
  return { showing, nextStart: starts.length > 0 ? Math.min(...starts) : null };
}

/** Whether visitors see this row of the table; null if its dates can't be read. */
export function announcementState(
  row: Readonly<Record<string, unknown>>,
  now: Date,
): "coming" | "showing" | "over" | null {
  const read = period.safeParse(row);
  return read.success ? stateAt(toPeriod(read.data), now) : null;
}

export function isUrgent({ priority }: Readonly<Record<string, unknown>>): boolean {
  return priority === "urgent";
}

type Period = { from: number | null; until: number | null };

/** Without times, the first and the last day count in full. */
function toPeriod({ first_day, first_time, last_day, last_time }: z.output<typeof period>): Period {
  const endTime = (day: string) =>
    last_time ? gymMoment(day, last_time) : gymMoment(addDays(day, 1), "00:00");
  return {
    from: first_day ? gymMoment(first_day, first_time ?? "00:00").getTime() : null,
    until: last_day ? endTime(last_day).getTime() : null,
  };
}

function stateAt({ from, until }: Period, now: Date): "coming" | "showing" | "over" {
  if (until !== null && until <= now.getTime()) return "over";
  return from !== null && from > now.getTime() ? "coming" : "showing";
}
