import { unbroken } from "#domain/text.ts";
import { recapCopy } from "#content/pages/home.ts";

export const eventsCopy = {
  /** Meta description. */
  search:
    "The Murph Challenge, workshops, open days and a challenge for every month. Dates, places and the number of spots.",
  hero: {
    eyebrow: "Drill yard / Events",
    heading: "Events",
    text: "Workouts, workshops and open houses for members and neighbors alike.",
  },
  recap: {
    heading: recapCopy.heading,
    parts: [
      { figure: "1", label: "mile run" },
      { figure: "100", label: "pull-ups" },
      { figure: "200", label: "push-ups" },
      { figure: "300", label: "squats" },
      { figure: "1", label: "last mile" },
    ],
    paragraphs: [
      "Memorial Day weekend, early, before the heat, in honor of Lieutenant Michael Murphy, who trained this way. Some people wear a weight vest. Most split the work with a partner. A few walk both miles, and everyone cheers them in.",
      `You don’t have to be ready today. We start preparing eight weeks out, with ring rows, incline ${unbroken("push-ups")} and a plan that builds up to the real thing.`,
    ],
  },
  upcomingHeading: "Upcoming Events",
  register: "Register Now",
  waiting: "Join the waiting list",
  canceled: "Canceled",
  canceledText: "This event is canceled. If you registered, we’ll be in touch.",
  nextLabel: "Next",
  timeLabel: "When",
  placeLabel: "Where",
  capacityLabel: "Capacity",
  placesLabel: "Spots",
  none: "No events are scheduled right now. New ones will be posted here first.",
  unavailable: "We can’t load the events right now. Please try again later or call us.",
  challengesHeading: "Monthly Challenges",
  challengesText: "One small thing a day for a month. Free for members.",
  challengesUnavailable: "We can’t load the challenges right now. Please try again later or call us.",
  enrollmentOpen: "Enrollment open",
  comingSoon: "Coming soon",
  enroll: "Join the challenge",
  addToCalendar: "Add to calendar",
  subscribe: "Subscribe to all events",
} as const;
