import { brand, home } from "#content/site.ts";
import { contactAbout } from "#content/subjects.ts";
import type { Invitation, Story } from "../../pages/stories.ts";

/** What the page shows until it has a story. */
const invitation: Invitation = {
  label: "Three ways to begin",
  questions: [
    {
      title: "What was hard before?",
      note: "The stairs, the suitcase, the floor you did not want to get down to.",
    },
    {
      title: "What did you do about it?",
      note: "The first week counts, and so does the week you stayed away.",
    },
    { title: "What is different now?", note: "One thing is enough, and it can be a small one." },
  ],
  heading: "How a story gets here",
  steps: [
    "You write a few lines, or you tell it and we write it down",
    "You read it before anybody else does, and change what you like",
    "You choose the name above it, or none",
    "It comes down the day you ask us to take it down",
  ],
};

export const storiesCopy = {
  /** Meta description. */
  search: `Members of ${brand.name} in ${home.town} in their own words: how they started, what was hard, and what is different now.`,
  hero: {
    eyebrow: "In their own words / Stories",
    heading: "Member Stories",
    text: "What changes when you keep coming back.",
    image: "hero-trainers",
    shared: "hero-trainers",
  },
  source:
    "Every story here comes from the member who lived it, and runs the way they want it. No one is paid. Results are individual, not a promise.",
  sampleNote: "",
  readOn: "Read the full story",
  showAll: "Show all stories",
  invitation,
  tellYours: {
    heading: "Tell us yours",
    text: "It does not have to be dramatic. Sleeping well counts.",
    label: "Write to us",
    to: contactAbout("story"),
  },
};

export const stories: readonly Story[] = [];
