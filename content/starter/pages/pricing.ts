import { pricingCopy as everyGym } from "../../pages/pricing.ts";
import { contactAbout } from "#content/subjects.ts";

export const pricingCopy = {
  ...everyGym,
  /** Meta description. */
  search:
    "Our memberships and single visits with their prices, on one page. If you are not sure which one fits, write to us.",
  hero: {
    eyebrow: "Membership / Pricing",
    heading: "Prices",
    text: "Every membership and its price, on one page.",
  },
  heroFacts: (lowest: { month: string | null; single: string | null }) =>
    [
      { label: "One visit", value: lowest.single },
      { label: "Memberships from", value: lowest.month && `${lowest.month} a month` },
    ].filter((fact): fact is { label: string; value: string } => fact.value !== null),
  intro: "The price you see is the price you pay.",
  noHiddenFees: "Ask us if anything is unclear",
  first: {
    tag: "Start here",
    name: "Free first talk",
    note: "Sit down with a coach and say what you want to be able to do.",
    price: "FREE",
    per: "once, for new people",
    button: "Book",
    to: contactAbout("free-assessment"),
  },
  boardHeading: "Memberships",
  emptyTitle: "Prices on request",
  emptyText: "Call or write, and we will tell you every price.",
  help: {
    heading: "Which one fits?",
    text: "Tell us how you want to train, and we will tell you which one fits.",
    button: "Ask us",
    to: contactAbout("plan"),
  },
  others: { heading: "Priced separately", text: "These are not part of a membership." },
};
