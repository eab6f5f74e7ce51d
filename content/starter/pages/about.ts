import { accessFacts } from "#content/access.ts";
import { people } from "#content/people.ts";
import { access, brand, facility, home } from "#content/site.ts";

type Year = { year: string; text: string };

export const aboutCopy = {
  /** Meta description. */
  search: `Who runs ${brand.name} in ${home.town}, what we believe, and when you can come by. Beginners are welcome at any age and any level.`,
  hero: {
    badge: "WHO WE ARE",
    heading: "About",
    subtitle: `A gym in ${home.town}, ${home.region}.`,
  },
  founders: {
    heading: "Who runs the gym",
    text: "Say hello when you see them.",
    people: people.founders,
    image: "founders",
    link: { label: "Meet the coaches", to: "/trainers" },
  },
  story: {
    eyebrow: "About / Our story",
    /** In the side navigation. */
    mark: "Story",
    heading: "How we train",
    paragraphs: [
      "We start with a conversation. What would you like to be able to do, what has worked before, and what hurts? Then you try a few movements with a coach next to you, and we agree on a first plan.",
      "From there it is simple: come regularly, do the work that fits the day, and write down what you did. Your coach looks at the notes with you and changes what needs changing.",
      "Not every day is a good one. On the others, come anyway and do less. That counts too.",
    ],
  },
  timeline: {
    heading: "Year by year",
    note: "",
    /** Empty: the section is left out. */
    entries: [] as readonly Year[],
  },
  values: {
    heading: "What we believe",
    items: [
      { title: "Everyone starts somewhere", text: "We are glad you came, whatever shape you are in." },
      { title: "Honest and kind", text: "We tell you what we see, and show you the next step." },
      { title: "Steady wins", text: "A small step every week is worth more than a hard month." },
      { title: "Leave it tidy", text: "Put your weights back. The next person will thank you." },
    ],
  },
  building: {
    heading: "Good to know",
    facts: [
      ...accessFacts(access, "member access"),
      ...(facility.squareFeetText ? [{ figure: facility.squareFeetText, label: "square feet" }] : []),
    ],
    notes: ["Ask us about parking, showers and lockers before your first visit"],
  },
  mission: {
    heading: "What we are here for",
    text: brand.mission,
    more: "That is what we measure ourselves by.",
    link: { label: "See all programs", to: "/programs" },
  },
  visit: {
    heading: "Come by",
    text: "Visit us while someone is at the desk, or write first.",
    tour: { label: "See the rooms", to: "/virtual-tour" },
    firstVisit: { label: "Your first visit", to: "/first-visit" },
  },
};
