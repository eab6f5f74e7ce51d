import { firstStart } from "#content/classes.ts";
import { facility, home, phone, timeZone } from "#content/site.ts";
import { sayTime, zoneName } from "#content/week.ts";

export const scheduleCopy = {
  /** For search results, after how many classes there are. */
  search: "strength, conditioning, boxing, jiu-jitsu and more. See today, the next class and the whole week.",
  hero: {
    eyebrow: "The board / Schedule",
    heading: "Class Schedule",
    text: `${facility.weeklyClasses} classes a week, from ${sayTime(firstStart).replace(" AM", " in the morning")}. Come ten minutes before your first one.`,
  },
  trouble: { text: "Trouble viewing the schedule? Call us at", phone },
  filterLabel: "Program",
  all: "All programs",
  today: "Today",
  now: "Now",
  next: "Next",
  nextLabel: "Next class",
  running: (title: string, until: string) => `${title}, until ${until}`,
  nothingNow: "Open floor for members",
  classCount: (count: number) => (count === 1 ? "1 class" : `${count} classes`),
  weekHeading: "The week on one board",
  jumpLabel: "Days",
  holidaysHeading: "This week is different",
  none: "No class",
  print: "Print this week",
  subscribe: "Subscribe in your calendar",
  addToCalendar: "Add to calendar",
  place: "Where",
  coach: "Coach",
  spotsLeft: (spots: number) => `${spots} spots left`,
  zoneNote: `All times are ${home.town} time (${zoneName(timeZone)}).`,
  frameTitle: "Booking calendar",
  personal: {
    heading: "By appointment",
    text: "Personal training, small groups, recovery and partner offices keep hours of their own. Call or write, and we find one.",
    button: { label: "Contact Us", to: "/contact" },
  },
} as const;
