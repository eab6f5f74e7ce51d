import { facility, phone } from "./site.ts";

export const scheduleCopy = {
  hero: {
    eyebrow: "The board / Schedule",
    heading: "Class Schedule",
    text: `${facility.weeklyClasses} classes a week, from 5:15 in the morning. Come ten minutes before your first one.`,
  },
  trouble: { text: "Trouble viewing the schedule? Call us at", phone },
  filterLabel: "Program",
  all: "All programs",
  today: "Today",
  now: "Now",
  next: "Next class",
  noMoreToday: "No more classes today. The floor is open to members all night.",
  none: "No class",
  print: "Print this week",
  subscribe: "Subscribe in your calendar",
  place: "Where",
  coach: "Coach",
  spotsLeft: (spots: number) => `${spots} spots left`,
  zoneNote: "All times are Maineville time (Eastern).",
  frameTitle: "Booking calendar",
  personal: {
    heading: "By appointment",
    text: "Personal training, small groups, recovery and partner offices keep hours of their own. Call or write, and we find one.",
    button: { label: "Contact Us", to: "/contact" },
  },
} as const;
