import {
  accessibilityText as shippedAccessibility,
  termsText as shippedTerms,
  type LegalText,
} from "../../pages/legal.ts";
import { legal } from "#content/site.ts";

// Repeats what is true of every gym's site. Sections that only the gym can write are left out.

export { type LegalText } from "../../pages/legal.ts";

/** Day of the last change of these texts. */
export const UPDATED = "{today}";

export const accessibilityText: LegalText = {
  ...shippedAccessibility,
  updated: UPDATED,
  summary:
    "Everybody should be able to use this site and our rooms. Here is what works, and whom to tell if something does not.",
  board: [
    { label: "Keyboard and screen reader", value: "Yes" },
    { label: "Text at double size", value: "Yes" },
  ],
  aside: {
    title: "Something in your way?",
    text: "Tell us what you tried and what happened. If you need something from the site right away, we will read it to you.",
  },
  sections: [
    {
      heading: "The building",
      mark: "Building",
      paragraphs: [
        "Ask us before you come, and we will tell you about steps, parking, showers and how to adapt a workout.",
      ],
      links: [{ use: "Find your way", label: "Map and directions", href: "/contact#find-us" }],
    },
    ...shippedAccessibility.sections.filter(({ mark }) => mark === "Site" || mark === "Complain"),
  ],
};

const kept = new Set(["Prices", "Pictures"]);

export function termsText(site: { drawn: boolean }): LegalText {
  const shipped = shippedTerms({ ...site, drawn: false });
  return {
    ...shipped,
    updated: UPDATED,
    board: [
      { label: "Sold on this site", value: "Nothing" },
      { label: "Medical advice", value: "None" },
    ],
    sections: [
      ...shipped.sections.filter(({ mark }) => kept.has(mark)),
      {
        heading: "Joining and training",
        mark: "Joining",
        lead: "Training carries risk. If you are ill, injured or pregnant, talk to your doctor before you start, and stop if something hurts.",
        paragraphs: [
          "You don’t buy anything on this site itself. What you sign with us when you join is what counts. The information here is general and isn’t medical advice.",
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
