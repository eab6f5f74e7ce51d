import { eventCapacity, placesLeftAfter } from "#domain/event-places.ts";
import type { GymEvent } from "#domain/events.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { events } from "#operations/collections/events.collection.ts";
import { rowKey } from "#operations/collections/collection.ts";
import type { Stores } from "#operations/operation.ts";
import { planRows, type RowsChange } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { countComing, findEventFor, readGymEvents, readSignups } from "./signups.ts";

/** A message before and after a change; null if it is deleted. */
export type LeadChange = { before: Lead; after: Lead | null };

/**
 * The spots that events lose or get back when people are marked as coming, or their messages become spam or are deleted.
 * The journal does not hold them: undo changes the messages, and plans the spots again. So it keeps later sign-ups.
 */
export async function planSpots(
  { site, leads }: Stores,
  changes: readonly LeadChange[],
): Promise<RowsChange> {
  const all = await readGymEvents(site);
  const added = new Map<GymEvent, number>();
  const add = (lead: Lead | null, sign: 1 | -1) => {
    const people = lead && lead.state !== "quarantined" ? (lead.coming ?? 0) : 0;
    const event = people > 0 && findEventFor(all, lead!);
    if (event) added.set(event, (added.get(event) ?? 0) + sign * people);
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  const left = new Map<string, number | null>();
  for (const [event, people] of added) {
    const coming = countComing(await readSignups(leads, event)) + people;
    const places = { capacity: eventCapacity(event), left: event.placesLeft };
    if (people !== 0) left.set(event.id, placesLeftAfter(places, people, coming));
  }
  const rows = await readRows(site, events);
  const adjusted = rows.map((row) => {
    const places = left.get(rowKey(events, row));
    return places === undefined ? row : { ...row, places_left: places };
  });
  return planRows(site, events, adjusted);
}
