import { accessWords } from "#domain/schedule/week-hours.ts";
import { hallMap, stationMap } from "./maps.ts";
import { toPhone, place, type Home, type Place } from "#domain/place.ts";
import { sample } from "./sample.ts";

// The one place for the facts of the gym. Pages, structured data, calendars and the command line read them here.

export const brand = {
  name: "Evo Fitness",
  /** Under its icon on a phone: twelve letters at most. */
  shortName: "Evo Fitness",
  /** In the names of files and the identifiers of calendars; never changes once the site is live. */
  key: "evo-fitness",
  tagline: "Fitness, motivation and community in a renovated fire station",
  mission: "Enrich lives through fitness, motivation and community.",
  founded: 2020,
  copyrightYear: 2025,
} as const;

/** Who answers for the gym before the law, where, and whom to complain to about it. */
export const legal = {
  name: sample("content/site.ts, legal.name", brand.name),
  state: "Ohio",
  complaints: { label: "Ohio Attorney General", href: "https://www.ohioattorneygeneral.gov/" },
} as const;

export const phone = toPhone(sample("content/site.ts, phoneNumber", "(513) 555-0142"));

const emailAddress = sample("content/site.ts, emailAddress", "hello@evofitness.example");
export const email = { display: emailAddress, href: `mailto:${emailAddress}` };

/** Whom the letters come from that the site writes to the staff. */
export const mailSender = "Evo Fitness website";

/** As the world's clocks know it; every hour on the site is of this zone. */
export const timeZone = "America/New_York";

/** When members' keys open the door. Holidays of the desk are exceptions in the database. */
export const access = accessWords("always");

/** The first is the gym itself: header, footer, 'Find Us' and the hours of the desk are about it. */
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

/** Where the gym has a page; a network without an address is shown nowhere until `gym settings` names one. */
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
} as const;

export const facility = {
  squareFeet: 12_000,
  squareFeetText: "12,000",
  squareFeetShort: "12k",
  privateShowers: 3,
  privateBathrooms: 5,
  partnerOffices: 4,
  accessibleSpaces: 2,
  weeklyClasses: "50+",
  /** The home page counts the trainers on the floor in an average week, the About page everyone on the team. */
  trainersOnHome: "10+",
  trainersOnAbout: "25+",
  parking: "Free on-site parking",
} as const;
