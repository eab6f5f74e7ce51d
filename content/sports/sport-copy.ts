import { inWords } from "#domain/text.ts";
import { sports } from "./sports.ts";

// Texts that sport pages share.

export const sportPageCopy = {
  featuresHeading: "Program Features",
  firstSessionHeading: "Your first session",
  startLabel: "Start Training Today",
  prices: { label: "See the prices", to: "/pricing#sports-performance" },
  joinLabel: "Call to join",
  otherSportsHeading: "Other Sports",
  facility: {
    heading: "Facility",
    directions: "Get Directions",
    website: "Visit Website",
    trainingButton: "Schedule Training",
  },
} as const;

export const sportNotFound = {
  title: "Program not found",
  text: `We coach ${inWords(sports.length)} sports, and none of them goes by that name.`,
  action: "See all programs",
  to: "/programs",
} as const;
