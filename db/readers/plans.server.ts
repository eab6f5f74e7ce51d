import { z } from "zod";
import { planGroups, planLabels, priceOverrides } from "#content/plans.ts";
import { checkRows, optionalLink, optionalText, requiredText } from "./check-rows.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readExtraCells } from "./extra-cells.server.ts";
import { type Plan, presentPlan } from "#domain/plans.ts";
import { byPrice } from "#domain/plan-lists.ts";

const PLANS = "Evo Membership Plans";

const planRow = z
  .object({ "plan name": requiredText, term: optionalText, price: optionalText, url: optionalLink })
  .transform((row) => ({ name: row["plan name"], term: row.term, price: row.price, url: row.url }));

/** All plans as the pages show them, cheapest first. */
export async function readPlans(db: Database): Promise<Plan[]> {
  const rows = await db.kysely.selectFrom(PLANS).selectAll().execute();
  const overrides = await readPriceOverrides(db);
  const extra = await readExtraCells(db, "plans");
  return checkRows(PLANS, planRow, rows)
    .map((facts) =>
      presentPlan({ ...facts, price: overrides.get(facts.name) ?? facts.price }, planGroups, planLabels),
    )
    .toSorted(byPrice)
    .map((plan, index) => ({
      id: `plan-${index + 1}`,
      ...plan,
      ...(extra && { extra: extra.get(plan.name) ?? {} }),
    }));
}

/** A read-only database without our tables uses the default overrides. */
async function readPriceOverrides(db: Database): Promise<ReadonlyMap<string, string>> {
  if (db.readOnly()?.complete === false) return priceOverrides;
  const rows = await db.kysely.selectFrom("price_overrides").selectAll().execute();
  return new Map(rows.map(({ plan, price }) => [plan, price]));
}
