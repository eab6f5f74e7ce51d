import { sample } from "#content/sample.ts";
import { home } from "#content/site.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import { programPictures, type Program } from "./program.ts";

export const boxingOwner = {
  name: sample("content/programs/alpha-omega-boxing.ts, boxingOwner.name", "Parker Draftwell"),
  title: "Owner and head trainer",
  image: "portrait-placeholder",
  portrait: "trainers/parker-draftwell.jpg",
  bio: "Parker boxed as an amateur for eleven years, worked corners for six more, and has taught nurses, teachers, teenagers and one fire chief to throw a straight right. Every first class is with Parker.",
  credentials: [
    "Certified boxing coach (sample)",
    "Amateur record of 31 wins in 40 bouts (sample)",
    "First aid and concussion training, renewed every year (sample)",
  ],
} as const;

const boxing = { title: "Boxing", minutes: 60, coach: boxingOwner.name } as const;

const boxingSlots: readonly Slot[] = [
  { day: "Sunday", start: "10:00", ...boxing },
  { day: "Monday", start: "07:00", ...boxing },
  { day: "Tuesday", start: "17:00", ...boxing },
  { day: "Wednesday", start: "10:00", ...boxing },
  { day: "Wednesday", start: "17:00", ...boxing },
  { day: "Friday", start: "07:30", ...boxing, spotsLeft: 15 },
];

export const program: Program = {
  slug: "alpha-omega-boxing",
  title: "Alpha Omega Boxing",
  order: 7,
  iconName: "Dumbbell",
  ...programPictures("alpha-omega-boxing"),
  description:
    "Real boxing for people who have never hit a bag, and for people who have. Up to 1,000 calories in an hour, and your first class is always free.",
  paragraphs: [
    "Alpha Omega teaches boxing as boxers learn it: stance, jab, feet, breath. Then the bag, the mitts and, if you ask for it after some months, the ring. An hour burns up to 1,000 calories, but people come back because it is a skill, and a skill gets better.",
    "Your first class is free, always, and nothing is sold to you afterward. We wrap your hands, lend you gloves and show you six punches. They have numbers, so by the tenth minute you can follow a combination that the coach calls out. You hit leather, not people. Sparring is by invitation and by your own wish, never a part of a regular class.",
    "The room is open seven days a week. Some members are lawyers, some are nurses off the night shift, some are 15 and some are 60. Everyone hits as hard as the day allows. The bell gives you three minutes of work and one of rest, and in that minute someone will tell you that you dropped your right hand.",
  ],
  linkLabel: "First class free",
  fact: { figure: "$0", label: "for your first class" },
  action: { label: "Join Us Today", to: "/pricing" },
  film: "program-alpha-omega-boxing",
  interest: "Group Classes",
  locations: ["Maineville", "South Lebanon", "Loveland", "Mason", "Morrow", "Landen"],
  plans: ["Unlimited Classes", "Drop In", "Personal Training"],
  benefits: [
    "Faster hands, quicker feet, better balance",
    "Stress that stays on the bag",
    "Core and shoulders without a single sit‑up machine",
    "Confidence you carry out the door",
    "A skill you keep for life",
  ],
  times: { place: "Boxing room", slots: boxingSlots },
};

export const boxingCopy = {
  hero: {
    badge: "First class always free",
    heading: "Alpha Omega Boxing",
    text: "Learn to box, burn up to 1,000 calories and leave the day on the bag.",
    call: "Call to book",
  },
  picture: "program-alpha-omega-boxing-2",
  aboutHeading: "About Alpha Omega Boxing",
  tilesLabel: "Three ways to train",
  pricesLabel: "See the prices",
  round: (number: number) => `Round ${number}`,
  calories: {
    figure: "1,000",
    label: "calories at most",
    text: "In one class. Most of it you will not notice until you sit down in the car.",
  },
  tiles: [
    {
      title: "Daily Classes",
      text: "A coach teaches at the hours below; the bags hang there every day. Rounds on the bag, mitts and footwork, scaled to you.",
      label: "Call to book a class",
      prices: null,
    },
    {
      title: "Memberships",
      text: "Unlimited boxing is part of the class memberships. Or pay class by class with a Drop In, without a contract. The length of each plan is next to its price.",
      label: "Call about memberships",
      prices: "/pricing#classes",
    },
    {
      title: "Personal Training",
      text: "One hour on the mitts with the head trainer. For beginners who want a quiet start and for boxers who want a sharp one.",
      label: "Call for a private hour",
      prices: "/pricing#personal-training",
    },
  ],
  schedule: {
    heading: "Weekly Schedule",
    text: "Every class is one hour. Call to book: someone who knows the room picks up.",
    columns: ["Day", "Time", "Length", "Spots", "Book by phone"],
    length: (minutes: number) => (minutes === 60 ? "1 hr" : `${minutes} min`),
    open: "Open",
    book: "Book",
    spotsLeft: (spots: number) => `${spots} spots left`,
  },
  benefitsHeading: "What you gain",
  firstClass: {
    heading: "Your first class",
    items: [
      "Come ten minutes early; we wrap your hands and lend you gloves",
      "Wear anything you can sweat in and flat shoes",
      "You learn stance, guard and six punches by their numbers",
      "You hit bags and mitts, never a person",
      "Rest whenever you like; the bell will ring again",
    ],
  },
  ownerHeading: "Owner and head trainer",
  contact: {
    heading: "Talk to us",
    text: "Call, write or walk in.",
    address: home.address,
  },
  areas: {
    heading: "Serving",
    towns: [
      "Maineville",
      "South Lebanon",
      "Loveland",
      "Mason",
      "Morrow",
      "Landen",
      "Kings Mills",
      "Goshen",
      "Hamilton Township",
      "Warren County",
    ],
  },
} as const;
