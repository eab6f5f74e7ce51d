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

/** A setting: label, help text, default and parser. */
type Setting = {
  label: string;
  about: string;
  first: string;
  /** Returns the text to store; undefined if it cannot be parsed. */
  read: (text: string) => string | undefined;
};

const pageOn = (network: Network, label: string) => ({
  label,
  about: "the address of the page there, or 'none'",
  first: site.social[network].url ?? NO_LINK,
});

const defaults: Record<SettingName, Omit<Setting, "read">> = {
  phone: { label: "Phone", about: "like (937) 555-0100", first: site.phone.display },
  email: { label: "E-mail", about: "where visitors write to", first: site.email.display },
  hours: {
    label: "Staffed hours",
    about: "when somebody is at the front desk: 'Mon-Fri 8am-8pm, Sat 9am-5pm'; other days have no staff",
    first: formatWeek(site.staffHours),
  },
  access: {
    label: "Members’ access",
    about: "when members can come in: '24/7', '5am-11pm' or 'staffed hours'",
    first: site.access.written,
  },
  facebook: pageOn("facebook", "Facebook"),
  instagram: pageOn("instagram", "Instagram"),
  tiktok: pageOn("tiktok", "TikTok"),
  google: {
    label: "Google reviews",
    about: "the address of the reviews on Google, or 'none'",
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
