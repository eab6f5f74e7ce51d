import { contactAbout } from "#content/subjects.ts";

export const pricingCopy = {
  hero: {
    eyebrow: "The board / Pricing",
    heading: "Pricing & Plans",
    text: "Every price we have, on one page.",
  },
  intro: "The price on the board is the price you pay.",
  updatedOn: (date: string) => `Prices updated on ${date}`,
  noHiddenFees: "No hidden fees",
  tryAClass: {
    heading: "Try a Class",
    tooltip: "These options can be purchased multiple times whenever you want to attend a single class.",
    tooltipLabel: "About trying a class",
  },
  boardHeading: "The board",
  groupsLabel: "Groups of plans",
  emptyTitle: "The board is empty at the moment",
  emptyText: "Call or write, and we will tell you every price.",
  noFees: ["Sign-up fee", "Yearly fee", "Cancellation fee"].map((label) => ({ label, figure: "NONE" })),
  fits: "Fits",
  ask: { label: "Ask us", to: contactAbout("plan") },
  join: "Join Now",
  newTab: "opens in a new tab",
  loading: "Loading membership plans...",
  error: "Unable to load membership plans. Please try again later.",
  help: {
    heading: "Not sure which one?",
    text: "Tell us how you want to train. We will point you to the cheapest plan that fits, and nothing bigger.",
    button: "Contact Us For Help",
    to: contactAbout("plan"),
  },
  finder: {
    id: "plan-finder",
    heading: "Find your plan",
    text: "Three questions. Your answers stay in the address of this page, so you can send it to somebody.",
    button: "Show the plans that fit",
    reset: "Start over",
    resultHeading: "These fit",
    noFit: "No plan on the board fits those answers. Ask us, and we will find a way.",
    nothing: "Answer a question to see what fits.",
  },
  others: {
    heading: "Priced separately",
    text: "Jiu-jitsu, climbing and the nutrition call have prices of their own.",
  },
} as const;
