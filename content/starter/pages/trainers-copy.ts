import { trainersCopy as everyGym } from "../../pages/trainers-copy.ts";

export const trainersCopy = {
  ...everyGym,
  /** Meta description, after the gym's name. */
  search: "who they are, what they teach and how to train with them. Every one of them takes beginners.",
  hero: {
    eyebrow: "People / Coaches",
    heading: "Our coaches",
    text: "Every coach here takes beginners. Say that it is your first time.",
  },
  intro: "Read a few lines about each, and pick someone. If it is not a good fit, switch. No one minds.",
  emptyTitle: "Our coaches will be here soon",
  emptyText: "Until then, call or write, and you will reach one of them.",
  firstWords: {
    eyebrow: "People / First visit",
    heading: "Where do I start?",
    text: "Your coach asks what you have done before. Whatever you say, you start with something you can do well.",
    link: { label: "Your first visit", to: "/first-visit" },
  },
  openBay: {
    heading: "This could be you",
    text: "We look for people who like people.",
    link: { label: "Work with us", to: "/careers" },
  },
  choosing: {
    heading: "How to choose",
    items: ["Say what you want to reach", "Ask who is here when you are", "Take one session, then decide"],
  },
};
