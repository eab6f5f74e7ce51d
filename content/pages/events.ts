import { unbroken } from "#domain/text.ts";
import { recapCopy } from "./home.ts";

export const eventsCopy = {
  /** Meta description. */
  search:
    "The Murph Challenge, workshops, open days and a challenge for every month. Dates, places and how many spots there are.",
  hero: {
    eyebrow: "Drill yard / Events",
    heading: "Events",
    text: "Workouts, workshops and open doors, for members and neighbors alike.",
  },
  recap: {
    heading: recapCopy.heading,
    paragraphs: [
      `Memorial Day weekend, before the heat. A ${unbroken("one-mile")} run, 100 ${unbroken("pull-ups")}, 200 ${unbroken("push-ups")}, 300 squats and another mile, named for Lieutenant Michael Murphy, who trained this way. Some wear a vest. Most share the work with a partner. A few walk both miles, and the whole yard claps them in.`,
      `You do not have to be ready. We start preparing eight weeks before, with ring rows, box ${unbroken("push-ups")} and a plan that adds up to the real thing.`,
    ],
  },
  upcomingHeading: "Upcoming Events",
  register: "Register Now",
  waiting: "Join the waiting list",
  cancelled: "Cancelled",
  cancelledText: "This one is off. If you registered, we will be in touch.",
  nextLabel: "Next",
  timeLabel: "When",
  placeLabel: "Where",
  capacityLabel: "Capacity",
  placesLabel: "Places",
  none: "No events are on the board right now. The next ones are posted here first.",
  unavailable: "The event board cannot be read at the moment. Please try again later or call us.",
  challengesHeading: "Monthly Challenges",
  challengesText: "One small thing a day for a month. Free for members, and a good reason to come in.",
  challengesUnavailable: "The challenges cannot be read at the moment. Please try again later or call us.",
  enrollmentOpen: "Enrollment open",
  comingSoon: "Coming soon",
  enroll: "Join the challenge",
  addToCalendar: "Add to calendar",
  subscribe: "Subscribe to all events",
} as const;
