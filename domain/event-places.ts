/** All places of an event; null if unlimited, or if the number refers to something else, such as 20 per workshop. */
export function eventCapacity(event: {
  capacity: number | null;
  capacity_note: string | null;
}): number | null {
  return event.capacity_note ? null : event.capacity;
}

/** All places of an event, and those left. null: not counted. */
type Places = { capacity: number | null; left: number | null };

/**
 * The places left after people were marked as coming (`added` above 0) or not coming (below 0). `coming` is the new total.
 * Staff also edit the number directly, so it is adjusted and not recomputed.
 */
export function placesLeftAfter({ capacity, left }: Places, added: number, coming: number): number | null {
  const before = left ?? (capacity === null ? null : Math.max(0, capacity - (coming - added)));
  if (before === null) return null;
  if (added >= 0) return Math.max(0, before - added);
  // People beyond the capacity do not free a place.
  const most = capacity === null ? Number.POSITIVE_INFINITY : Math.max(before, capacity - coming);
  return Math.min(before - added, most);
}
