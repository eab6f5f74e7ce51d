import { accessTexts } from "#content/access.ts";
import type { Facility } from "#domain/facility.ts";
import { toPhone, place, type Home, type Place } from "#domain/place.ts";

// Facts of the gym, used by pages, structured data, calendars and the command line.

export const brand = {
  name: "{name}",
  /** Label of the home-screen icon: at most twelve letters. */
  shortName: "{shortName}",
  /** In file names and calendar UIDs; must never change once the site is live. */
  key: "{key}",
  tagline: "A gym in {town}, {region}",
  mission: "Help people get strong and stay strong.",
  /** The year, or null. */
  founded: null as number | null,
  copyrightYear: 2026,
};

/** Legal entity, state, and where to file complaints. */
export const legal = {
  name: brand.name,
  state: "{state}",
  complaints: { label: "{state} Attorney General", href: "https://www.usa.gov/state-attorney-general" },
};

export const phone = toPhone("{phone}");
export const email = { display: "{email}", href: "mailto:{email}" };

/** Sender name of e-mails to the staff. */
export const mailSender = "{name} website";

/** IANA time zone of all times on the site. */
export const timeZone = "{timeZone}";

/** When members can enter: "always", "staffed", or { opens: "05:00", closes: "23:00" }. */
export const access = accessTexts("staffed");

/** The first place is the gym itself. */
export const places: readonly [Home, ...Place[]] = [
  place({
    id: "{townKey}",
    name: brand.name,
    knownAs: "{town}",
    street: "{street}",
    town: "{town}",
    region: "{region}",
    postalCode: "{postalCode}",
    /** Write both to offer an interactive map. */
    latitude: null,
    longitude: null,
    phone,
    hours: {
      Monday: null,
      Tuesday: null,
      Wednesday: null,
      Thursday: null,
      Friday: null,
      Saturday: null,
      Sunday: null,
    },
    map: null,
    website: null,
    page: null,
  }),
];

export const home = places[0];
export const staffHours = home.hours;

type SocialNetwork = "facebook" | "instagram" | "tiktok";

/** A network without a URL is not shown. */
export const social: Record<SocialNetwork, { name: string; url: string | null }> = {
  facebook: { name: "Facebook", url: null },
  instagram: { name: "Instagram", url: null },
  tiktok: { name: "TikTok", url: null },
};

/** Your rating on another site. Not shown while it is empty. */
export const rating = { stars: 5, reviews: "", label: "", source: "" };

/** What is null or empty is not shown. */
export const facility: Facility = {
  squareFeet: null,
  squareFeetText: "",
  squareFeetShort: "",
  privateShowers: null,
  privateBathrooms: null,
  partnerOffices: null,
  accessibleSpaces: 0,
  weeklyClasses: "",
  trainersOnHome: "",
  trainersOnAbout: "",
  parking: "",
};
