import { home, timeZone } from "#content/site.ts";
import { contactAbout } from "#content/subjects.ts";
import { formatPlacesLeft } from "#domain/events.ts";
import { zoneName } from "#domain/schedule/clock.ts";

export const scheduleCopy = {
  /** Meta description. */
  search:
    "The week on one board: strength, conditioning, boxing, jiu-jitsu and more. See today, the next class and the whole week.",
  hero: {
    eyebrow: "The board / Schedule",
    heading: "Class Schedule",
    text: "Come ten minutes early to your first class.",
    counted: (aWeek: string) =>
      `${aWeek} ${aWeek === "1" ? "class" : "classes"} a week. Come ten minutes early to your first one.`,
  },
  trouble: "Trouble viewing the schedule? Call us at",
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
  laterHeading: "Changes after this week",
  empty: "The schedule isn’t posted yet. Call us, and we’ll tell you what’s on.",
  unavailable: "Unable to load the timetable. Please try again later.",
  earlier: (count: number) => (count === 1 ? "1 class earlier today" : `${count} classes earlier today`),
  none: "No class",
  usual: (where: string) => `Unlabeled classes are ${where}.`,
  /** Classes that suit a first visit. */
  beginnerClasses: [
    "Strength",
    "Mobility & Core",
    "Long & Easy",
    "Boxing",
    "Adult Jiu-Jitsu",
    "Kids Jiu-Jitsu",
    "Destination Workout",
  ] as readonly string[],
  beginnerLabel: "Good first class",
  beginnerNote: "A star marks a good first class. Engine is rowing, running and biking for endurance.",
  print: "Print this week",
  subscribe: "Subscribe in your calendar",
  addToCalendar: "Add to calendar",
  place: "Where",
  coach: "Coach",
  spotsLeft: formatPlacesLeft,
  zoneNote: `All times are ${home.town} time (${zoneName(timeZone)}).`,
  frameTitle: "Booking calendar",
  personal: {
    heading: "By appointment",
    text: "Personal training, small groups, recovery and partner offices are by appointment. Call or write, and we’ll find you a time.",
    button: { label: "Contact Us", to: contactAbout("appointment") },
  },
} as const;
