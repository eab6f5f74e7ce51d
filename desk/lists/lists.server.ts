import { challengeStatuses } from "#db/readers/events.server.ts";
import { classPages } from "#content/class-pages.ts";
import { days, formatDay } from "#domain/schedule/clock.ts";
import { type Row, cellText } from "#operations/collections/collection.ts";
import { collections } from "#operations/collections/collections.ts";
import type { List } from "./list.ts";

const text = (row: Row, column: string) => cellText(row[column]);
const join = (...parts: string[]) => parts.filter(Boolean).join(" · ");
const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** By their addresses below /desk. */
export const lists: Readonly<Record<string, List>> = {
  prices: {
    subject: collections.plans,
    title: "Prices",
    one: "price",
    lead: "What a membership costs.",
    page: "/pricing",
    asks: {
      "Plan Name": { label: "Name", help: "Its words decide the group in which it stands." },
      Term: { label: "How long", help: "Monthly, 3 months, 6 weeks, Non-Renewable: it decides the section." },
      Price: { label: "Price", help: "Like $100.00, or $150.00/mo." },
      "Shown instead": {
        label: "Shown instead",
        help: "Visitors see it in the place of the price. Empty: they see the price.",
      },
      URL: { label: "Link to join", kind: "url", help: "Begins with https://. Empty: no button." },
    },
    line: (row) => {
      const [own, shown] = [text(row, "Price"), text(row, "Shown instead")];
      const facts = join(text(row, "Term"), shown && `shown instead of ${own}`);
      return { title: text(row, "Plan Name"), facts, side: shown || own };
    },
  },
  people: {
    subject: collections.trainers,
    title: "People",
    one: "person",
    lead: "The team, as visitors meet it.",
    page: "/trainers",
    asks: {
      Name: { label: "First and last name" },
      Role: { label: "Role", help: "Owner, Head Coach, Coach, Coach/Operations, Administration Manager …" },
      bio: { label: "About them", kind: "long", help: "Some sentences. Empty shows ‘Bio coming soon’." },
    },
    line: (row) => ({ title: text(row, "Name"), facts: text(row, "Role") }),
  },
  events: {
    subject: collections.events,
    title: "Events",
    one: "event",
    lead: "What is coming.",
    page: "/events",
    asks: {
      title: { label: "What it is called" },
      day: { label: "Day", kind: "date" },
      starts: { label: "Begins", kind: "time" },
      ends: {
        label: "Ends",
        kind: "time",
        help: "It may end after midnight, when it is at most 12 hours long.",
      },
      location: { label: "Where" },
      description: { label: "What happens", kind: "long" },
      image: { label: "Picture", help: "Its name, like site/program-adult-classes.webp. Empty: none." },
      capacity: { label: "Places", kind: "number", help: "Empty: as many as come." },
      capacity_note: { label: "What the places count", help: "Like ‘per workshop’." },
      places_left: { label: "Places left", kind: "number", help: "Empty: nobody counts." },
      status: {
        label: "Does it take place?",
        choices: [
          ["planned", "Yes, as planned"],
          ["cancelled", "No, cancelled"],
        ],
        first: "planned",
      },
    },
    line: (row) => ({
      title: text(row, "title"),
      facts: join(text(row, "location"), text(row, "status") === "cancelled" ? "cancelled" : ""),
      side: text(row, "day").slice(5).replace("-", "/"),
    }),
  },
  challenges: {
    subject: collections.challenges,
    title: "Challenges",
    one: "challenge",
    lead: "One for each month.",
    page: "/events",
    asks: {
      month: { label: "Month", help: "Like June." },
      title: { label: "What it is called" },
      description: { label: "What to do", kind: "long" },
      status: { label: "State", choices: same(challengeStatuses), first: challengeStatuses[0] },
      position: { label: "Place in the list", kind: "number", help: "1 is first.", first: "1" },
    },
    line: (row) => ({ title: text(row, "title"), facts: text(row, "status"), side: text(row, "month") }),
  },
  reviews: {
    subject: collections.testimonials,
    title: "Reviews",
    one: "review",
    lead: "Members’ own words. The home page shows the first six.",
    page: "/",
    asks: {
      name: { label: "Who", help: "As it may be shown: ‘Robin S.’" },
      given_on: { label: "When", kind: "date" },
      content: { label: "Their words", kind: "long" },
      rating: { label: "Stars", choices: same(["5", "4", "3", "2", "1"]), first: "5" },
      source: { label: "Where it comes from", help: "Google, a card at the desk …" },
      position: { label: "Place in the list", kind: "number", help: "1 is first.", first: "1" },
    },
    line: (row) => ({
      title: text(row, "name"),
      facts: text(row, "content").slice(0, 90),
      side: text(row, "position"),
    }),
  },
  hours: {
    subject: collections.hours,
    title: "Holidays",
    one: "day",
    lead: "Days on which the desk keeps other hours. Members’ keys work as always.",
    page: "/contact",
    asks: {
      day: { label: "Day", kind: "date" },
      label: { label: "Why", help: "Like Christmas Eve." },
      opens: { label: "Somebody comes at", kind: "time", help: "Both times empty: nobody all day." },
      closes: { label: "They leave at", kind: "time" },
    },
    line: (row) => ({
      title: text(row, "label"),
      facts: text(row, "opens") ? `${text(row, "opens")} to ${text(row, "closes")}` : "nobody at the desk",
      side: text(row, "day").slice(5).replace("-", "/"),
    }),
  },
  announcement: {
    subject: collections.announcement,
    title: "Above every page",
    one: "announcement",
    lead: "Lines that every visitor reads on their days, the newest on top.",
    page: "/",
    asks: {
      words: { label: "What to say" },
      link_url: {
        label: "Where it leads",
        help: "A page like /events, or a link with https://. Empty: nowhere.",
      },
      link_label: { label: "Words of the link", help: "Like Read more." },
      first_day: { label: "From", kind: "date", help: "Empty: at once." },
      last_day: { label: "Up to and with", kind: "date", help: "Empty: until you take it away." },
    },
    line: (row) => ({
      title: text(row, "words"),
      facts: join(
        text(row, "first_day") && `from ${formatDay(text(row, "first_day"))}`,
        text(row, "last_day") && `until ${formatDay(text(row, "last_day"))}`,
      ),
    }),
  },
  classes: {
    subject: collections.classes,
    title: "Classes",
    one: "class",
    lead: "The week, hour by hour. To cancel or move a class on one date, open its day.",
    also: { to: "/desk/classes/day", label: "Classes by day" },
    page: "/schedule",
    asks: {
      program: {
        label: "Program",
        choices: [...classPages].map(([id, { title }]) => [id, title] as const),
      },
      title: { label: "What it is called" },
      room: { label: "Where", first: "Main floor" },
      coach: { label: "Who leads it", help: "Empty says nobody." },
      weekday: { label: "Day", choices: same(days) },
      starts: { label: "Begins", kind: "time" },
      minutes: { label: "Minutes", kind: "number", first: "60" },
      spots: { label: "Spots left", kind: "number", help: "Empty: open to all." },
      first_day: { label: "From", kind: "date", help: "Empty: always." },
      last_day: { label: "Up to and with", kind: "date", help: "Empty: always." },
      note: { label: "A line under it", help: "Like ‘Bring a mat’." },
    },
    line: (row) => ({
      title: text(row, "title"),
      facts: join(text(row, "weekday"), text(row, "room"), text(row, "coach")),
      side: text(row, "starts"),
    }),
  },
  settings: {
    subject: collections.settings,
    title: "Settings",
    one: "setting",
    lead: "What every page says of the gym.",
    page: "/contact",
    asks: {
      name: { label: "What", choices: same(collections.settings.columns[0]!.about.split(", ")) },
      value: { label: "What it is" },
    },
    line: (row) => ({ title: text(row, "name"), facts: text(row, "value") }),
    owners: true,
  },
};
