import type { WeeklyHours } from "#domain/schedule/clock.ts";
import { frontDeskSpan } from "#domain/schedule/week-hours.ts";
import { brand } from "#content/site.ts";
import { contactAbout } from "#content/subjects.ts";

/** Replaced by the front-desk hours. */
const AT_DESK = "Shifts at the desk";

export function jobFact(fact: string, hours: WeeklyHours): string {
  return fact === AT_DESK ? `Shifts between ${frontDeskSpan(hours)}` : fact;
}

export const openPositions = [
  {
    id: "coach",
    title: "Coach",
    text: "You can teach a movement in a few words, and you like to see people get better at it.",
    facts: ["Part time or full time", "Tell us which hours suit you"],
  },
  {
    id: "front-desk",
    title: "Front desk",
    text: "You greet people by name, answer questions and keep the place running.",
    facts: [AT_DESK, "We will show you how everything works"],
  },
];

export const offers = [
  { title: "Training", text: "You train here whenever you want." },
  { title: "Learning", text: "You watch other coaches work, and they watch you." },
  { title: "Hours", text: "We plan shifts with you, not around you." },
];

export const careersCopy = {
  /** Meta description. */
  search: `Work at ${brand.name}: coaches and people for the front desk. Read what we look for and how to apply, and write to us.`,
  hero: {
    eyebrow: "Jobs / Careers",
    heading: "Work with us",
    text: "We look for people who like people.",
  },
  positionsHeading: "Open positions",
  noPositions: "Nothing is open right now. Write to us anyway if you would like to work here.",
  unavailable: "We can’t load the positions right now.",
  offersHeading: "What you get",
  mission: {
    heading: "What we are here for",
    text: brand.mission,
    more: "If you want that too, write to us.",
  },
  how: {
    heading: "How to apply",
    steps: [
      "Write a few lines about yourself.",
      "We read every message and answer it.",
      "Come by, meet us, and see how we work.",
    ],
  },
  callHeading: "Write to us",
  callText: "A few lines are enough to start with.",
  applyForOne: "Apply",
  apply: { label: "Apply by message", to: contactAbout("work") },
};
