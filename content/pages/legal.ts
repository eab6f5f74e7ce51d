import { unbroken } from "#domain/text.ts";
import { facility, legal } from "#content/site.ts";
import { answerTime } from "#content/subjects.ts";

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
    "Our gym is for every body, and so is our website. Here’s what works, what doesn’t yet, and who to tell.",
  updated: UPDATED,
  board: [
    { label: "Step-free", value: "Every room" },
    { label: "Accessible parking", value: `${facility.accessibleSpaces} spaces` },
    { label: "Accessible shower, bathroom", value: "1 each" },
  ],
  aside: {
    title: "Something in your way?",
    text: `Tell us what you tried and what happened. A real person answers ${answerTime}. If you need something from the site right away, we’ll read it to you or send it in a format that works for you.`,
  },
  sections: [
    {
      heading: "The building",
      mark: "Building",
      paragraphs: [
        `The path from the parking lot is level, and every room is ${unbroken("step-free")}. One private shower and one private bathroom are ${unbroken("wheelchair-accessible")}. Service dogs are welcome. If you need a class adapted, a coach will do it with you. Let us know ahead of time if you can.`,
      ],
      links: [
        { use: "See every room first", label: "Virtual tour", href: "/virtual-tour" },
        { use: "Find your way", label: "Map and directions", href: "/contact#find-us" },
      ],
    },
    {
      heading: "The site",
      mark: "Site",
      fact: { figure: "200%", label: "text size without losing content" },
      paragraphs: [
        `We build to the Web Content Accessibility Guidelines 2.2, level AA, and test each page with automatic checks, by keyboard and at 200% text size.`,
      ],
      items: [
        "Everything works by keyboard, with a visible focus, and menus, forms and links work without JavaScript",
        "Pages read in a logical order with a screen reader, and meaningful pictures are described",
        "Videos start muted, have a pause button, and don’t play if your device asks for reduced motion",
        "Forms show errors next to the field and above the form, and keep what you typed",
        "You can double the text size, and colors meet contrast standards",
      ],
    },
    {
      heading: "What doesn’t work well yet",
      mark: "Not yet",
      paragraphs: [],
      items: [
        "The virtual tour is visual. Each room is also described in text next to it",
        "Embedded maps and other outside services are beyond our control. Addresses, directions and class times are always available as text",
      ],
    },
    {
      heading: "If our answer doesn’t help",
      mark: "Complain",
      paragraphs: [
        "Ask for the owner by phone or email. If that doesn’t help, you can file a complaint with the U.S. Department of Justice.",
      ],
      links: [{ use: "File a complaint", label: "ada.gov", href: "https://www.ada.gov/" }],
    },
  ],
};

export function termsText({ drawn }: { drawn: boolean }): LegalText {
  return {
    heading: "Terms",
    summary:
      "What you can rely on when you use this site. The agreement you sign when you join is what binds us both.",
    updated: UPDATED,
    board: [
      { label: "Sold on this site", value: "Nothing" },
      { label: "Each free offer", value: "Once per person" },
      { label: "Medical advice", value: "None" },
    ],
    aside: {
      title: "Not sure about something?",
      text: "Ask before you sign. We’ll go through it with you line by line.",
    },
    sections: [
      {
        heading: "Prices and times",
        mark: "Prices",
        paragraphs: [
          "We keep prices, hours and the schedule up to date and fix mistakes as soon as we see them. If the site and the front desk disagree, ask us. The mistake is ours, not yours.",
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
          "You don’t buy anything on this site itself. Links for joining and paying lead to the company that handles memberships or card payments, which shows you what you’re agreeing to before you confirm. The price shown there at that moment is the price you pay.",
          "A monthly plan ends at the end of the month you cancel in. A plan with a fixed term says so next to its price.",
        ],
      },
      {
        heading: "Free offers",
        mark: "Free",
        paragraphs: [
          "These are for people who haven’t trained with us before, once each: the first visit with its class, the free assessment, the first boxing class, two weeks of jiu-jitsu, the first outdoor workout, the baseline test and the skills check. They cost nothing and end automatically.",
        ],
      },
      {
        heading: "Training",
        mark: "Training",
        fact: { figure: "Under 18", label: "a parent or guardian signs" },
        lead: "Training carries risk. If you’re ill, injured or pregnant, or haven’t been active in a while, talk to your doctor before you start, and stop if something hurts.",
        paragraphs: [
          "The information here is general and isn’t medical advice. Everyone signs a short form at the front desk before training. A parent or guardian signs for anyone under 18.",
          "Stories and reviews describe individual experiences. Your results may vary.",
        ],
      },
      {
        heading: "Round-the-clock access",
        mark: "Access",
        fact: { figure: "1 phone", label: "opens the door for one person" },
        paragraphs: [
          "Members can come in at any hour with their phone. It opens the door for you alone, so please don’t let others in. Rack your weights and leave the place the way you’d like to find it.",
        ],
      },
      {
        heading: "Text and pictures",
        mark: "Pictures",
        paragraphs: [
          `Text, pictures and videos belong to ${legal.name} or are used with permission.${drawn ? " Where we don’t have a photo of a room yet, we show a 3D preview." : ""} You may share links and short quotes. For anything else, ask us.`,
        ],
      },
      {
        heading: "Links and law",
        mark: "Law",
        paragraphs: [
          "We choose links carefully, but we don’t run the sites they lead to.",
          `The laws of the State of ${legal.state} apply.`,
        ],
      },
    ],
  };
}
