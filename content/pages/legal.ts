import { brand, email, phone, places } from "#content/site.ts";

export type LegalSection = { heading: string; paragraphs: string[]; items?: string[] };
export type LegalText = {
  id: string;
  heading: string;
  summary: string;
  updated: string;
  sections: LegalSection[];
};

const UPDATED = "2026-11-21";
const reachUs = `Write to ${email.display}, call ${phone.display}, or ask at the desk: ${places.maineville.address}.`;

/** How long a delivered message is kept depends on a setting of the server. */
export function privacyText(keepDays?: number): LegalText {
  const kept = keepDays
    ? `We erase a message ${keepDays} days after it has reached us.`
    : "We keep a message until you ask us to erase it or until we no longer need it to answer you.";
  return {
    id: "privacy",
    heading: "Privacy",
    summary:
      "This site sets no cookies, shows no ads and sells nothing about you. We keep what you write to us, so that we can answer.",
    updated: UPDATED,
    sections: [
      {
        heading: "What you send us",
        paragraphs: [
          "When you send a form, we store what you typed together with a few facts about the visit, so that no message is lost and so that we know which page helped you.",
        ],
        items: [
          "Your name, email address, phone number, message and what you are interested in",
          "How you heard about us, if you say so",
          "The time, the page you wrote from, the page you came from and campaign words in its address",
          "The kind of browser you use",
        ],
      },
      {
        heading: "What we do with it",
        paragraphs: [
          "We answer you. The message goes from our own server to the system in which the staff read messages, and to nobody else. It is never sold and never used for advertising.",
          "Messages that look like spam are set aside and read by a person; none is thrown away unread.",
        ],
      },
      {
        heading: "How long we keep it",
        paragraphs: [
          `${kept} To have everything under your email address erased, tell us the address. We do it within a week and confirm it.`,
        ],
      },
      {
        heading: "What we count",
        paragraphs: [
          "We count page views, calls, clicks on directions and on joining, and how fast pages load, as sums by day. No cookie, no identifier, no profile: the counts cannot be traced to you. If your browser sends Do Not Track or Global Privacy Control, you are not counted at all.",
          "Your network address is held in memory for some minutes to fend off floods of messages. It is not stored with your message or in our logs.",
        ],
      },
      {
        heading: "Other services",
        paragraphs: [
          "Interactive maps come from an outside service and load only when you ask for them. Where the gym has set up an outside calendar or 3D tour, that frame is loaded from its provider under the provider's own rules. Links for joining, paying, social networks and partners lead to sites that are not ours.",
        ],
      },
      {
        heading: "Cameras in the building",
        paragraphs: [
          "Training areas and doors are on camera for safety, day and night. Showers, bathrooms and treatment rooms are not. Recordings are overwritten after 30 days.",
        ],
      },
      { heading: "Questions", paragraphs: [reachUs] },
    ],
  };
}

export const accessibilityText: LegalText = {
  id: "accessibility",
  heading: "Accessibility",
  summary:
    "This site and this building are for everyone. Where they are not yet, tell us, and we will see to it.",
  updated: UPDATED,
  sections: [
    {
      heading: "The site",
      paragraphs: [
        "We build to the Web Content Accessibility Guidelines 2.2, level AA, and test each page with automatic checks, by keyboard and at 200 % text size.",
      ],
      items: [
        "Everything works by keyboard, with a visible focus, and most of it without JavaScript",
        "Films never start with sound, have a pause button, and stay still when your device asks for less motion",
        "Pictures have descriptions; the virtual tour has a version in words",
        "Text can be enlarged, and colors keep their contrast",
      ],
    },
    {
      heading: "What does not work well yet",
      paragraphs: [
        "Frames from outside services, such as interactive maps, are not in our hands. Addresses, directions and class times stand as text beside them.",
      ],
    },
    {
      heading: "The building",
      paragraphs: [
        "The way from the parking lot is flat, every room is step-free, and there are two accessible parking spaces, one accessible bathroom and one accessible shower. Service dogs are welcome. If a class needs adapting, a coach will do it with you; tell us beforehand if you can.",
      ],
    },
    { heading: "Tell us", paragraphs: [`${reachUs} We answer within two working days.`] },
  ],
};

export const termsText: LegalText = {
  id: "terms",
  heading: "Terms",
  summary: "What you can rely on when you use this site, in plain words.",
  updated: UPDATED,
  sections: [
    {
      heading: "Information",
      paragraphs: [
        "We keep prices, hours and the timetable up to date and correct mistakes as soon as we see them. If the site and the desk disagree, ask; we will not hold a slip against you.",
      ],
    },
    {
      heading: "Joining and paying",
      paragraphs: [
        "You do not buy anything on this site itself. Links for joining and paying lead to the provider who handles memberships or card payments, and what you agree to is shown there before you confirm.",
      ],
    },
    {
      heading: "Training",
      paragraphs: [
        "Texts here are general information, not medical advice. If you are ill, injured or pregnant or have not been active for long, speak with your doctor before you start. Everyone who trains signs a short form at the desk first; for those under 18, a parent does.",
        "Stories and reviews are the experience of single people. Your results will be your own.",
      ],
    },
    {
      heading: "Words and pictures",
      paragraphs: [
        `Texts, pictures and films belong to ${brand.name} or are used with permission. You may share links and short quotes; for anything else, ask us.`,
      ],
    },
    {
      heading: "Other people's sites",
      paragraphs: ["We choose links with care but do not run the sites behind them."],
    },
    { heading: "Law", paragraphs: ["The law of the State of Ohio applies.", reachUs] },
  ],
};
