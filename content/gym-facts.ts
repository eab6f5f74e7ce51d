import { parseAccess, accessWords, formatWeek, parseWeek } from "#domain/schedule/week-hours.ts";
import { type Phone, toPhone } from "#domain/place.ts";
import * as site from "./site.ts";
import type { WeeklyHours } from "#domain/schedule/clock.ts";

// What a gym changes of itself in a normal month. site.ts has what a new site begins with.

const networks = ["facebook", "instagram", "tiktok"] as const;
type Network = (typeof networks)[number];
const NO_PAGE = "none";

export type GymFacts = {
  phone: Phone;
  email: { display: string; href: string };
  /** When somebody is at the desk of the first place. */
  hours: WeeklyHours;
  access: ReturnType<typeof accessWords>;
  /** The networks on which the gym has a page. */
  social: { icon: Network; name: string; url: string }[];
  /** Where its reviews on Google are. */
  googleReviews: string | null;
};

/** One thing that a gym may set: how it is written, what it is at first, and what a person has to know. */
type Setting = {
  about: string;
  first: string;
  /** As the table keeps it; undefined where it can't be read. */
  read: (text: string) => string | undefined;
};

export const gymSettings: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ["phone", { about: "like (937) 555-0100", first: site.phone.display, read: readPhone }],
  ["email", { about: "where visitors write to", first: site.email.display, read: readEmail }],
  [
    "hours",
    {
      about: "when somebody is at the desk: 'Mon-Fri 8am-8pm, Sat 9am-5pm'; other days have no staff",
      first: formatWeek(site.staffHours),
      read: (text) => mapped(parseWeek(text), formatWeek),
    },
  ],
  [
    "access",
    {
      about: "when members' keys open the door: '24/7' or '5am-11pm'",
      first: site.access.written,
      read: readAccess,
    },
  ],
  ...networks.map((network): [string, Setting] => [
    network,
    {
      about: "the address of the page there, or 'none'",
      first: site.social[network].url ?? NO_PAGE,
      read: readLinkOrNone,
    },
  ]),
  [
    "google",
    { about: "the address of the reviews on Google, or 'none'", first: NO_PAGE, read: readLinkOrNone },
  ],
]);

/** What the site says of the gym: its settings, and site.ts for those that it has not made. */
export function gymFacts(settings: ReadonlyMap<string, string> = new Map()): GymFacts {
  const of = (name: string) => {
    const setting = gymSettings.get(name);
    return setting?.read(settings.get(name) ?? "") ?? setting?.first ?? "";
  };
  const email = of("email");
  const google = of("google");
  return {
    phone: toPhone(of("phone")),
    email: { display: email, href: `mailto:${email}` },
    hours: parseWeek(of("hours")) ?? site.staffHours,
    access: accessWords(parseAccess(of("access")) ?? "always"),
    social: networks
      .map((icon) => ({ icon, name: site.social[icon].name, url: of(icon) }))
      .filter(({ url }) => url !== NO_PAGE),
    googleReviews: google === NO_PAGE ? null : google,
  };
}

/** '5135550142' is (937) 555-0100. */
function readPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length !== 10 || /[a-z]/i.test(text)) return undefined;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function readEmail(text: string): string | undefined {
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text) ? text : undefined;
}

function readAccess(text: string): string | undefined {
  return mapped(parseAccess(text), (access) => accessWords(access).written);
}

function readLinkOrNone(text: string): string | undefined {
  return text.toLowerCase() === NO_PAGE ? NO_PAGE : readLink(text);
}

function readLink(text: string): string | undefined {
  const whole = /^(www\.|[\w-]+\.[a-z]+\/)/i.test(text) ? `https://${text}` : text;
  return /^https:\/\/\S+$/i.test(whole) && URL.canParse(whole) ? whole : undefined;
}

function mapped<From, To>(value: From | undefined, to: (value: From) => To): To | undefined {
  return value === undefined ? undefined : to(value);
}
