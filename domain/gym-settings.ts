import { type Phone, toPhone } from "./place.ts";
import type { WeeklyHours } from "./schedule/clock.ts";
import { type Access, formatAccess, formatWeek, parseAccess, parseWeek } from "./schedule/week-hours.ts";

// Facts that a gym changes in a normal month: how they are parsed, stored and shown.

export const networks = ["facebook", "instagram", "tiktok"] as const;
export type Network = (typeof networks)[number];
export type SettingName = "phone" | "email" | "hours" | "access" | "google" | Network;

/** Stored for a link that the gym does not have. */
export const NO_LINK = "none";

/** Texts about member access. */
export type AccessTexts = {
  figure: string;
  badge: string;
  members: string;
  line: string;
  everyDay: string;
  /** A date without staff. */
  unstaffedDay: string;
  /** Members can enter at any time. */
  always: boolean;
  /** Precedes 'Community Gym'. */
  before: string;
  /** As the setting is stored. */
  written: string;
};

export type GymFacts = {
  phone: Phone;
  email: { display: string; href: string };
  /** Front-desk hours of the first place. */
  hours: WeeklyHours;
  access: AccessTexts;
  /** Networks where the gym has a page. */
  social: { icon: Network; name: string; url: string }[];
  /** URL of the reviews on Google. */
  googleReviews: string | null;
};

/** Each returns the text to store; undefined if the input cannot be parsed. */
export const settingParsers: Readonly<Record<SettingName, (text: string) => string | undefined>> = {
  phone: parsePhone,
  email: parseEmail,
  hours: (text) => {
    const week = parseWeek(text);
    return week && formatWeek(week);
  },
  access: (text) => {
    const access = parseAccess(text);
    return access && formatAccess(access);
  },
  facebook: parseLinkOrNone,
  instagram: parseLinkOrNone,
  tiktok: parseLinkOrNone,
  google: parseLinkOrNone,
};

/** `stored` returns the valid text of each setting. */
export function toGymFacts(
  stored: (name: SettingName) => string,
  networkNames: Readonly<Record<Network, { name: string }>>,
  usualHours: WeeklyHours,
  accessTexts: (access: Access) => AccessTexts,
): GymFacts {
  const email = stored("email");
  const google = stored("google");
  return {
    phone: toPhone(stored("phone")),
    email: { display: email, href: `mailto:${email}` },
    hours: parseWeek(stored("hours")) ?? usualHours,
    access: accessTexts(parseAccess(stored("access")) ?? "always"),
    social: networks
      .map((icon) => ({ icon, name: networkNames[icon].name, url: stored(icon) }))
      .filter(({ url }) => url !== NO_LINK),
    googleReviews: google === NO_LINK ? null : google,
  };
}

/** '5135550142' becomes '(513) 555-0142'. */
function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length !== 10 || /[a-z]/i.test(text)) return undefined;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function parseEmail(text: string): string | undefined {
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text) ? text : undefined;
}

function parseLinkOrNone(text: string): string | undefined {
  if (text.toLowerCase() === NO_LINK) return NO_LINK;
  const url = /^(www\.|[\w-]+\.[a-z]+\/)/i.test(text) ? `https://${text}` : text;
  return /^https:\/\/\S+$/i.test(url) && URL.canParse(url) ? url : undefined;
}
