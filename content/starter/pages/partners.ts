import { brand, home } from "#content/site.ts";
import { contactAbout } from "#content/subjects.ts";
import type { Partner } from "../../pages/partners.ts";

export type { Partner };

/** Kinds of help until you name your partners. A partner may have a logo, in media/partners/, and a website. */
export const partners: readonly Partner[] = [
  {
    id: "physical-therapy",
    name: "Physical therapy",
    logo: null,
    description:
      "For pain that stays longer than a week or two, and for the way back after an injury or an operation. Bring us the plan that you get there, and we build your training around it.",
    services: ["Pain that stays", "After an injury", "After surgery", "Return to sport"],
    website: null,
  },
  {
    id: "massage",
    name: "Massage",
    logo: null,
    description:
      "For sore legs after a hard week, and for an hour in which nobody wants anything from you. Tell the therapist what you train, and when.",
    services: ["Sports massage", "Sore muscles", "Stiff neck and back", "A quiet hour"],
    website: null,
  },
  {
    id: "nutrition",
    name: "Food and nutrition",
    logo: null,
    description:
      "For questions that are larger than a snack before class: losing weight, gaining it, or eating with an illness. A dietitian looks at all of it with you.",
    services: ["A plan you can keep", "Eating for sport", "Allergies", "Medical diets"],
    website: null,
  },
  {
    id: "doctor",
    name: "Your doctor",
    logo: null,
    description:
      "Before you start, if you take medication, are pregnant, or had trouble with your heart. Ask what you should do more of, and what to leave out. Then tell us.",
    services: ["Before you start", "Heart and blood pressure", "Pregnancy", "Medication"],
    website: null,
  },
  {
    id: "counseling",
    name: "Someone to talk to",
    logo: null,
    description:
      "For nights without sleep, worry that stays, or a year that was too much. Training helps, and so does a counselor. You can do both.",
    services: ["Sleep", "Stress", "Grief", "Food and body image"],
    website: null,
  },
];

export const partnersCopy = {
  /** Meta description. */
  search: `Who helps when training alone does not: physical therapy, massage, food and medical questions. Ask ${brand.name} in ${home.town} whom to see.`,
  hero: {
    eyebrow: "People we work with / Partners",
    heading: "Partners",
    text: "Some things a coach should not try to fix. We know when to send you to somebody who can.",
  },
  intro:
    "Training does a lot, and it does not do everything. Here is the kind of help that our members ask us about most. Ask us whom to see: we will tell you who is good, and what to ask them.",
  note: "",
  listHeading: "Who helps with what",
  none: "Our partners will be listed here soon.",
  unavailable: "We can’t load our partners right now.",
  directoryLabel: "Partners on this page",
  /** One for each partner, in the same order. */
  offices: ["Pain", "Tension", "Food", "Health", "Mind"],
  viewLabel: "View",
  rowView: "Row View",
  gridView: "Grid View",
  servicesHeading: "Good for",
  websiteLabel: (name: string) => `Visit ${name}`,
  benefits: {
    heading: "What you get out of it",
    image: "hero-about",
    items: [
      "Your coach knows what your therapist said, if you want that",
      "Training goes on around what hurts, as far as it should",
      "You hear an honest no when something is not for us",
      "You need no membership to ask",
    ],
  },
  contact: {
    heading: "Not sure who to ask?",
    text: "Tell us what hurts or what you would like to change. We will point you to the right person.",
    button: "Write to us",
    to: contactAbout("partners"),
  },
};
