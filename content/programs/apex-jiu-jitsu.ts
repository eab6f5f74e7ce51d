import { sample } from "#content/sample.ts";
import { answerTime } from "#content/subjects.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import type { Program } from "./program.ts";

export const freeTrial = {
  weeks: 2,
  heading: "First two weeks free",
  text: "Train as often as you like for two weeks. We’ll lend you a gi, you don’t need a card, and no one will call you afterward unless you ask.",
  button: "Claim your free two weeks",
  to: "#contact",
} as const;

export const jiuJitsuHeadCoach = sample(
  "content/programs/apex-jiu-jitsu.ts, jiuJitsuHeadCoach",
  "Emerson Placeholder",
);
const jiuJitsuKidsCoach = sample("content/programs/apex-jiu-jitsu.ts, jiuJitsuKidsCoach", "Blake Pattern");

const adult = { title: "Adult Jiu-Jitsu", minutes: 60, coach: jiuJitsuHeadCoach } as const;
const kids = { title: "Kids Jiu-Jitsu", minutes: 60, coach: jiuJitsuKidsCoach } as const;

const jiuJitsuSlots: readonly Slot[] = [
  { day: "Monday", start: "19:00", ...adult },
  { day: "Tuesday", start: "18:00", ...kids },
  { day: "Tuesday", start: "19:00", ...adult },
  { day: "Wednesday", start: "19:00", ...adult },
  { day: "Thursday", start: "19:00", ...adult },
  { day: "Saturday", start: "08:30", ...kids },
];

export type PricingCard = {
  name: string;
  price: string;
  per: "month" | "hour";
  audience: string;
  includes: string[];
  note?: string;
  /** On the belt above the card. */
  stripes?: number;
};

/** Left out for no-gi training. */
export const loanerGi = "A loaner gi until you buy your own";

export const jiuJitsuPricing: readonly PricingCard[] = [
  {
    name: "Kids",
    price: "$100",
    per: "month",
    audience: "Ages 6 to 13",
    includes: ["Every kids class", "Belt tests twice a year", "A bench and coffee for parents"],
  },
  {
    name: "Adult Base",
    price: "$125",
    per: "month",
    audience: "From your first day",
    stripes: 1,
    includes: ["Every adult class", "Open mat after class", loanerGi],
  },
  {
    name: "Intermediate",
    price: "$275",
    per: "month",
    audience: "For a steady second year",
    stripes: 2,
    includes: [
      "Everything in Adult Base",
      "One private lesson each month",
      "Your rounds on video, with notes",
    ],
  },
  {
    name: "Executive",
    price: "$500",
    per: "month",
    audience: "For calendars that change daily",
    stripes: 3,
    includes: [
      "Everything in Intermediate",
      "One private lesson each week",
      "Hours outside the schedule by appointment",
    ],
    note: "$700/month per pair with a friend",
  },
  {
    name: "Private lessons",
    price: "$100",
    per: "hour",
    audience: "For members and guests",
    includes: ["One coach, one hour, one topic", "Bring the position you keep getting stuck in"],
  },
];

export type Instructor = {
  name: string;
  role: string;
  rank: string;
  bio: string;
  /** Key in the picture store. */
  portrait: string;
  /** Fallback in media/site. */
  image: string;
};

export const jiuJitsuInstructors: readonly Instructor[] = [
  {
    name: jiuJitsuHeadCoach,
    role: "Head instructor",
    rank: "Black belt (sample)",
    bio: "Emerson started at 31 with a bad back and a desk job, and has taught adults here since the mats were laid in the drill room. Expect a few techniques, taught slowly, and a question at the end of class: what did you learn from being stuck?",
    portrait: "trainers/emerson-placeholder.jpg",
    image: "portrait-placeholder",
  },
  {
    name: jiuJitsuKidsCoach,
    role: "Kids instructor",
    rank: "Brown belt (sample)",
    bio: "Blake teaches elementary school by day and the kids class by evening. Expect clear rules, lots of games, and a personal hello for every child.",
    portrait: "trainers/blake-pattern.jpg",
    image: "portrait-placeholder",
  },
];

export const program: Program = {
  slug: "apex-jiu-jitsu",
  title: "Apex Jiu-Jitsu",
  order: 6,
  hasOwnPage: true,
  iconName: "Activity",
  image: "program-apex-jiu-jitsu",
  gallery: ["program-apex-jiu-jitsu", "program-apex-jiu-jitsu-3"],
  description:
    "Brazilian jiu-jitsu for adults and kids on clean mats in the old drill room. Your first two weeks are free, and so is the loaner gi.",
  paragraphs: [
    "Jiu-jitsu is the art of getting out from under someone bigger than you, and then staying on top. No punches, no kicks: grips, leverage, patience. It’s a puzzle that two people solve at the same time, and for an hour you won’t think about anything else.",
    "Apex trains in the old drill room, on 1,500 square feet of mats that are mopped before and after each class. A class is an hour. Fifteen minutes of movement, twenty-five of one technique drilled with a partner, and twenty of live rounds, which you can sit out as long as you like. Tapping means stop, and stop means stop. It’s the first thing you learn.",
    "You don’t have to be fit, flexible or young to start, and you don’t have to own anything: we’ll lend you a gi for the first two weeks. Half of the room started after 30. The upper belts remember their own first week, and they’ll look after you.",
    "Kids learn to fall safely, to stay calm when someone holds them down, and to be good winners and good losers. They bow in on time, tie their own belts and help mop. Parents are welcome on the bench.",
  ],
  linkLabel: "Two weeks free",
  action: { label: "Contact Us", to: "#contact" },
  locations: ["Maineville", "Loveland", "Morrow"],
  benefits: [
    "Self-defense that works against size",
    "A workout that doesn’t feel like one",
    "Calm under pressure, for adults and for kids",
    "Training partners who look out for you",
  ],
  times: { place: "Mats", slots: jiuJitsuSlots },
  prices: jiuJitsuPricing.map(({ name, price, per, note }) => ({
    name: `Jiu-jitsu: ${name}`,
    price,
    per: `per ${per}`,
    ...(note && { note }),
  })),
};

export const jiuJitsuCopy = {
  hero: {
    eyebrow: "Drill room / Mats",
    heading: "Apex Jiu-Jitsu",
    text: "Leverage over size, patience over strength. For adults and kids, with new beginners every week.",
  },
  aboutHeading: "About Apex Jiu-Jitsu",
  expect: {
    heading: "What to Expect",
    items: [
      "Come ten minutes early in shorts and a T‑shirt, and we’ll lend you a gi in your size",
      "Leave your shoes at the edge of the mat, bring flip‑flops for the restroom, and keep your nails short",
      "Fifteen minutes of warm‑up that teaches you to fall and to stand up safely",
      "One technique, shown three times and then drilled with a partner who knows it",
      "Live rounds of five minutes. Sit out as many as you like",
      "Tap early, tap often: your partner lets go at once, every time",
    ],
  },
  picture: "folded-gi",
  pricing: {
    heading: "Pricing",
    text: "Month to month, with no sign‑up fee and no surprise belt-test fees. To cancel, email us before the first of the month.",
  },
  schedule: {
    heading: "Weekly Schedule",
    none: "No class",
    next: "Next",
    text: "Classes last an hour. Doors open ten minutes before.",
  },
  instructors: { heading: "Your instructors" },
  form: {
    eyebrow: "First two weeks free",
    heading: "Claim your free two weeks",
    text: `Tell us who is coming, you or your child, and which class suits you. We answer ${answerTime}.`,
  },
  sister: {
    heading: "Rather train without the gi?",
    text: "Evo Grappling is the same game in shorts and a rash guard. Your trial covers both.",
    label: "See Evo Grappling",
    to: "/programs/evo-grappling",
  },
} as const;
