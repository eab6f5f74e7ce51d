import { unbroken } from "#domain/text.ts";
import { facility, legal } from "#content/site.ts";

export type LegalText = {
  heading: string;
  summary: string;
  /** Date of the last change. */
  updated: string;
  /** Key facts. */
  board: readonly { label: string; value: string }[];
  /** Above phone and email. */
  aside: { title: string; text: string };
  sections: readonly LegalSection[];
};

type LegalSection = {
  heading: string;
  /** In the section navigation. */
  mark: string;
  /** Below the heading. */
  fact?: { figure: string; label: string };
  /** Large, before the paragraphs. */
  lead?: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  links?: readonly { use: string; label: string; href: string }[];
};

export const UPDATED = "November 24, 2026";

export const accessibilityText: LegalText = {
  heading: "Accessibility",
  summary:
    "A gym is for every body, and so is its website. Here is what works, what does not yet, and whom to tell.",
  updated: UPDATED,
  board: [
    { label: "Step-free", value: "Every room" },
    { label: "Accessible parking", value: `${facility.accessibleSpaces} spaces` },
    { label: "Wheelchair-accessible shower, bathroom", value: "1 each" },
  ],
  aside: {
    title: "Something in your way?",
    text: "Tell us what you tried and what happened. A person answers within two working days, and if you need something from the site now, we read it to you or send it in a form that works for you.",
  },
  sections: [
    {
      heading: "The building",
      mark: "Building",
      paragraphs: [
        `The way from the parking lot is flat, and every room is ${unbroken("step-free")}. One private shower and one private bathroom are ${unbroken("wheelchair-accessible")}. Service dogs are welcome. If a class needs adapting, a coach will do it with you; tell us beforehand if you can.`,
      ],
      links: [
        { use: "See every room first", label: "Virtual tour", href: "/virtual-tour" },
        { use: "Find the way", label: "Map and directions", href: "/contact#find-us" },
      ],
    },
    {
      heading: "The site",
      mark: "Site",
      fact: { figure: "200%", label: "text size, and nothing is lost" },
      paragraphs: [
        `We build to the Web Content Accessibility Guidelines 2.2, level AA, and test each page with automatic checks, by keyboard and at 200% text size.`,
      ],
      items: [
        "Everything works by keyboard, with a visible focus, and menus, forms and links work without JavaScript",
        "Pages are written in order for screen readers, and pictures that say something are described",
        "Films never start with sound, have a pause button, and stay still when your device asks for less motion",
        "Forms say what is wrong beside the field and above the form, and keep what you typed",
        "Text can be set to twice its size, and colors keep their contrast",
      ],
    },
    {
      heading: "What does not work well yet",
      mark: "Not yet",
      paragraphs: [],
      items: [
        "The virtual tour is a picture you look around in; our rooms stand beside it in words",
        "Frames from outside services, such as interactive maps, are not in our hands; addresses, directions and class times stand as text beside them",
      ],
    },
    {
      heading: "If we do not answer well",
      mark: "Complain",
      paragraphs: [
        "Ask for the owner by phone or email. If that does not help, you can complain to the U.S. Department of Justice.",
      ],
      links: [{ use: "Take it further", label: "ada.gov", href: "https://www.ada.gov/" }],
    },
  ],
};

export function termsText({ drawn }: { drawn: boolean }): LegalText {
  return {
    heading: "Terms",
    summary:
      "What you can rely on when you use this site. What you sign when you join is what binds us both.",
    updated: UPDATED,
    board: [
      { label: "Sold on this site", value: "Nothing" },
      { label: "Each free offer", value: "Once per person" },
      { label: "Medical advice", value: "None" },
    ],
    aside: {
      title: "Not sure about something?",
      text: "Ask before you sign. We go through it with you line by line.",
    },
    sections: [
      {
        heading: "Prices and times",
        mark: "Prices",
        paragraphs: [
          "We keep prices, hours and the timetable up to date and correct mistakes as soon as we see them. If the site and the desk disagree, ask; the mistake is ours, not yours.",
        ],
        links: [
          { use: "What it costs", label: "Prices", href: "/pricing" },
          { use: "When classes are", label: "Schedule", href: "/schedule" },
        ],
      },
      {
        heading: "Joining and paying",
        mark: "Joining",
        paragraphs: [
          "You do not buy anything on this site itself. Links for joining and paying lead to the provider who handles memberships or card payments, and what you agree to is shown there before you confirm. The price there at that moment is the price you pay.",
          "A monthly plan ends with the month in which you cancel. One that runs for a set number of months or weeks says so beside its price.",
        ],
      },
      {
        heading: "Free offers",
        mark: "Free",
        paragraphs: [
          "The free assessment, the free first boxing class and the two free weeks of jiu-jitsu are for people who have not trained with us before, once each. They cost nothing and end without any action from you.",
        ],
      },
      {
        heading: "Training",
        mark: "Training",
        fact: { figure: "Under 18", label: "a parent or guardian signs" },
        lead: "Training carries risk. If you are ill, injured or pregnant or have not been active for long, speak with your doctor before you start, and stop when something hurts.",
        paragraphs: [
          "Texts here are general information, not medical advice. Everyone who trains signs a short form at the desk first; for those under 18, a parent or guardian does.",
          "Stories and reviews are the experience of single people. Your results may differ.",
        ],
      },
      {
        heading: "Round-the-clock access",
        mark: "Access",
        fact: { figure: "1 phone", label: "opens for one person" },
        paragraphs: [
          "Members can come in at any hour: their phone opens the door. It opens it for you alone, so please do not let others in. Rack your weights and leave the place as you would like to find it.",
        ],
      },
      {
        heading: "Words and pictures",
        mark: "Pictures",
        paragraphs: [
          `Texts, pictures and films belong to ${legal.name} or are used with permission.${drawn ? " Where we have no photograph of a room yet, its picture is drawn on a computer." : ""} You may share links and short quotes; for anything else, ask us.`,
        ],
      },
      {
        heading: "Links and law",
        mark: "Law",
        paragraphs: [
          "We choose links with care but do not run the sites behind them.",
          `The law of the State of ${legal.state} applies.`,
        ],
      },
    ],
  };
}
