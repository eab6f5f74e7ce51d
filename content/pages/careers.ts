import type { WeeklyHours } from "#domain/schedule/clock.ts";
import { frontDeskSpan } from "#domain/schedule/week-hours.ts";
import { unbroken } from "#domain/text.ts";
import { brand } from "#content/site.ts";
import { smallGroupSize, youthAges } from "#content/sports/sport.ts";
import { contactAbout } from "#content/subjects.ts";

/** Replaced by the front-desk hours. */
const AT_DESK = "Shifts at the desk";

export function jobFact(fact: string, hours: WeeklyHours): string {
  return fact === AT_DESK ? `Shifts between ${frontDeskSpan(hours)}` : fact;
}

export const openPositions = [
  {
    id: "certified-personal-trainers",
    title: "Certified Personal Trainers",
    text: "You hold a current certification, you’re a good listener, and you can explain a hinge in ten words.",
    facts: ["Part time or full time", "Your own clients, our floor", "Mornings and evenings most needed"],
  },
  {
    id: "group-fitness-instructors",
    title: "Group Fitness Instructors",
    text: "You can lead a class of twenty, spot the one person who’s struggling, and help without stopping the clock.",
    facts: ["4 to 12 hours a week", "Early mornings and weekends", "Two months of shadowing, paid"],
  },
  {
    id: "sports-performance-coaches",
    title: "Sports Performance Coaches",
    text: `You’ve played, you’ve coached, and you know that a ${unbroken("twelve-year-old")} isn’t a small adult.`,
    facts: [
      "West Chester Township",
      "After school and Saturdays",
      `Ages ${youthAges}, groups of ${smallGroupSize}`,
    ],
  },
  {
    id: "front-desk-staff",
    title: "Front Desk Staff",
    text: "You remember names. You’re the first voice a nervous newcomer hears, and you know how much that matters.",
    facts: ["15 to 30 hours a week", AT_DESK, "No experience needed"],
  },
  {
    id: "nutrition-coaches",
    title: "Nutrition Coaches",
    text: "You’re certified, you read food logs without judgment, and you explain things in plain language.",
    facts: ["Partly from home", "15 to 40 clients", "Evening calls"],
  },
] as const;

export const offers = [
  {
    title: "Competitive Compensation",
    text: "Hourly pay every other Friday, and a raise with each certification.",
  },
  {
    title: "Professional Development",
    text: "A yearly budget for courses and a senior coach who watches you teach.",
  },
  { title: "Supportive Team", text: "Two coaches on the floor at every busy hour, and no one closes alone." },
  { title: "Free Gym Membership", text: "Free for you, and half price for your family." },
  { title: "Flexible Scheduling", text: "Shifts are posted a month ahead and are easy to swap." },
] as const;

export const careersCopy = {
  /** Meta description. */
  search: `Work at ${brand.name}: trainers, class instructors, sports coaches, front desk and nutrition coaches. Fair pay, free membership, flexible shifts.`,
  hero: {
    eyebrow: "Watch desk / Careers",
    heading: "Work Where You Would Train",
    text: "We hire for kindness. The rest we can teach.",
  },
  positionsHeading: "Open Positions",
  noPositions: "We have no open position right now. If you’d like to work here, write to us anyway.",
  unavailable: "We can’t load the positions right now.",
  offersHeading: "What We Offer",
  mission: {
    heading: "Our Mission",
    text: brand.mission,
    more: "If someone you’d like to help just came to mind, we should talk.",
  },
  how: {
    heading: "How to apply",
    steps: [
      "Send us a few lines about yourself. No cover letter needed.",
      "We’ll answer within five working days, with a yes or a no.",
      "We’ll talk for half an hour at the gym, and then you’ll coach or shadow for an hour. That hour is paid.",
      "You’ll hear from us the next day.",
    ],
  },
  callHeading: "Say hello",
  callText: "A few lines are enough. We’ll answer within five working days.",
  applyForOne: "Apply Now",
  apply: { label: "Apply Now - Contact Us", to: contactAbout("work") },
} as const;
