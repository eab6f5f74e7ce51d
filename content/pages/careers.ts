import { deskSpan } from "#content/hours.ts";
import { brand } from "#content/site.ts";
import { sayTime } from "#content/week.ts";

const desk = deskSpan();

export const openPositions = [
  {
    title: "Certified Personal Trainers",
    text: "You hold a current certification, you like to listen, and you can explain a hinge in ten words.",
    facts: ["Part time or full time", "Your own clients, our floor", "Mornings and evenings most needed"],
  },
  {
    title: "Group Fitness Instructors",
    text: "You can run a room of twenty, see the one person who is struggling and help without stopping the clock.",
    facts: ["4-12 hours a week", "Early mornings and weekends", "Two months of shadowing, paid"],
  },
  {
    title: "Sports Performance Coaches",
    text: "You have played, you have coached, and you know why a twelve-year-old is not a small adult.",
    facts: ["West Chester Township", "After school and Saturdays", "Ages 8-18, groups of 2-4"],
  },
  {
    title: "Front Desk Staff",
    text: "You remember names. You are the first voice that a nervous person hears, and you know what that is worth.",
    facts: [
      "15-30 hours a week",
      `Shifts between ${sayTime(desk.opens)} and ${sayTime(desk.closes)}`,
      "No experience needed",
    ],
  },
  {
    title: "Nutrition Coaches",
    text: "You are certified, you read food logs without judging them, and you answer in plain words.",
    facts: ["Partly from home", "15-40 clients", "Evening calls"],
  },
] as const;

export const offers = [
  {
    title: "Competitive Compensation",
    text: "Pay by the hour, more with each certificate, every second Friday.",
  },
  {
    title: "Professional Development",
    text: "A yearly budget for courses and a senior coach who watches you teach.",
  },
  { title: "Supportive Team", text: "Two coaches on every busy hour. Nobody closes alone." },
  { title: "Free Gym Membership", text: "For you, and half price for the people at your table." },
  { title: "Flexible Scheduling", text: "Shifts are posted a month ahead and traded without drama." },
] as const;

export const careersCopy = {
  /** For search results, after the gym's name. */
  search:
    "trainers, class instructors, sports coaches, front desk and nutrition coaches. Fair pay, free membership, flexible shifts.",
  hero: {
    eyebrow: "Watch desk / Careers",
    heading: "Work Where You Would Train",
    text: "We hire for warmth and teach the rest.",
  },
  positionsHeading: "Open Positions",
  offersHeading: "What We Offer",
  mission: {
    heading: "Our Mission",
    text: brand.mission,
    more: "If you read that and thought of somebody you would like to help, we should talk.",
  },
  how: {
    heading: "How it goes",
    steps: [
      "Write to us: a few lines about you, no cover letter",
      "We answer within five working days, with a yes or a no",
      "Half an hour of talk at the gym, then you coach or shadow one hour, paid",
      "You hear from us the next day",
    ],
  },
  callHeading: "Say hello",
  apply: { label: "Apply Now - Contact Us", to: "/contact" },
} as const;
