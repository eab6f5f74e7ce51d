import { z } from "zod";
import { checkRows, optionalNumber, optionalText, requiredText } from "./check-rows.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { type GymEvent, presentEvent } from "#domain/events.ts";
import { gymDay } from "#content/gym-clock.ts";
import { timeZone } from "#content/site.ts";
import { addDays, isDay } from "#domain/schedule/clock.ts";

export const dayText = requiredText.refine(isDay, "must be a day like 2026-12-06");
export const timeText = requiredText.refine(
  (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  "must be a time like 09:00",
);

const eventRow = z.object({
  id: requiredText,
  title: requiredText,
  day: dayText,
  starts: timeText,
  ends: timeText,
  location: optionalText,
  description: optionalText,
  image: optionalText.transform((key) => key || null),
  capacity: optionalNumber.pipe(z.int().min(0).nullable()),
  capacity_note: optionalText,
  places_left: optionalNumber.pipe(z.int().min(0).nullable()),
  status: optionalText,
  updated_at: optionalNumber.pipe(z.int().nullable()).transform((moment) => moment ?? 0),
});

/** Events that are not over, soonest first, with canceled ones. */
export async function readEvents(db: Queryable, now: Date): Promise<GymEvent[]> {
  const rows = await db.kysely
    .selectFrom("events")
    .selectAll()
    // Yesterday's may last past midnight. Invalid days are read too, so that checkRows logs them.
    .where((row) =>
      row.or([row("day", ">=", addDays(gymDay(now), -1)), row("day", "not like", "____-__-__")]),
    )
    .execute();
  return checkRows("events", eventRow, rows)
    .map((row) => presentEvent(row, timeZone))
    .filter((event) => event.endsAt > now.getTime())
    .toSorted((a, b) => a.startsAt - b.startsAt || a.title.localeCompare(b.title, "en-US"));
}

export const challengeStatuses = ["enrollment open", "coming soon"] as const;

export interface Challenge {
  id: string;
  month: string;
  title: string;
  description: string;
  status: (typeof challengeStatuses)[number];
}

const challengeRow = z.object({
  id: requiredText,
  month: requiredText,
  title: requiredText,
  description: optionalText,
  status: optionalText.transform((text) => text.toLowerCase()).pipe(z.enum(challengeStatuses)),
  position: optionalNumber,
});

export async function readChallenges(db: Queryable): Promise<Challenge[]> {
  const rows = await db.kysely
    .selectFrom("challenges")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return checkRows("challenges", challengeRow, rows).map(({ id, month, title, description, status }) => ({
    id,
    month,
    title,
    description,
    status,
  }));
}
