import { leadsDatabase } from "#db/drivers/database.server.ts";
import { findLeadNames } from "#leads/lead-queries.server.ts";
import { findNotes } from "#leads/lead-notes.server.ts";
import type { JournalChange } from "#operations/operation.ts";

/** The sender of the one message that each entry is about. The log holds no names: it outlives the messages. */
export async function readSenders(changes: ReadonlyMap<string, readonly JournalChange[]>) {
  const all = [...changes.values()].flat();
  const keys = (name: string) => all.filter(({ table }) => table === name).map(({ key }) => key);
  const notes = await findNotes(leadsDatabase(), keys("lead_notes"));
  const leadIn = ({ table, key }: JournalChange) =>
    table === "leads" ? key : table === "lead_notes" ? notes.get(key)?.lead : undefined;
  const names = await findLeadNames(leadsDatabase(), [
    ...keys("leads"),
    ...[...notes.values()].map(({ lead }) => lead),
  ]);
  return new Map(
    [...changes].flatMap(([entry, rows]) => {
      const [id, ...others] = new Set(rows.map(leadIn));
      const name = id && names.get(id);
      return name && others.length === 0 ? [[entry, { id, name }] as const] : [];
    }),
  );
}
