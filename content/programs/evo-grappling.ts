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
import type { Program } from "./program.ts";

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
  text: "Train as often as you like for two weeks. Bring shorts and a close-fitting shirt. You don’t need a card, and no one will call you afterward unless you ask.",
} as const;

export const grapplingInstructors: readonly Instructor[] = jiuJitsuInstructors.filter(
  ({ name }) => name === jiuJitsuHeadCoach,
);

export const program: Program = {
  slug: "evo-grappling",
  title: "Evo Grappling",
  unlisted: true,
  hasOwnPage: true,
  iconName: "Activity",
  image: "program-evo-grappling",
  gallery: ["program-evo-grappling", "program-evo-grappling-2", "program-evo-grappling-3"],
  description:
    "No-gi submission grappling for adults in Maineville, OH: takedowns, control and leg locks in shorts and a rash guard. Your first two weeks are free.",
  paragraphs: [
    "Without the gi, the game gets faster. There’s no collar to hold and no sleeve to stall with, so you learn to control hips, heads and hands, to put your weight where it counts and to move first. Wrestlers feel at home on the first night. Everyone else does by the third.",
    "A class is an hour: a warm‑up on your feet, twenty-five minutes on one position, and rounds. We teach takedowns from the knees before takedowns from standing, and leg locks from the first month, slowly, with one rule above all: whoever applies the lock is responsible for the knee.",
    "All you need is shorts without pockets or zippers and a close-fitting shirt. A mouthguard is a good idea, and headgear is welcome. You’ll build the cardio as you go.",
    "Most members train both gi and no-gi, because each fixes habits from the other. One membership covers both, and so does the free trial.",
  ],
  linkLabel: "Train without the gi",
  fact: { figure: "No gi", label: "shorts and a rash guard" },
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
      "Come ten minutes early with shorts without pockets, a close-fitting shirt and water",
      "Leave your shoes at the edge of the mat and your jewelry in your bag",
      "A warm‑up on your feet: stance, level changes, safe falls",
      "One position per class, drilled with a partner near your size",
      "Five-minute rounds from that position, then free rounds for those who want them",
      "Tap early, and your partner lets go at once",
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
    text: "Tell us whether you’ve wrestled or trained before. If you haven’t, that’s great: we love starting from scratch.",
  },
  sister: {
    heading: "Want to learn with the gi?",
    text: "Apex Jiu-Jitsu teaches adults and kids on the same mats.",
    label: "See Apex Jiu-Jitsu",
    to: "/programs/apex-jiu-jitsu",
  },
} as const;
