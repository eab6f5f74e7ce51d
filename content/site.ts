import { accessTexts } from "./access.ts";
import { hallMap, stationMap } from "./maps.ts";
import { toPhone, place, type Home, type Place } from "#domain/place.ts";
import { sample } from "./sample.ts";

// Facts of the gym, used by pages, structured data, calendars and the command line.

export const brand = {
  name: "Evo Fitness",
  /** Label of the home-screen icon: at most twelve letters. */
  shortName: "Evo Fitness",
  /** In file names and calendar UIDs; must never change once the site is live. */
  key: "evo-fitness",
  tagline: "Fitness, motivation and community in a renovated fire station",
  mission: "Enrich lives through fitness, motivation and community.",
  founded: 2020,
  copyrightYear: 2025,
};

/** Legal entity, state, and where to file complaints. */
export const legal = {
  name: sample("content/site.ts, legal.name", brand.name),
  state: "Ohio",
  complaints: { label: "Ohio Attorney General", href: "https://www.ohioattorneygeneral.gov/" },
};

export const phone = toPhone(sample("content/site.ts, phoneNumber", "(513) 555-0142"));

const emailAddress = sample("content/site.ts, emailAddress", "hello@evofitness.example");
export const email = { display: emailAddress, href: `mailto:${emailAddress}` };

/** Sender name of e-mails to the staff. */
export const mailSender = "Evo Fitness website";

/** IANA time zone of all times on the site. */
export const timeZone = "America/New_York";

/** When members can enter. */
export const access = accessTexts("always");

/** The first place is the gym itself. */
export const places: readonly [Home, ...Place[]] = [
  place({
    id: "maineville",
    name: brand.name,
    knownAs: "Maineville",
    street: "69 W Foster-Maineville Rd",
    town: "Maineville",
    region: "OH",
    postalCode: "45039",
    latitude: sample("content/site.ts, places, maineville, latitude", 39.3146),
    longitude: sample("content/site.ts, places, maineville, longitude", -84.2226),
    phone,
    hours: {
      Monday: { opens: "08:00", closes: "20:00" },
      Tuesday: { opens: "08:00", closes: "20:00" },
      Wednesday: { opens: "08:00", closes: "20:00" },
      Thursday: { opens: "08:00", closes: "20:00" },
      Friday: { opens: "08:00", closes: "20:00" },
      Saturday: { opens: "09:00", closes: "17:00" },
      Sunday: { opens: "09:00", closes: "17:00" },
    },
    map: stationMap,
    website: null,
    page: null,
  }),
  place({
    id: "west-chester",
    name: "Evo Sports Performance",
    knownAs: "West Chester",
    street: null,
    town: "West Chester Township",
    region: "OH",
    postalCode: "45069",
    latitude: sample("content/site.ts, places, west-chester, latitude", 39.3314),
    longitude: sample("content/site.ts, places, west-chester, longitude", -84.4072),
    phone,
    hours: "by appointment",
    map: hallMap,
    website: sample("content/site.ts, places, west-chester, website", "https://sports.evofitness.example/"),
    page: "/programs/sports-performance",
  }),
];

export const home = places[0];
export const staffHours = home.hours;

type SocialNetwork = "facebook" | "instagram" | "tiktok";

/** A network without a URL is not shown. */
export const social: Record<SocialNetwork, { name: string; url: string | null }> = {
  facebook: {
    name: "Facebook",
    url: sample("content/site.ts, social.facebook", "https://www.facebook.com/evofitness.example"),
  },
  instagram: {
    name: "Instagram",
    url: sample("content/site.ts, social.instagram", "https://www.instagram.com/evofitness.example"),
  },
  tiktok: { name: "TikTok", url: null },
};

export const rating = {
  stars: 5,
  reviews: "100+",
  label: "100+ 5-Star Reviews",
  source: "public reviews on Google",
};

export const facility = {
  squareFeet: 12_000,
  squareFeetText: "12,000",
  squareFeetShort: "12k",
  privateShowers: 3,
  privateBathrooms: 5,
  partnerOffices: 4,
  accessibleSpaces: 2,
  weeklyClasses: "50+",
  /** Home counts the trainers on the floor in an average week, About the full team. */
  trainersOnHome: "10+",
  trainersOnAbout: "25+",
  parking: "Free on-site parking",
};
