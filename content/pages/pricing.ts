import { contactAbout } from "#content/subjects.ts";

export const pricingCopy = {
  /** Meta description. */
  search:
    "Every membership and single class with its price, on one page. No sign-up fee. Answer three questions and see the plans that fit you.",
  hero: {
    eyebrow: "The board / Pricing",
    heading: "Pricing & Plans",
    text: "Every membership plan and its price, on one page.",
  },
  heroFacts: (lowest: { month: string | null; single: string | null }) =>
    [
      { label: "Your first visit", value: "FREE" },
      { label: "One class", value: lowest.single },
      { label: "Memberships from", value: lowest.month && `${lowest.month} a month` },
      { label: "Sign-up fee", value: "NONE" },
    ].filter((fact): fact is { label: string; value: string } => fact.value !== null),
  intro: "The price on the board is the price you pay.",
  updatedOn: (date: string) => `Prices updated on ${date}`,
  noHiddenFees: "No sign-up, yearly or cancellation fee",
  tryAClass: {
    heading: "Try a Class",
    tooltip: "These options can be purchased multiple times whenever you want to attend a single class.",
    tooltipLabel: "About trying a class",
  },
  boardHeading: "The price board",
  groupsLabel: "Groups of plans",
  planCount: (count: number) => (count === 1 ? "1 plan" : `${count} plans`),
  first: {
    tag: "Start here",
    name: "Free assessment",
    note: "Half an hour with a coach and a plan you keep. No card, no contract.",
    price: "FREE",
    per: "once, for new people",
    button: "Book",
    to: contactAbout("free-assessment"),
  },
  emptyTitle: "No plans are listed right now",
  emptyText: "Call or write, and we’ll tell you every price.",
  fits: "Fits",
  ask: { label: "Ask us", to: contactAbout("plan") },
  join: "Join Now",
  newTab: "opens in a new tab",
  loading: "Loading membership plans...",
  error: "Unable to load membership plans. Please try again later.",
  help: {
    heading: "Not sure which one?",
    text: "Tell us how you want to train, and we’ll point you to the cheapest plan that fits.",
    button: "Contact Us For Help",
    to: contactAbout("plan"),
  },
  finder: {
    id: "plan-finder",
    heading: "Find your plan",
    text: "Three quick questions. Copy this page’s link to share your answers.",
    button: "Show the plans that fit",
    reset: "Start over",
    resultHeading: "These fit",
    noFit: "No plan fits those answers. Ask us, and we’ll find a way.",
    nothing: "Answer a question to see what fits.",
  },
  others: {
    heading: "Priced separately",
    text: "Jiu-jitsu, climbing and the nutrition call are not part of a membership.",
  },
} as const;
