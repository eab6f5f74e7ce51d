import { inWords, capital, plural } from "#domain/text.ts";
import { access } from "#content/site.ts";
import { everyProgram } from "#content/programs/programs.ts";
import { answerTime, contactAbout } from "#content/subjects.ts";

// Texts that program pages share.

/** All programs in the menu. */
export const programCount = everyProgram.length;

export const programPageCopy = {
  aboutHeading: (title: string) => `About ${title}`,
  crumb: { label: "Programs", to: "/programs" },
  newHeading: "New to it?",
  locationsHeading: "Locations we serve",
  galleryHeading: "Equipment & Facility",
  galleryText: "Photographed on an ordinary day. This is what you’ll find when you come.",
  filmHeading: "See a session",
  start: { label: "Get Started Today", to: "#contact" },
  plansHeading: "Membership Options",
  noPlans: "Contact us for pricing and availability.",
  contact: { label: "Contact Us", to: "#contact" },
  benefitsHeading: "What you get",
  hoursHeading: "Class times",
  hoursText: "Come ten minutes early to your first one.",
  board: { none: "No class", next: "Next" },
  hoursLink: "See the whole week",
  noClasses: "No classes are scheduled for the next seven days.",
  noTimes: "Unable to load the class times. Please try again later, or call us.",
  picturesLabel: (title: string) => `Pictures of ${title}`,
  callToAction: {
    heading: "Come try it",
    text: "A free assessment is half an hour with a coach. See the building, try a few simple movements, and leave with a plan, whether you join or not.",
    action: { label: "Book a free assessment", to: contactAbout("free-assessment") },
  },
  write: { label: "Write to us", about: "with the contact form", to: "#contact" },
} as const;

/** The contact section of program and sport pages. */
export function programContact(title: string) {
  return {
    eyebrow: "Front desk / Contact",
    heading: `Ask about ${title}`,
    text: `A line or two is enough: what you’d like to do, and anything that worries you about it. We answer ${answerTime}, usually the same day.`,
  };
}

export const programNotFound = {
  title: "Program not found",
  text: `We have ${inWords(programCount)} programs, and none of them has that name.`,
  action: "See all programs",
  to: "/programs",
} as const;

export const programsCopy = {
  /** Meta description. */
  search: (count: number) =>
    `Strength, skill, food and rest: ${inWords(count)} ${plural(count, "program")}. Read how each one works, what it asks of you and how to begin.`,
  hero: {
    badge: access.badge,
    numeral: String(programCount),
    counted: "Programs",
    heading: "View Our Programs",
    text: `${capital(inWords(programCount))} ways to train. New to all of them? Start with Adult Classes: a coach, a plan and three versions of every movement.`,
  },
  list: {
    badge: "OUR OFFERINGS",
    heading: "Discover Our Programs",
    text: "Strength, skill, nutrition and recovery. See how each one works, what it takes and how to start.",
    more: "Learn More",
  },
  unsure: {
    heading: "Not sure?",
    text: "Answer three questions on the pricing page, or sit down with a coach for half an hour. Both are free.",
    finder: { label: "Find your plan", to: "/pricing#plan-finder" },
    assessment: { label: "Free assessment", to: contactAbout("free-assessment") },
  },
} as const;
