// The terms and prices cover all rules of domain/plans.ts.

export const plans = [
  plan("Unlimited Classes", "Monthly", "$140.00"),
  plan("Unlimited Classes - Couples", "Monthly", "$240.00"),
  plan("Unlimited Classes - Family (3+)", "12 months", "$3,200.00"),
  plan("Drop In", "Non-Renewable", "$20.00"),
  plan("1st Responder / Military / Teacher", "Monthly, Renewable", "$110.00"),
  plan("Mayhem", "Monthly, 3 classes/week", "$90.00"),
  plan("Mayhem - Family", "6 months", "$1,000.00"),
  plan("Personal Training", "Non-Renewable", "$75.00"),
  plan("Personal Training (6 Sessions)", "6 weeks", "$420.00"),
  plan("Personal Training - 2x/week", "Monthly", "$520.00"),
  plan("Personal Training - 3x/week", "3 months", "$2,160.00"),
  plan("Small Group Training (3-4 People)", "8 weeks, per person", "$320.00"),
  plan("Sports Performance", "Monthly, 2 classes/week", "$160.00"),
  plan("Sports Performance - 2+ Athletes", "Monthly, 2 classes/week", "$280.00"),
  plan("Open Gym", "Monthly", "$50.00"),
  plan("Open Gym - Family", "Monthly", "$125.00"),
  plan("Nutrition", "Monthly", "$150.00"),
  plan("Nutrition - Couples", "Monthly", "$250.00"),
  plan("Recovery", "Monthly", "$60.00"),
  plan("Recovery - Single Session", "Non-Renewable", "$25.00"),
];

function plan(name: string, term: string, price: string) {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return {
    "Plan Name": name,
    Term: term,
    Price: price,
    URL: `https://join.evofitness.example/plans/${slug}`,
  };
}
