import type { Database } from "#data/database.server.ts";
import { getLead } from "#leads/lead-records.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { Fault } from "./fault.ts";

export async function findLead(db: Database, id: string): Promise<Lead> {
  const lead = await getLead(db, id.toLowerCase());
  if (lead) return lead;
  throw new Fault(
    `There is no message '${id}', or more than one begins like that.`,
    "`gym leads list` shows the ids; the first 8 letters are enough.",
  );
}

export async function findLeads(db: Database, ids: readonly string[]): Promise<Lead[]> {
  const found: Lead[] = [];
  for (const id of ids) found.push(await findLead(db, id));
  return found;
}
