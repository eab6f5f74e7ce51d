import { home } from "#content/site.ts";

export const contactCopy = {
  title: "Contact",
  /** Meta description. */
  search: `Call or write to us, or come to ${home.street ?? home.town}. A person reads every message and answers it.`,
  hero: {
    eyebrow: "Talk to us / Contact",
    heading: "Contact",
    text: "Ask us anything. A person reads every message and answers it.",
  },
  info: {
    /** For screen readers, which jump between headings. */
    heading: "Address, phone and hours",
    locationLabel: "Address",
    address: home.address,
    directionsLabel: "Get directions",
    directionsUrl: home.directionsUrl,
    phoneLabel: "Phone",
    emailLabel: "Email",
    hoursLabel: "Hours",
    socialLabel: "Follow us",
  },
  holidaysHeading: "Holiday hours",
  assessment: {
    id: "free-assessment",
    heading: "Free first talk",
    figure: "1",
    unit: "coach, and you",
    what: "Sit down with a coach and say what you would like to be able to do. You will try a few simple movements, and you will hear what looks strong and where to start. It is free, and you decide afterwards.",
    how: "To book it, send us the form and say when you have time, or call us. Wear anything you can move in.",
  },
  form: {
    eyebrow: "In writing",
    heading: "Send us a message",
    text: "Your name, your email and a line or two are enough.",
  },
  /** On other pages. */
  section: {
    eyebrow: "Talk to us / Contact",
    heading: "Where are you starting from?",
    text: "Tell us in a line or two. We will write back.",
  },
  firstVisit: { label: "What happens on a first visit", to: "/first-visit" },
};
