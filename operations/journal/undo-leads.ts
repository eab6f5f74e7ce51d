import { UserError } from "#config/user-error.ts";
import { readAnsweredNotes } from "#leads/lead-notes.server.ts";
import { formatDateTime } from "#content/gym-clock.ts";
import { deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { quarantineLeads, releaseLeads } from "#leads/quarantine.server.ts";
import type { ChangeLine, JournalChange, Stores } from "#operations/operation.ts";
import { CARE_COLUMNS } from "#operations/messages/message-change.ts";
import { applyRows } from "#operations/rows/plan-rows.ts";
import { planSpots } from "#operations/signups/spots.ts";
import type { TableUndo } from "./table-undo.ts";

type Cells = Readonly<Record<string, unknown>>;
type LeadUndo = { change: JournalChange; before: Cells; after: Cells; current: Lead };

const labels: Readonly<Record<string, string>> = {
  answered_at: "Answered",
  answered_note: "Note",
  assigned_to: "Assigned to",
  snoozed_until: "Snoozed until",
  event_id: "Event",
  coming: "People coming",
  coming_to: "Coming to",
  stage: "Stage",
  state: "State",
};

/** Staff only decide about quarantine. Other state changes come from delivery, and are neither undone nor conflicts. */
const comparable = (name: string, value: unknown) =>
  name === "state" ? (value === "quarantined" ? "quarantined" : "not spam") : text(value);

/** Times as people write them. */
const shown = (name: string, value: unknown) =>
  name.endsWith("_at") || name.endsWith("_until")
    ? formatDateTime(value as number | null)
    : comparable(name, value);

/**
 * Undoes what staff decided about messages. The journal never holds who sent a message: it would outlive the message.
 */
export async function undoLeads(stores: Stores, changes: readonly JournalChange[]): Promise<TableUndo> {
  const notes = await readAnsweredNotes(
    stores.leads,
    changes.map(({ key }) => key),
  );
  /** With the text of the note in place of its copy's id. */
  const withNote = (cells: Cells): Cells => {
    const note = notes.get(String(cells["answered_note"]));
    return note === undefined ? cells : { ...cells, answered_note: note };
  };
  const leadChanges: LeadUndo[] = [];
  for (const change of changes) {
    const current = await stores.leads.kysely
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", change.key)
      .executeTakeFirst();
    if (current && change.before && change.after)
      leadChanges.push({
        change,
        before: withNote(change.before),
        after: withNote(change.after),
        current,
      });
  }
  const spots = await planSpots(
    stores,
    leadChanges.map(({ before, current }) => ({ before: current, after: { ...current, ...before } })),
  );
  return {
    isErased: leadChanges.length === 0,
    lines: [...leadChanges.map(lineFor), ...spots.lines],
    conflicts: leadChanges.flatMap(({ change, after, current }) =>
      cellsUnlike(current, after).map(({ label, recorded, now }) => ({
        table: "leads",
        key: change.key,
        title: change.title,
        label,
        left: recorded,
        now,
      })),
    ),
    async apply(inside) {
      const { leads, env } = inside;
      for (const { change, before, after } of leadChanges) {
        if ("state" in before) {
          const was = comparable("state", before["state"]);
          if (was !== comparable("state", after["state"]))
            await setQuarantine(was === "quarantined", change.key);
        }
        const care = Object.fromEntries(
          CARE_COLUMNS.filter((name) => name in before).map((name) => [name, before[name]]),
        );
        if (Object.keys(care).length > 0)
          await leads.kysely
            .updateTable("leads")
            .set(care as Partial<Lead>)
            .where("id", "=", change.key)
            .execute();
      }

      async function setQuarantine(isQuarantined: boolean, id: string) {
        if (!isQuarantined) return releaseLeads(leads, [id], deliveryChannels(env));
        if ((await quarantineLeads(leads, [id])) > 0) return;
        throw new UserError(
          "The message is being delivered right now.",
          "Try again in a minute. Nothing was changed.",
        );
      }

      await applyRows(inside, spots);
      return leadChanges.map(({ change }) => ({ ...change, before: change.after, after: change.before }));
    },
  };
}

function lineFor({ change, before, current }: LeadUndo): ChangeLine {
  const cells = cellsUnlike(current, before).map(({ label, recorded, now }) => ({
    label,
    from: now,
    to: recorded,
  }));
  return { sign: "~", title: change.title, cells };
}

/** The cells of a journal entry that differ from the message as it is now. */
function cellsUnlike(lead: Lead, cells: Cells) {
  const current: Cells = { ...lead };
  return Object.entries(cells)
    .filter(([name, value]) => name in labels && comparable(name, value) !== comparable(name, current[name]))
    .map(([name, value]) => ({
      label: labels[name]!,
      recorded: shown(name, value),
      now: shown(name, current[name]),
    }));
}

const text = (value: unknown) => String(value ?? "");
