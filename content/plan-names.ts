/** The membership plans that the site knows by name. Their terms, prices and links live in the database. */
export const planNames = [
  "Unlimited Classes",
  "Unlimited Classes - Couples",
  "Unlimited Classes - Family (3+)",
  "Drop In",
  "1st Responder / Military / Teacher",
  "Mayhem",
  "Mayhem - Family",
  "Personal Training",
  "Personal Training (6 Sessions)",
  "Personal Training - 2x/week",
  "Personal Training - 3x/week",
  "Small Group Training (3-4 People)",
  "Sports Performance",
  "Sports Performance - 2+ Athletes",
  "Open Gym",
  "Open Gym - Family",
  "Nutrition",
  "Nutrition - Couples",
  "Recovery",
  "Recovery - Single Session",
] as const;

export type PlanName = (typeof planNames)[number];
