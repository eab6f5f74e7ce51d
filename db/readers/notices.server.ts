import { z } from "zod";
import { checkRows, maybeLink, maybeWords, someWords } from "./check-rows.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { dayText, timeText } from "./events.server.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";

type ClockTime = `${number}:${number}`;

/** A day with other staffed hours, as domain/schedule/opening-hours.ts reads it. */
export interface HolidayHours {
  date: string;
  opens: ClockTime | null;
  closes: ClockTime | null;
  reason: string;
  /** Members' keys do not open the doors on this date. */
  closedToMembers?: boolean;
}

interface Announcement {
  words: string;
  link: { label: string; url: string } | null;
  /** Epoch milliseconds from which it no longer shows; null is open-ended. */
  until: number | null;
}

const maybeTime = z
  .union([timeText, z.literal(""), z.null()])
  .transform((time) => (time ? (time as ClockTime) : null));
const holidayRow = z
  .object({ day: dayText, label: someWords, opens: maybeTime, closes: maybeTime, access: maybeWords })
  .refine((row) => (row.opens === null) === (row.closes === null), "needs both times or neither")
  .refine((row) => row.opens === null || row.opens < (row.closes ?? ""), "must close after it opens");

/** Exceptions from the weekly hours from today on, soonest first. */
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

const maybeDay = z.union([dayText, z.literal(""), z.null()]).transform((day) => day || null);
const announcementRow = z.object({
  words: someWords,
  link_label: maybeWords,
  link_url: z.union([maybeWords.pipe(z.string().regex(/^\/[^/\\]/)), maybeLink]),
  first_day: maybeDay,
  last_day: maybeDay,
});

/** The announcements of today, newest first. Every page shows all of them. */
export async function readAnnouncements(db: Database, now: Date): Promise<Announcement[]> {
  const rows = await db.kysely.selectFrom("announcement").selectAll().orderBy("id", "desc").execute();
  const today = gymDay(now);
  return checkRows("announcement", announcementRow, rows)
    .filter(
      ({ first_day, last_day }) =>
        (first_day === null || first_day <= today) && (last_day === null || today <= last_day),
    )
    .map(({ words, link_label, link_url, last_day }) => ({
      words,
      link: link_url ? { label: link_label || "Read more", url: link_url } : null,
      until: last_day ? gymMoment(addDays(last_day, 1), "00:00").getTime() : null,
    }));
}
