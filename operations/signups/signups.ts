import { formatDate } from "#content/gym-clock.ts";
import { timeZone } from "#content/site.ts";
import { isAboutWaiting } from "#content/subjects.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { type ClockTime, formatSpan } from "#domain/schedule/clock.ts";
import { type EventRow, type GymEvent, presentEvent } from "#domain/events.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { events } from "#operations/collections/events.collection.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { subjectsAbout } from "./event-messages.ts";

/** A message about an event. `isWaiting`: it came when the event was full. */
export type Signup = { lead: Lead; isWaiting: boolean };

export async function readGymEvents(site: Database): Promise<GymEvent[]> {
  const rows = await readRows(site, events);
  return rows.map((row) =>
    presentEvent({ places_left: null, updated_at: 0, ...row } as unknown as EventRow, timeZone),
  );
}

/** Those who are coming, then the other messages about the event, oldest first. */
export async function readSignups(leads: Database, event: GymEvent): Promise<Signup[]> {
  const leadsAbout = await leads.kysely
    .selectFrom("leads")
    .selectAll()
    .where("state", "<>", "quarantined")
    .where((any) =>
      any.or([
        any("coming_to", "=", event.id),
        any.and([any("coming_to", "is", null), any("event_id", "=", event.id)]),
        any.and([
          any("coming_to", "is", null),
          any("event_id", "is", null),
          any("subject", "in", subjectsAbout(event)),
        ]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return leadsAbout
    .map((lead) => ({ lead, isWaiting: lead.coming === null && isAboutWaiting(lead.subject) }))
    .toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ lead, isWaiting }: Signup) => (lead.coming !== null ? 0 : isWaiting ? 2 : 1);

export function countComing(signups: readonly Signup[]): number {
  return signups.reduce((sum, { lead }) => sum + (lead.coming ?? 0), 0);
}

/** The event whose list has a message. Messages of older versions have only its title and date. */
export function findEventFor(all: readonly GymEvent[], lead: Lead): GymEvent | undefined {
  const id = lead.coming_to ?? lead.event_id;
  return all.find((event) => (id ? event.id === id : subjectsAbout(event).includes(lead.subject ?? "")));
}

/** 'Sat, Dec 5, 9 AM – 11 AM' */
export function formatEventTime({ day, starts, ends }: GymEvent): string {
  return `${formatDate(day)}, ${formatSpan(starts as ClockTime, ends as ClockTime)}`;
}
