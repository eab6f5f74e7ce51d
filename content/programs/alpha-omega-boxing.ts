import { sample } from "#content/sample.ts";
import { home } from "#content/site.ts";
import { formatPlacesLeft } from "#domain/events.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import { programPictures, type Program } from "./program.ts";

export const boxingOwner = {
  name: sample("content/programs/alpha-omega-boxing.ts, boxingOwner.name", "Parker Draftwell"),
  title: "Owner and head trainer",
  image: "portrait-placeholder",
  portrait: "trainers/parker-draftwell.jpg",
  bio: "Parker boxed as an amateur for eleven years, worked corners for six more, and has taught nurses, teachers, teenagers and one fire chief to throw a straight right. Parker teaches every first class.",
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
  hasOwnPage: true,
  iconName: "Dumbbell",
  ...programPictures("alpha-omega-boxing"),
  description:
    "Real boxing for people who have never hit a bag, and for people who have. Up to 1,000 calories in an hour, and your first class is always free.",
  paragraphs: [
    "Alpha Omega teaches boxing the way boxers learn it: stance, jab, footwork, breathing. Then the bag, the mitts and, if you ask after a few months, the ring. An hour burns up to 1,000 calories, but people come back because it’s a skill, and they keep getting better at it.",
    "Your first class is always free, with no sales pitch afterward. We wrap your hands, lend you gloves and show you six punches. Each has a number, so within ten minutes you can follow the combinations your coach calls out. You hit bags, not people. Sparring is by invitation, only if you want to, and never part of a regular class.",
    "The room is open seven days a week. Some members are lawyers, some are nurses coming off the night shift, some are 15 and some are 60. Everyone goes at their own pace. The bell gives you three minutes of work and one of rest, and in that minute someone will remind you to keep your right hand up.",
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
    "Less stress: leave it on the bag",
    "Core and shoulders without a single sit‑up machine",
    "Confidence you take home with you",
    "A skill you keep for life",
  ],
  times: { place: "Boxing room", slots: boxingSlots },
};

export const boxingCopy = {
  hero: {
    badge: "First class always free",
    heading: "Alpha Omega Boxing",
    text: "Learn to box, burn up to 1,000 calories, and leave your day on the bag.",
    call: "Call to book",
  },
  picture: "program-alpha-omega-boxing-3",
  aboutHeading: "About Alpha Omega Boxing",
  tilesLabel: "Three ways to train",
  round: (number: number) => `Round ${number}`,
  bell: {
    figure: "3:00",
    label: "to the bell",
    text: "Three minutes of work, then one of rest. Sit out a round whenever you like.",
  },
  tiles: [
    {
      title: "Daily Classes",
      text: "Coached classes at the times below, and the bags are open every day. Rounds on the bag, mitts and footwork, scaled to you.",
      link: { label: "Call to book a class", to: null },
    },
    {
      title: "Memberships",
      text: "Class memberships include unlimited boxing. Or pay per class with a Drop In and no contract. Each plan’s length is listed next to its price.",
      link: { label: "See the prices", to: "/pricing#classes" },
    },
    {
      title: "Personal Training",
      text: "One hour on the mitts with the head trainer, for beginners who want a quiet start and boxers who want to sharpen up.",
      link: { label: "Call for a private hour", to: null },
    },
  ],
  schedule: {
    heading: "Weekly Schedule",
    text: "Every class is one hour. Call to book, and a real person will pick up.",
    columns: ["Day", "Time", "Length", "Spots", "Book by phone"],
    length: (minutes: number) => (minutes === 60 ? "1 hr" : `${minutes} min`),
    open: "Open",
    book: "Book",
    spotsLeft: formatPlacesLeft,
  },
  benefitsHeading: "What you’ll get",
  firstClass: {
    heading: "Your first class",
    items: [
      "Come ten minutes early, and we’ll wrap your hands and lend you gloves",
      "Wear flat shoes and anything you can sweat in",
      "You’ll learn stance, guard and six punches by number",
      "You’ll hit bags and mitts, never a person",
      "Rest whenever you like and rejoin at the next bell",
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
