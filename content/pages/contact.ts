import { home } from "#content/site.ts";
import { answerTime } from "#content/subjects.ts";

export const contactCopy = {
  title: "Contact & Free Assessment",
  /** Meta description. */
  search: `Call, write or walk in at ${home.street ?? home.town}. Ask a question or book a free assessment: half an hour with a coach and a plan to keep.`,
  hero: {
    eyebrow: "Front desk / Contact",
    heading: "Contact Us",
    text: `Ask us anything. A real person reads every message and answers ${answerTime}.`,
  },
  info: {
    /** For screen readers, which jump between headings. */
    heading: "Address, phone and hours",
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
    what: "A free assessment is half an hour with a coach. You’ll talk about your goals and what has gotten in the way before. Then you’ll squat, reach, push and carry a little, with weights light enough that you won’t break a sweat. The coach will tell you what looks strong, what needs care, and which program would suit you, and write it all on one page for you to keep. No card, no contract, no sales pitch.",
    how: "To book one, send us the form and say when you’re free, call us, or ask at the front desk. Most people get in within a week. Wear anything you can sit on the floor in.",
  },
  form: {
    eyebrow: "In writing",
    heading: "Send us a message",
    text: "Your name, your email and a line or two are enough.",
  },
  /** On other pages. */
  section: {
    eyebrow: "Front desk / Contact",
    heading: "Tell us where you’re starting",
    text: `We answer ${answerTime}, usually the same day. If it’s urgent, call us.`,
  },
  firstVisit: { label: "Rather start with a class?", to: "/first-visit" },
} as const;
