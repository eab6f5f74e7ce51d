import { contactAbout } from "#content/subjects.ts";

export const trainersCopy = {
  /** Meta description, after the gym's name. */
  search:
    "strength, boxing, jiu-jitsu, nutrition and sports performance. Read their bios and schedule a session.",
  hero: {
    eyebrow: "Crew / Trainers",
    heading: "Our Trainers",
    text: "The people who will learn your name.",
  },
  intro:
    "Everyone here is certified, insured and trained in first aid. More useful to know: they were all beginners once, most of them late. Read a few lines, pick someone, and if you pick wrong, change. Nobody minds.",
  readBio: (firstName: string) => `Read ${firstName}'s Bio`,
  moreSpecialties: (count: number) => `+${count} more`,
  specialtiesHeading: "Specialties",
  errorTitle: "Error loading trainers",
  errorText: "Unable to load trainers",
  errorCall: "Ask us who coaches what, at",
  waiting: (retry: number, of: number) =>
    `Loading trainers. The list did not load. Trying again (${retry} of ${of}).`,
  refresh: "Refresh Page",
  emptyTitle: "No trainers found",
  emptyText: "Please check back later for trainer information.",
  schedule: { label: "Schedule a Session", to: contactAbout("session") },
  teamHeading: "The crew",
  firstWords: {
    eyebrow: "Crew / First visit",
    heading: "“Nothing” is a fine answer",
    text: "Your coach asks what you have done before. Whatever you say, you begin with two or three movements, at a weight that feels silly.",
    link: { label: "Your first visit", to: "/first-visit" },
  },
  openBay: {
    heading: "This bay is free",
    text: "We hire for warmth and teach the rest.",
    link: { label: "Work with us", to: "/careers" },
  },
  call: {
    heading: "Take one session",
    text: "Tell us what you want to be able to do. We will find the coach and the time.",
  },
  choosing: {
    heading: "How to choose",
    items: [
      "Say what you want to be able to do; ask who has helped somebody do that",
      "Ask for the hours: the best coach is one who is here when you are",
      "Take one session, then decide",
    ],
  },
} as const;
