import { leadsDatabase } from "#db/drivers/database.server.ts";
import { env } from "#config/env.server.ts";
import { wakeDelivery, deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { updateLeadCare } from "#leads/lead-care.server.ts";
import { getLead } from "#leads/lead-records.server.ts";
import { quarantineLeads, releaseLeads } from "#leads/quarantine.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import type { NoteHands } from "#desk/log/note-undo.ts";

/** What the staff decides about a message. Who sent it stands in no note: it would outlive the message. */
export type MessageSide = { message: string; care: ReturnType<typeof careOf> };

function careOf({ answered_at, answered_note, assigned_to, snoozed_until, state }: Lead) {
  return { answered_at, answered_note, assigned_to, snoozed_until, spam: state === "quarantined" };
}

export const sideOf = (lead: Lead): MessageSide => ({ message: lead.id, care: careOf(lead) });

export const isSame = (one: MessageSide, other: MessageSide) =>
  JSON.stringify(one.care) === JSON.stringify(other.care);

export const messageNotes: NoteHands<MessageSide> = {
  async stands(_, after) {
    const lead = await getLead(leadsDatabase(), after.message);
    return lead !== null && isSame(sideOf(lead), after);
  },
  async takeBack({ message, care: { spam, ...care } }, after) {
    if (spam && !after.care.spam && (await quarantineLeads(leadsDatabase(), [message])) === 0) return false;
    if (!spam && after.care.spam) {
      await releaseLeads(leadsDatabase(), [message], deliveryChannels(env));
      wakeDelivery();
    }
    await updateLeadCare(leadsDatabase(), message, care);
    return true;
  },
};
