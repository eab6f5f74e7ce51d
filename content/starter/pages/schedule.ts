import { scheduleCopy as everyGym } from "../../pages/schedule.ts";
import { contactAbout } from "#content/subjects.ts";

export const scheduleCopy = {
  ...everyGym,
  /** Meta description. */
  search:
    "Our classes on one page: today, the next class and the whole week. Subscribe to them in your own calendar.",
  hero: {
    eyebrow: "Classes / Schedule",
    heading: "Class schedule",
    text: "Come a few minutes early to your first class.",
    counted: (aWeek: string) =>
      `${aWeek} ${aWeek === "1" ? "class" : "classes"} a week. Come a few minutes early to your first one.`,
  },
  nothingNow: "Open to members",
  weekHeading: "The week",
  empty: "The schedule isn’t posted yet. Call us, and we’ll tell you what’s on.",
  beginnerClasses: [] as readonly string[],
  beginnerNote: "A star marks a good first class.",
  personal: {
    heading: "By appointment",
    text: "Would you rather train one to one? Call or write, and we will find a time.",
    button: { label: "Write to us", to: contactAbout("appointment") },
  },
};
