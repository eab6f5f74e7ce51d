import {
  type GymFacts,
  type Network,
  networks,
  NO_LINK,
  type SettingName,
  settingParsers,
  toGymFacts,
} from "#domain/gym-settings.ts";
import { formatWeek } from "#domain/schedule/week-hours.ts";
import { accessTexts } from "./access.ts";
import * as site from "#content/site.ts";

/** A setting: how forms name and explain it, its default and its parser. */
type Setting = {
  label: string;
  about: string;
  /** How it is written, after 'write it'. */
  written: string;
  kind?: "tel" | "email" | "url" | "week";
  first: string;
  /** Returns the text to store; undefined if it cannot be parsed. */
  read: (text: string) => string | undefined;
};

const pageOn = (network: Network, label: string) => ({
  label,
  about: "the gym's page there",
  written: `like https://www.${network}.com/yourgym`,
  kind: "url" as const,
  first: site.social[network].url ?? NO_LINK,
});

const defaults: Record<SettingName, Omit<Setting, "read">> = {
  phone: {
    label: "Phone",
    about: "the number on every page",
    written: "like (937) 555-0100",
    kind: "tel",
    first: site.phone.display,
  },
  email: {
    label: "E-mail",
    about: "where visitors write to",
    written: "like hello@example.com",
    kind: "email",
    first: site.email.display,
  },
  hours: {
    label: "Staffed hours",
    about: "when somebody is at the front desk",
    written: "like 'Mon–Fri 8 AM – 8 PM, Sat 9 AM – 5 PM'; other days have no staff",
    kind: "week",
    first: formatWeek(site.staffHours),
  },
  access: {
    label: "Members’ access",
    about: "when members can come in",
    written: "as '24/7', '5 AM – 11 PM' or 'staffed hours'",
    first: site.access.written,
  },
  facebook: pageOn("facebook", "Facebook"),
  instagram: pageOn("instagram", "Instagram"),
  tiktok: pageOn("tiktok", "TikTok"),
  google: {
    label: "Google reviews",
    about: "the page with the gym's reviews",
    written: "like https://g.page/yourgym/review",
    kind: "url",
    first: NO_LINK,
  },
};

const names: SettingName[] = ["phone", "email", "hours", "access", ...networks, "google"];

export const gymSettings: ReadonlyMap<string, Setting> = new Map(
  names.map((name) => [name, { ...defaults[name], read: settingParsers[name] }]),
);

/** The gym's facts from the settings in the database, with the defaults of site.ts. */
export function gymFacts(settings: ReadonlyMap<string, string> = new Map()): GymFacts {
  const stored = (name: SettingName) =>
    settingParsers[name](settings.get(name) ?? "") ?? defaults[name].first;
  return toGymFacts(stored, site.social, site.staffHours, accessTexts);
}
