import { z } from "zod";
import { EMPTY, UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { getLead } from "#leads/lead-queries.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { field, text } from "#operations/operation.ts";

export const id = text("Id", { help: "the first 8 letters are enough" });

export const ids = field(z.array(z.string()).min(1, EMPTY), {
  label: "Messages",
  placeholder: "ID …",
  help: "the first 8 letters of each id are enough",
});

/** The message with this id, or with an id that starts with this text. */
export async function findLead(db: Database, id: string): Promise<Lead> {
  const lead = await getLead(db, id.toLowerCase());
  if (lead) return lead;
  throw new UserError(
    await whyNotFound(db, id),
    "`gym leads list` shows the ids; the first 8 letters are enough.",
  );
}

export async function findLeads(db: Database, ids: readonly string[]): Promise<Lead[]> {
  const leads: Lead[] = [];
  for (const id of ids) leads.push(await findLead(db, id));
  return leads;
}

async function whyNotFound(db: Database, id: string): Promise<string> {
  if (!/^[0-9a-f-]+$/i.test(id)) return `There is no message '${id}'.`;
  const matches = await db.kysely
    .selectFrom("leads")
    .select("id")
    .where("id", "like", `${id.toLowerCase()}%`)
    .limit(2)
    .execute();
  if (matches.length === 0) return `There is no message '${id}'.`;
  return matches.length > 1
    ? `More than one message begins with '${id}'.`
    : `'${id}' is too short for an id.`;
}
