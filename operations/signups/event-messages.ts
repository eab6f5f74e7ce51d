import { aboutEvent, aboutWaiting } from "#content/subjects.ts";
import { formatEventDay } from "#domain/events.ts";
import { cellText, type Row } from "#operations/collections/collection.ts";
import type { Stores } from "#operations/operation.ts";

/** The subjects of the messages about an event. */
export function subjectsAbout(event: { id: string; title: string; dateLabel: string }): string[] {
  return [aboutEvent(event).words, aboutWaiting(event).words];
}

/** Messages of older versions have only the title and date of their event. Stores its id before they change. */
export async function linkMessages({ leads }: Stores, before: Row, after: Row | null): Promise<void> {
  if (after && ["title", "day"].every((name) => after[name] === before[name])) return;
  const id = cellText(before["id"]);
  const event = { id, title: cellText(before["title"]), dateLabel: formatEventDay(cellText(before["day"])) };
  await leads.kysely
    .updateTable("leads")
    .set({ event_id: id })
    .where("event_id", "is", null)
    .where("subject", "in", subjectsAbout(event))
    .execute();
}
