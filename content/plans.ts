import type { PlanGroups } from "#domain/plans.ts";

// The membership plans as the texts know them. Their terms, prices and links live in the database.

/** Every name that a program or the plan finder may name; the build refuses another, with its file and line. */
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

/** On the pricing page, in this order: the first of these words that a plan's name contains is its group. */
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

/** The prices that a new database shows in the place of these plans' own. From then on the desk and `gym plans` change them. */
export const priceOverrides: ReadonlyMap<string, string> = new Map([["Open Gym - Family", "$100.00"]]);
