/** The places of an event as its row says: how many there are, and how many are left. null: not counted. */
type Places = { capacity: number | null; left: number | null };

/**
 * The places left after people were marked as coming (`added` above 0) or not coming (below 0). `coming` is how many are
 * then coming in all. Staff also take places by hand, so `left` moves with each mark and is not worked out anew.
 */
export function placesLeftAfter({ capacity, left }: Places, added: number, coming: number): number | null {
  const before = left ?? (capacity === null ? null : Math.max(0, capacity - (coming - added)));
  if (before === null) return null;
  if (added >= 0) return Math.max(0, before - added);
  // Those beyond the last place free none.
  const most = capacity === null ? Number.POSITIVE_INFINITY : Math.max(before, capacity - coming);
  return Math.min(before - added, most);
}
