import { gymFacts } from "#content/gym-facts.ts";
import { home, legal } from "#content/site.ts";
import { type LegalText, UPDATED } from "./legal.ts";

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
    : "We keep a message until you ask us to erase it.";
  const quarantined = keepDays
    ? "One that was held back as spam goes then, too, if the staff have been told of it. One that nobody has been told of stays until somebody has. "
    : "We have set no date after which messages disappear by themselves. ";
  return {
    heading: "Privacy",
    summary: "We keep what you write to us, so that we can answer. What we count cannot be traced to you.",
    updated: UPDATED,
    board: [
      { label: "Cookies", value: "None" },
      { label: "Ads", value: "None" },
      { label: "Data we sell", value: "Nothing" },
    ],
    aside: {
      title: "Have it erased",
      text: "Tell us the name and email address you wrote with. We delete your messages here and in the system that they were passed to, and tell you when it is done.",
    },
    sections: [
      {
        heading: "What you send us",
        mark: "Sent",
        paragraphs: [
          "When you send a form, we store what you typed together with a few facts about the visit, so that no message is lost and so that we know which page helped you.",
        ],
        items: [
          "Your name, email address, phone number, message and what you are interested in",
          "How you heard about us, if you say so",
          "The time, the page you wrote from, the first page of your visit, the page that led you here and campaign words in an address",
          "The kind of browser you use, and which wording of the consent line you saw",
        ],
      },
      {
        heading: "What we do with it",
        mark: "Use",
        paragraphs: [
          "We answer you. The message goes from our own server to the system or the mailbox in which the staff read messages, and to nobody else. It is never sold and never used for advertising.",
          "A message that looks like spam reaches the staff with a note that says so. One that only a robot would send is held back: our staff is told, can read it, and can release it.",
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
          `${quarantined}To have everything under your email address erased, tell us the address. We do it within a week and confirm it.`,
        ],
      },
      {
        heading: "What we count",
        mark: "Counted",
        paragraphs: [
          "We count, as sums by day: page views, calls, clicks on directions and on joining, forms begun and forms sent, each with its page, and how fast pages load. With each count except page speed we note one word for where the visit came from: search, social network, email, ad, campaign, other site, or none of these.",
          "No cookie, no identifier, no profile: the counts cannot be traced to you. If your browser sends Do Not Track or Global Privacy Control, you are not counted at all.",
          "Your network address is held in memory until the next day at most, to fend off floods of messages and invented visits. It is not stored with your message or in our logs.",
        ],
      },
      {
        heading: "What your browser keeps",
        mark: "Browser",
        paragraphs: [
          "While you are here, the tab notes the first page of your visit, the page that led you to it and campaign words in its address. The note leaves your browser with a form that you send; for our counts, only the one word described above is kept. It is gone when you close the tab.",
        ],
      },
      {
        heading: "Other services",
        mark: "Services",
        paragraphs: [
          [...embedTexts(embeds), "The rest of this site comes from our own server."].join(" "),
          "Links for joining, paying, social networks and partners lead to sites that are not ours.",
        ],
      },
      {
        heading: "Cameras in the building",
        mark: "Cameras",
        fact: { figure: "30 days", label: "then a recording is gone" },
        paragraphs: [
          "Training areas and doors are on camera for safety, day and night. The locker room, showers, bathrooms and treatment rooms are not. Recordings are overwritten after 30 days.",
        ],
      },
      {
        heading: "If you disagree with us",
        mark: "Disagree",
        paragraphs: [
          `Write, call, or ask at the desk: ${home.address}. A person answers. If that does not help, you can take it further.`,
        ],
        links: [
          { use: "Write", label: gym.email.display, href: gym.email.href },
          { use: "Call", label: gym.phone.display, href: gym.phone.href },
          { use: "Take it further", ...legal.complaints },
        ],
      },
    ],
  };
}

/** External embeds: their hosts, and when they load. */
function embedTexts({ tourUrl, calendarUrl, mapUrl }: Omit<Settings, "keepDays">): string[] {
  return [
    tourUrl &&
      `The 3D tour comes from ${hostName(tourUrl)}: on the page of the virtual tour as soon as you open it, on the home page only when you start it.`,
    calendarUrl &&
      `The booking calendar comes from ${hostName(calendarUrl)} as soon as you open the schedule.`,
    mapUrl !== "none" &&
      `The interactive map comes from ${mapUrl ? hostName(mapUrl) : "OpenStreetMap"}, and only when you ask for it.`,
    (tourUrl || calendarUrl) && "What is loaded from there follows its provider’s own rules.",
  ].filter((sentence) => typeof sentence === "string");
}

function hostName(url: string): string {
  return new URL(url).host;
}
