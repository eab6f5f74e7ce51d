import { has, planSections, type Plan, type PlanGroups } from "./plans.ts";

// Lists of plans: sorted, chosen and grouped.

/** Cheapest first; prices that are not numbers last. */
export function byPrice(a: Pick<Plan, "cents" | "name">, b: Pick<Plan, "cents" | "name">): number {
  if (a.cents !== null && b.cents !== null && a.cents !== b.cents) return a.cents - b.cents;
  if ((a.cents === null) !== (b.cents === null)) return a.cents === null ? 1 : -1;
  return a.name.localeCompare(b.name, "en-US");
}

/** '$50' and '$20': the cheapest monthly plan and the cheapest single class; null if there is none. */
export function lowestPrices(plans: readonly Plan[]): { month: string | null; single: string | null } {
  const cheapest = (matches: (plan: Plan) => boolean) => {
    const [first] = plans.filter((plan) => plan.cents !== null && matches(plan)).toSorted(byPrice);
    return first ? first.price.replace(/\.00$/, "") : null;
  };
  return {
    month: cheapest(({ term }) => has(term, "monthly")),
    single: cheapest(({ section }) => section === "Try a Class"),
  };
}

/** The plans with these exact names, cheapest first. */
export function plansFor(plans: readonly Plan[], relatedNames: readonly string[]): Plan[] {
  return plans.filter((plan) => relatedNames.includes(plan.name)).toSorted(byPrice);
}

/** Non-empty groups in their order, each with its non-empty sections. */
export function groupPlans(plans: readonly Plan[], groups: PlanGroups) {
  return [...groups.names, groups.other]
    .map((group) => ({
      group,
      sections: planSections
        .map((section) => ({
          section,
          plans: plans.filter((plan) => plan.group === group && plan.section === section),
        }))
        .filter((part) => part.plans.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}
