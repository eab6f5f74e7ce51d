import { leadsDatabase } from "#db/drivers/database.server.ts";
import { VisitCounts } from "./visit-counts.server.ts";

/** This process's own: pages add to it, and the server has it written before it stops. */
export const visits = new VisitCounts(leadsDatabase);
