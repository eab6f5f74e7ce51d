import { formQuestions } from "#content/extra-fields.ts";
import { gymFacts } from "#content/gym-facts.ts";
import { home, legal, places } from "#content/site.ts";
import { mapFrameUrl } from "#domain/place.ts";
import { type LegalText, UPDATED } from "#content/pages/legal.ts";

/** Server settings that the text mentions. */
type Settings = {
  keepDays?: number | undefined;
  tourUrl?: string | undefined;
  calendarUrl?: string | undefined;
  /** As in MAP_EMBED_URL: 'none' for no map. */
  mapUrl?: string | undefined;
};

export function privacyText({ keepDays, ...embeds }: Settings = {}, gym = gymFacts()): LegalText {
  const retention = keepDays
    ? `Messages that have reached the staff are erased from this site’s database after ${keepDays} days.`
    : "Messages aren’t erased automatically.";
  const quarantined = keepDays
    ? "Messages marked as spam are erased then, too, once the staff has been notified about them. "
    : "";
  return {
    heading: "Privacy",
    summary: "We keep what you send us so we can answer. The visits we count can’t be traced to you.",
    updated: UPDATED,
    board: [
      { label: "Cookies", value: "None" },
      { label: "Ads", value: "None" },
      { label: "Data we sell", value: "Nothing" },
    ],
    aside: {
      title: "Have it erased",
      text: "Tell us the name and email address you used. We’ll delete your messages here and in the system they were passed on to, and tell you when it’s done.",
    },
    sections: [
      {
        heading: "What you send us",
        mark: "Sent",
        paragraphs: [
          "When you send a form, we store what you typed and a few facts about your visit, so no message gets lost and we know which page helped you.",
        ],
        items: [
          "Your name, email address, phone number, message and what you are interested in",
          ...formQuestions.map(({ privacy }) => privacy),
          "The time, the page you sent it from, the first page of your visit, the page that led you here, and campaign tags in the link",
          "The kind of browser you use, and which version of the privacy notice you saw",
        ],
      },
      {
        heading: "What we do with it",
        mark: "Use",
        paragraphs: [
          "We answer you. The message goes from our own server to the system or mailbox our staff uses, and to no one else. It’s never sold or used for advertising.",
          "Messages that look like spam reach our staff with a note. Messages that are clearly from a bot are quarantined. Our staff is notified and can read and release them.",
        ],
      },
      {
        heading: "How long we keep it",
        mark: "Kept",
        fact: keepDays
          ? { figure: `${keepDays} days`, label: "then erased; sooner if you ask" }
          : { figure: "Until you ask", label: "then erased within a week" },
        lead: retention,
        paragraphs: [
          `${quarantined}To have everything under your email address erased, tell us the address. We’ll do it within a week and confirm it.`,
        ],
      },
      {
        heading: "What we count",
        mark: "Counted",
        paragraphs: [
          "We keep daily totals: page views, calls, clicks on directions and join links, and forms started and sent, each by page, plus how fast pages load. With each count except page speed we record one word for where the visit came from: search, social network, email, ad, campaign, other site, or none of these.",
          "There are no cookies, no identifiers and no profiles, so the counts can’t be traced to you. If your browser sends Do Not Track or Global Privacy Control, you aren’t counted at all.",
          "Your IP address is held in memory until the next day at most, to block floods of messages and fake visits. It isn’t stored with your message or in our logs.",
        ],
      },
      {
        heading: "What your browser keeps",
        mark: "Browser",
        paragraphs: [
          "While you’re here, your browser tab remembers the first page of your visit, the page that led you to it, and campaign tags in the link. This leaves your browser only with a form you send. For our counts, only the one word described above is kept. It’s gone when you close the tab.",
        ],
      },
      {
        heading: "Other services",
        mark: "Services",
        paragraphs: [
          [...embedTexts(embeds), "The rest of this site comes from our own server."].join(" "),
          "Links for joining, paying, social networks and partners lead to sites that aren’t ours.",
        ],
      },
      {
        heading: "Cameras in the building",
        mark: "Cameras",
        fact: { figure: "30 days", label: "until recordings are overwritten" },
        paragraphs: [
          "Training areas and doors are on camera for safety, day and night. The locker room, showers, bathrooms and treatment rooms aren’t. Recordings are overwritten after 30 days.",
        ],
      },
      {
        heading: "If you disagree with us",
        mark: "Disagree",
        paragraphs: [
          `Write, call, or ask at the front desk: ${home.address}. A real person answers. If that doesn’t help, you can file a complaint.`,
        ],
        links: [
          { use: "Write", label: gym.email.display, href: gym.email.href },
          { use: "Call", label: gym.phone.display, href: gym.phone.href },
          { use: "File a complaint", ...legal.complaints },
        ],
      },
    ],
  };
}

/** External embeds: their hosts, and when they load. */
export function embedTexts(
  { tourUrl, calendarUrl, mapUrl }: Omit<Settings, "keepDays">,
  shown = places,
): string[] {
  const hasMap = shown.some((place) => mapFrameUrl(mapUrl, place) !== null);
  return [
    tourUrl &&
      `The 3D tour comes from ${hostName(tourUrl)}: on the page of the virtual tour as soon as you open it, on the home page only when you start it.`,
    calendarUrl &&
      `The booking calendar comes from ${hostName(calendarUrl)} as soon as you open the schedule.`,
    hasMap &&
      `The interactive map comes from ${mapUrl ? hostName(mapUrl) : "OpenStreetMap"}, and only if you open it.`,
    (tourUrl || calendarUrl) && "That content is subject to the provider’s own policies.",
  ].filter((sentence) => typeof sentence === "string");
}

function hostName(url: string): string {
  return new URL(url).host;
}
