import type { PlanGroups, PlanLabels } from "#domain/plans.ts";

// Names and labels of the membership plans. Terms, prices and links are in the database.

/** All plan names that programs and the plan finder may use; the build rejects others. */
export const planNames: readonly string[] = [
  "Unlimited Classes",
  "Unlimited Classes - Couples",
  "Unlimited Classes - Family (3+)",
  "1st Responder / Military / Teacher",
  "Drop In",
  "Open Gym",
  "Open Gym - Family",
  "Mayhem",
  "Mayhem - Family",
  "Personal Training",
  "Personal Training (6 Sessions)",
  "Personal Training - 2x/week",
  "Personal Training - 3x/week",
  "Small Group Training (3-4 People)",
  "Sports Performance",
  "Sports Performance - 2+ Athletes",
  "Nutrition",
  "Nutrition - Couples",
  "Recovery",
  "Recovery - Single Session",
];

/** Groups of the pricing page in order: the first word that a plan's name contains is its group. */
export const planGroups: PlanGroups = {
  names: [
    "Classes",
    "Open Gym",
    "Personal Training",
    "Mayhem",
    "Sports Performance",
    "Recovery",
    "Nutrition",
  ],
  other: "Special Programs",
};

export const planLabels: PlanLabels = {
  perClass: "Pay per class",
  perSession: "Pay per session",
  perMonth: "per month",
  askPeriod: "ask us how long",
  family: "3+ members",
  couple: "2 members",
  singleSession: "Per session",
  unlimited: "Unlimited monthly access",
};

/** Price overrides that a new database starts with; the desk and `gym plans` change them. */
export const priceOverrides: ReadonlyMap<string, string> = new Map([["Open Gym - Family", "$100.00"]]);
