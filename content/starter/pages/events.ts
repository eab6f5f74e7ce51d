import { eventsCopy as everyGym } from "../../pages/events.ts";

export const eventsCopy = {
  ...everyGym,
  /** Meta description. */
  search:
    "Workouts, workshops and open days at our gym: dates, places and how to sign up. New events are posted here first.",
  hero: {
    eyebrow: "Dates / Events",
    heading: "Events",
    text: "Workouts, workshops and open days for members and guests.",
  },
  recap: { heading: "", parts: [], paragraphs: [] as readonly string[] },
};
