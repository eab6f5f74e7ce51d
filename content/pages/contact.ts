import { home } from "#content/site.ts";

export const contactCopy = {
  hero: {
    eyebrow: "Front desk / Contact",
    heading: "Contact Us",
    text: "Ask anything. A person reads every message and answers within one working day.",
  },
  info: {
    locationLabel: "Location",
    address: home.address,
    directionsLabel: "Get Directions",
    directionsUrl: home.directionsUrl,
    phoneLabel: "Phone",
    emailLabel: "Email",
    hoursLabel: "Hours",
    socialLabel: "Follow along",
  },
  holidaysHeading: "Holiday hours",
  assessment: {
    id: "free-assessment",
    heading: "Free assessment",
    figure: "30",
    unit: "minutes",
    what: "A free assessment is half an hour with a coach. You talk about what you want and what has stopped you before. Then you squat, reach, push and carry a little, at a weight that will not make you sweat. The coach tells you what looks strong, what needs care, and which program would suit you, and writes it on one page that is yours to keep. No card, no contract, no sales pitch at the end.",
    how: "To book one, send the form with a line about when you are free, call us, or ask at the desk. Most people come in within a week. Wear anything you can sit on the floor in.",
  },
  form: {
    eyebrow: "In writing",
    heading: "Send us a message",
    text: "Name, email and a line or two are enough.",
  },
  /** On other pages. */
  section: {
    eyebrow: "Front desk / Contact",
    heading: "Tell us where you are starting",
    text: "We answer within one working day, usually the same. If it is urgent, call.",
  },
  firstVisit: { label: "What happens on a first visit", to: "/first-visit" },
} as const;
