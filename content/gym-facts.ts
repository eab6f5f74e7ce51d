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

/** A setting: help text, default and parser. */
type Setting = {
  about: string;
  first: string;
  /** Returns the text to store; undefined if it cannot be parsed. */
  read: (text: string) => string | undefined;
};

const pageOn = (network: Network) => ({
  about: "the address of the page there, or 'none'",
  first: site.social[network].url ?? NO_LINK,
});

const defaults: Record<SettingName, Omit<Setting, "read">> = {
  phone: { about: "like (937) 555-0100", first: site.phone.display },
  email: { about: "where visitors write to", first: site.email.display },
  hours: {
    about: "when somebody is at the desk: 'Mon-Fri 8am-8pm, Sat 9am-5pm'; other days have no staff",
    first: formatWeek(site.staffHours),
  },
  access: { about: "when members' keys open the door: '24/7' or '5am-11pm'", first: site.access.written },
  facebook: pageOn("facebook"),
  instagram: pageOn("instagram"),
  tiktok: pageOn("tiktok"),
  google: { about: "the address of the reviews on Google, or 'none'", first: NO_LINK },
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
