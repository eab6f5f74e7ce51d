import type { Lead } from "#leads/lead-store.server.ts";
import type { JournalChange, Stores } from "#operations/operation.ts";
import type { TableUndo } from "./table-undo.ts";

type Cells = Readonly<Record<string, unknown>>;

const labels: Readonly<Record<string, string>> = {
  answered_at: "Answered",
  answered_note: "Note",
  assigned_to: "Assigned to",
  snoozed_until: "Snoozed until",
  state: "State",
};

/** What staff have decided about messages. The journal never holds who sent a message: it would outlive the message. */
export async function undoLeads(stores: Stores, changes: readonly JournalChange[]): Promise<TableUndo> {
  const found: { change: JournalChange; before: Cells; after: Cells; current: Cells }[] = [];
  for (const change of changes) {
    const current = await stores.leads.kysely
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", change.key)
      .executeTakeFirst();
    if (current && change.before && change.after)
      found.push({ change, before: change.before, after: change.after, current: { ...current } });
  }
  return {
    lines: found.map(({ change, before, current }) => ({
      sign: "~",
      title: change.title,
      cells: Object.keys(before)
        .filter((name) => name in labels && text(before[name]) !== text(current[name]))
        .map((name) => ({ label: labels[name]!, from: text(current[name]), to: text(before[name]) })),
    })),
    conflicts: found.flatMap(({ change, after, current }) =>
      Object.keys(after)
        .filter((name) => text(after[name]) !== text(current[name]))
        .map((name) => ({
          table: "leads",
          key: change.key,
          title: change.title,
          label: labels[name] ?? name,
          left: text(after[name]),
          now: text(current[name]),
        })),
    ),
    async apply({ leads }) {
      for (const { change, before } of found)
        await leads.kysely
          .updateTable("leads")
          .set(before as Partial<Lead>)
          .where("id", "=", change.key)
          .execute();
      return found.map(({ change, before, after }) => ({ ...change, before: after, after: before }));
    },
  };
}

const text = (value: unknown) => String(value ?? "");
