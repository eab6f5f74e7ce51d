import type { RouterContextProvider } from "react-router";
import type { Program } from "#content/programs/program.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readPlans } from "#db/readers/plans.server.ts";
import { plansFor } from "#domain/plan-lists.ts";

/** The membership plans of a program; empty if they could not be read. */
export async function programPlans(context: Readonly<RouterContextProvider>, { plans = [] }: Program) {
  return plansFor((await readOrNull(context, "plans", () => readPlans(siteDatabase()))) ?? [], plans);
}
