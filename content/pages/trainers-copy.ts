import { contactAbout } from "#content/subjects.ts";

export const trainersCopy = {
  /** Meta description, after the gym's name. */
  search:
    "strength, boxing, jiu-jitsu, nutrition and sports performance. Read their bios and schedule a session.",
  hero: {
    eyebrow: "Crew / Trainers",
    heading: "Our Trainers",
    text: "Every coach here takes beginners. Tell us it’s your first time, and we’ll start from zero.",
  },
  intro:
    "Everyone here is certified, insured and trained in first aid. They were all beginners once, too. Read a few bios and pick someone. If it’s not a good fit, switch. No one minds.",
  readBio: (firstName: string) => `Read ${firstName}'s Bio`,
  moreSpecialties: (count: number) => `+${count} more`,
  specialtiesHeading: "Specialties",
  errorTitle: "Error loading trainers",
  errorText: "Unable to load trainers",
  errorCall: "Ask us about our trainers at",
  waiting: (retry: number, of: number) =>
    `Loading trainers. The list did not load. Trying again (${retry} of ${of}).`,
  refresh: "Refresh Page",
  emptyTitle: "No trainers found",
  emptyText: "Please check back later for trainer information.",
  schedule: { label: "Schedule a Session", to: contactAbout("session") },
  teamHeading: "The team",
  moreHeading: "More of the team",
  showAll: (count: number) => `Show all ${count} trainers`,
  firstWords: {
    eyebrow: "Crew / First visit",
    heading: "“Nothing” is a fine answer",
    text: "Your coach will ask what you’ve done before. Whatever you say, you’ll start with two or three movements and a weight that feels almost too light.",
    link: { label: "Your first visit", to: "/first-visit" },
  },
  openBay: {
    heading: "This bay is free",
    text: "We hire for kindness. The rest we can teach.",
    link: { label: "Work with us", to: "/careers" },
  },
  call: {
    heading: "Take one session",
    text: "Tell us what you want to be able to do. We’ll find the coach and the time.",
  },
  choosing: {
    heading: "How to choose",
    items: [
      "Tell us your goal, and ask who has helped someone reach it",
      "Ask about hours: the best coach is one who’s here when you are",
      "Take one session, then decide",
    ],
  },
} as const;
