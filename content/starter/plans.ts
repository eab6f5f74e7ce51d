import type { PlanGroups } from "#domain/plans.ts";

export { planLabels } from "../plans.ts";

/** All plan names that programs and the plan finder may use. Prices are in the database: gym plans add. */
export const planNames: readonly string[] = [];

/** Groups of the pricing page: the first word that a plan's name contains is its group. */
export const planGroups: PlanGroups = { names: [], other: "Memberships" };

export const priceOverrides: ReadonlyMap<string, string> = new Map();
