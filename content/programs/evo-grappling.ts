import {
  freeTrial,
  jiuJitsuHeadCoach,
  jiuJitsuInstructors,
  jiuJitsuPricing,
  loanerGi,
  type Instructor,
  type PricingCard,
} from "./apex-jiu-jitsu.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import { programPictures, type Program } from "./program.ts";

const noGi = { title: "No-Gi Grappling", minutes: 60, coach: jiuJitsuHeadCoach } as const;

const grapplingSlots: readonly Slot[] = [
  { day: "Tuesday", start: "20:00", ...noGi },
  { day: "Thursday", start: "20:00", ...noGi },
  { day: "Saturday", start: "09:30", ...noGi, title: "No-Gi Open Mat" },
];

/** The adult memberships of Apex, without belts. */
export const grapplingPricing: readonly PricingCard[] = jiuJitsuPricing
  .filter((card) => card.name !== "Kids")
  .map((card) => ({
    ...card,
    stripes: 0,
    includes: card.includes.filter((line) => line !== loanerGi),
  }));

export const grapplingTrial = {
  ...freeTrial,
  text: "Train as often as you like for two weeks. Bring shorts and a shirt that fits close. You need no card, and nobody calls you afterward unless you ask.",
} as const;

export const grapplingInstructors: readonly Instructor[] = jiuJitsuInstructors.filter(
  ({ name }) => name === jiuJitsuHeadCoach,
);

export const program: Program = {
  slug: "evo-grappling",
  title: "Evo Grappling",
  unlisted: true,
  iconName: "Activity",
  ...programPictures("evo-grappling"),
  description:
    "No-gi submission grappling for adults in Maineville, OH: takedowns, control and leg locks in shorts and a rash guard. Your first two weeks are free.",
  paragraphs: [
    "Take the gi away, and the game gets faster. There is no collar to hold and no sleeve to stall with, so you learn to control hips, heads and hands, to keep your weight where it counts and to move before the other person does. Wrestlers feel at home on the first evening. Everyone else feels at home by the third.",
    "A class is an hour: a warm‑up on your feet, twenty-five minutes on one position, and rounds. We teach takedowns from the knees before takedowns from standing, and leg locks from the first month, slowly, with the rule that matters most: the person who holds the lock is responsible for the knee.",
    "You need shorts without pockets or zippers and a shirt that fits close. A mouthguard is a good idea. That is all. Headgear is welcome, muscle is optional, and cardio will come by itself.",
    "Most members train with and without the gi, because each repairs the habits of the other. One membership covers both, and so does the free trial.",
  ],
  locations: ["Maineville", "Loveland", "Morrow"],
  times: { place: "Mats", slots: grapplingSlots },
};

export const grapplingCopy = {
  hero: {
    eyebrow: "Drill room / No gi",
    heading: "Evo Grappling",
    text: "No gi, no grips to hide behind. Position first, then submission.",
  },
  aboutHeading: "About Evo Grappling",
  expect: {
    heading: "What to Expect",
    items: [
      "Come ten minutes early; bring shorts without pockets, a close-fitting shirt and water",
      "Shoes off at the edge of the mat, jewelry in your bag",
      "A warm‑up on your feet: stance, level changes, safe falls",
      "One position per class, drilled with a partner near your size",
      "Five-minute rounds from that position, then free rounds for those who want them",
      "Tap early; your partner lets go at once",
    ],
  },
  picture: "program-evo-grappling-3",
  pricing: {
    heading: "Pricing",
    text: "Grappling is part of every adult membership of Apex Jiu‑Jitsu. One price, both classes.",
  },
  schedule: {
    heading: "Weekly Schedule",
    none: "No class",
    next: "Next",
    text: "Classes last an hour. On weekdays they follow the adult jiu‑jitsu class, so you can stay for both.",
  },
  instructors: { heading: "Your instructor" },
  form: {
    eyebrow: "First two weeks free",
    heading: "Try it for two weeks",
    text: "Tell us whether you have wrestled or trained before. If you have not, say so with pride: we like to start at the start.",
  },
  sister: {
    heading: "Want to learn with the gi?",
    text: "Apex Jiu-Jitsu teaches adults and kids on the same mats.",
    label: "See Apex Jiu-Jitsu",
    to: "/programs/apex-jiu-jitsu",
  },
} as const;
