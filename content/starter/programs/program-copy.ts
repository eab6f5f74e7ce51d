import { capital, inWords, plural } from "#domain/text.ts";
import { access, brand } from "#content/site.ts";
import { programs } from "#content/programs/programs.ts";
import { contactAbout } from "#content/subjects.ts";
import { programPageCopy as everyGym } from "../../programs/program-copy.ts";

export { programCount, programNotFound } from "../../programs/program-copy.ts";

export const programPageCopy = {
  ...everyGym,
  galleryHeading: "Pictures",
  galleryText: "",
  noPlans: "Ask us about prices and times.",
  callToAction: {
    heading: "Try it once",
    text: "See the rooms, meet a coach, and decide afterwards.",
    action: { label: "Book a first talk", to: contactAbout("free-assessment") },
  },
};

/** The contact section of program pages. */
export function programContact(title: string) {
  return {
    eyebrow: "Talk to us / Contact",
    heading: `Ask about ${title}`,
    text: "A line or two is enough: what you would like to do, and what worries you about it.",
  };
}

const count = capital(inWords(programs.length));

export const programsCopy = {
  /** Meta description. */
  search: (programs: number) =>
    `${capital(inWords(programs))} ${plural(programs, "program")} at ${brand.name}. Read what to expect, and ask us how to begin.`,
  hero: {
    badge: access.badge,
    numeral: String(programs.length),
    counted: programs.length === 1 ? "Program" : "Programs",
    heading: "Our programs",
    text: `${count} ${programs.length === 1 ? "way" : "ways"} to train. Not sure where to start? Ask us.`,
  },
  list: {
    badge: "WHAT WE OFFER",
    heading: "Find what fits",
    text: "See how each one works and how to start.",
    more: "Read more",
  },
  unsure: {
    heading: "Not sure?",
    text: "Sit down with a coach. It is free.",
    finder: { label: "See the prices", to: "/pricing" },
    assessment: { label: "Book a first talk", to: contactAbout("free-assessment") },
  },
};
