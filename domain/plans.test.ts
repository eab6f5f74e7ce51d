import { pricingCopy } from "#content/pages/pricing.ts";
import { planGroups, planLabels } from "#content/plans.ts";
import { describe, expect, it } from "vitest";
import {
  toCents,
  planGroup,
  planLabel,
  planPeople,
  sessionPrice,
  partPrice,
  payPer,
  perPeriod,
  type Plan,
  presentPlan,
  planSection,
  suggestTerm,
} from "./plans.ts";
import { byPrice, groupPlans, lowestPrices, plansFor } from "./plan-lists.ts";

const plan = (name: string, price = "$10.00", term = "Monthly"): Plan => ({
  id: name,
  ...presentPlan({ name, term, price, url: null }, planGroups, planLabels),
});

describe("plan rules", () => {
  it.each([
    ["Unlimited Classes - Family (3+)", "Classes"],
    ["Open Gym - Family", "Open Gym"],
    ["Personal Training - 2x/week", "Personal Training"],
    ["Mayhem - Family", "Mayhem"],
    ["Sports Performance - 2+ Athletes", "Sports Performance"],
    ["Recovery - Single Session", "Recovery"],
    ["Nutrition - Couples", "Nutrition"],
    ["Drop In", "Special Programs"],
    ["1st Responder / Military / Teacher", "Special Programs"],
    ["Small Group Training (3-4 People)", "Special Programs"],
    ["Mayhem Classes", "Classes"],
  ])("groups %s under %s", (name, group) => {
    expect(planGroup(name, planGroups)).toBe(group);
  });

  it.each([
    ["Non-Renewable", "Try a Class"],
    ["Non-Renewable, 6 weeks", "Recurring Memberships"],
    ["Non-Renewable, 3 months", "Recurring Memberships"],
    ["Monthly", "Recurring Memberships"],
    ["12 months", "Recurring Memberships"],
    ["8 weeks", "Recurring Memberships"],
    ["Renewable", "Recurring Memberships"],
    ["2 classes/week", "Recurring Memberships"],
    ["", "Recurring Memberships"],
  ])("puts the term '%s' into %s", (term, section) => {
    expect(planSection(term)).toBe(section);
  });

  it.each([
    ["Month", "Monthly"],
    ["per month, 2 classes/week", "Monthly"],
    ["Non Renewable", "Non-Renewable"],
    ["Monthly, Renewable", undefined],
    ["1 month", undefined],
    ["Yearly", undefined],
    ["", undefined],
  ])("suggests for the term '%s': %s", (term, near) => {
    expect(suggestTerm(term)).toBe(near);
  });

  it("has the specification's tooltip for single classes", () => {
    expect(planLabels.perClass).toBe("Pay per class");
    expect(pricingCopy.tryAClass.tooltip).toBe(
      "These options can be purchased multiple times whenever you want to attend a single class.",
    );
  });

  it.each([
    ["Monthly", "per month"],
    ["Monthly, 2 classes/week", "per month, 2 classes/week"],
    ["3 months", "3 months"],
    ["8 weeks", "8 weeks"],
    ["Non-Renewable", "Non-Renewable"],
    ["Yearly", "Yearly"],
    ["Renewable", "Renewable, ask us how long"],
    ["2 classes/week", "2 classes/week, ask us how long"],
    ["Renewable, 2 classes/week", "Renewable, 2 classes/week, ask us how long"],
    ["", ""],
  ])("formats the term '%s' as '%s'", (term, shown) => {
    expect(perPeriod(term, planLabels)).toBe(shown);
  });

  it.each([
    ["Drop In", "Non-Renewable", "Pay per class"],
    ["Mayhem Classes", "Non-Renewable", "Pay per class"],
    ["Personal Training", "Non-Renewable", "Pay per session"],
    ["Recovery - Single Session", "Non-Renewable", "Pay per session"],
    ["Personal Training (6 Sessions)", "Non-Renewable, 6 weeks", null],
    ["Recovery", "Monthly", null],
  ])("labels '%s', %s: %s", (name, term, pay) => {
    expect(payPer({ name, term }, planGroups, planLabels)).toBe(pay);
  });

  it("counts a family as 3+ members, and a couple as 2", () => {
    expect(planPeople("Mayhem - Family", planLabels)).toBe("3+ members");
    expect(planPeople("Nutrition - Couples", planLabels)).toBe("2 members");
    expect(planPeople("Mayhem", planLabels)).toBeNull();
  });

  it.each([
    ["Personal Training (6 Sessions)", "Non-Renewable, 6 weeks", "$420.00", "$70 a session"],
    ["Personal Training - 2x/week", "Monthly", "$520.00", "about $60 a session"],
    ["Personal Training - 3x/week", "3 months", "$2,160.00", "about $55 a session"],
    ["Personal Training - 1x/week", "3 months", "$650.00", "about $50 a session"],
    ["Personal Training - 3x/week", "Renewable", "$2,160.00", null],
    ["Personal Training (6 Sessions)", "8 weeks", "Call us", null],
    ["Personal Training", "Non-Renewable", "$75.00", null],
  ])("price of a session for '%s', %s, at %s: %s", (name, term, price, expected) => {
    expect(sessionPrice({ name, term, cents: toCents(price) })).toBe(expected);
  });

  it.each([
    ["12 months", "$3,200.00", "about $267 a month"],
    ["2 months", "$1,000.00", "$500 a month"],
    ["1 months", "$90.00", null],
    ["Monthly", "$90.00", null],
    ["8 weeks", "$320.00", "$40 a week"],
    ["6 months", "Call us", null],
  ])("price of a month or week for %s at %s: %s", (term, price, expected) => {
    expect(partPrice({ term, cents: toCents(price) })).toBe(expected);
  });

  it("labels only recovery plans", () => {
    expect(planLabel("Recovery - Single Session", planGroups, planLabels)).toBe("Per session");
    expect(planLabel("Recovery", planGroups, planLabels)).toBe("Unlimited monthly access");
    expect(planLabel("Single Nutrition Call", planGroups, planLabels)).toBeNull();
  });

  it.each([
    ["$1,000.00", 100_000],
    ["$100.00", 10_000],
    ["$150.00/mo", 15_000],
    ["$65 per month", 6_500],
    ["90", 9_000],
    ["1000.5", 100_050],
    ["Call us", null],
    ["$1,00.00", null],
    ["€100", null],
    ["", null],
  ])("parses the price '%s' as %s cents", (price, cents) => {
    expect(toCents(price)).toBe(cents);
  });

  it("formats a plain number as dollars, and leaves other prices unchanged", () => {
    expect(plan("Mayhem", "1000").price).toBe("$1,000.00");
    expect(plan("Mayhem", "Call us").price).toBe("Call us");
  });

  it("sorts by number, unreadable prices last", () => {
    const prices = ["Call us", "$1,000.00", "$100.00", "$20.00"];
    const sorted = prices.map((price) => plan(price, price)).toSorted(byPrice);
    expect(sorted.map((one) => one.price)).toEqual(["$20.00", "$100.00", "$1,000.00", "Call us"]);
  });

  it("finds the cheapest monthly plan and the cheapest single class", () => {
    const all = [
      plan("Unlimited Classes", "$140.00"),
      plan("Open Gym", "$50.00"),
      plan("Nutrition", "Call us"),
      plan("Mayhem - Family", "$20.00", "6 months"),
      plan("Drop In", "$19.50", "Non-Renewable"),
    ];
    expect(lowestPrices(all)).toEqual({ month: "$50", single: "$19.50" });
    expect(lowestPrices([])).toEqual({ month: null, single: null });
  });

  it("gives a sidebar only the plans that its program names", () => {
    const all = [plan("Mayhem - Family", "$300.00"), plan("Mayhem", "$90.00"), plan("Open Gym")];
    expect(plansFor(all, ["Mayhem", "Mayhem - Family", "Gone"]).map((one) => one.name)).toEqual([
      "Mayhem",
      "Mayhem - Family",
    ]);
    expect(plansFor(all, ["Gone"])).toEqual([]);
  });

  it("leaves out groups and sections without plans", () => {
    const grouped = groupPlans(
      [plan("Recovery"), plan("Recovery - Single Session", "$25.00", "Non-Renewable")],
      planGroups,
    );
    expect(grouped.map(({ group, sections }) => [group, sections.map(({ section }) => section)])).toEqual([
      ["Recovery", ["Try a Class", "Recurring Memberships"]],
    ]);
  });
});
