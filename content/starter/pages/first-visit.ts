import { access, home } from "#content/site.ts";
import { contactAbout } from "#content/subjects.ts";

export type Question = { question: string; answer: string };

export const firstVisitCopy = {
  /** Meta description. */
  search: `How to find ${home.name}, what to bring and what happens on a first visit, with answers to the questions beginners ask.`,
  hero: {
    eyebrow: "Welcome / New here",
    heading: "Your first visit",
    text: "Wear shoes you can walk in and something you can move in. That is all you need.",
    button: { label: "Book a first talk", to: contactAbout("free-assessment") },
  },
  parking: {
    heading: "How to find us",
    mapTitle: `Where ${home.name} is`,
    paragraphs: [`The address is ${home.address}.`],
    board: [] as readonly { label: string; value: string }[],
    directions: { label: "Get directions", href: home.directionsUrl },
  },
  bring: {
    heading: "What to bring",
    items: [
      { name: "Shoes you can walk in", text: "Any pair will do." },
      { name: "Water", text: "You will want some." },
      {
        name: "What your body needs",
        text: "An inhaler, a brace, a note from your doctor. Tell your coach.",
      },
    ],
    leave: "Leave at home: the idea that you have to get in shape first.",
  },
  tenMinutes: {
    heading: "How it begins",
    menu: "Steps",
    unit: "Step",
    sign: "",
    steps: [
      { minute: "1", text: "You come in and say that it is your first time." },
      {
        minute: "2",
        text: "You meet a coach, who asks what you have done before. “Nothing” is a good answer.",
      },
      { minute: "3", text: "You see the rooms, and where to put your things." },
      { minute: "4", text: "You learn a movement or two with a weight that feels light." },
    ],
  },
  nerves: {
    heading: "If you are nervous",
    paragraphs: [
      "Most people are, the first time. You can watch before you join in, bring a friend, and stop whenever you like.",
      "Would you rather not come in alone? Call us, and someone will meet you outside.",
    ],
    tour: { label: "See the rooms first", to: "/virtual-tour" },
  },
  dropIns: {
    heading: "Just visiting",
    paragraphs: ["In town for a few days, or not sure yet? Ask us about a single visit."],
    visitors: (hours: string) => `Someone is at the desk: ${hours}. ${access.everyDay}.`,
    pricing: { label: "See the prices", to: "/pricing" },
    schedule: { label: "See the classes", to: "/schedule" },
  },
  questionsHeading: "Questions and answers",
  questionsAsk: "Is your question missing? Ask us.",
  contact: {
    heading: "Still not sure?",
    text: (phone: string) => `Call ${phone} or write to us. A person answers.`,
    button: { label: "Write to us", to: "/contact" },
  },
};

export const questions: readonly Question[] = [
  {
    question: "I have not trained in years. Can I start?",
    answer: "Yes. You start with what you can do today, and a coach helps you find it.",
  },
  {
    question: "When can I come in?",
    answer: `${access.everyDay}. The contact page says when someone is at the desk.`,
  },
  {
    question: "I have an injury. Should I wait?",
    answer: "Ask your doctor first, then ask us. Often there is a way to train around it.",
  },
  {
    question: "Will anyone film me?",
    answer: "Not without asking you first.",
  },
];
