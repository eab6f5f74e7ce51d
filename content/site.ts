import { sample } from "./sample.ts";
import type { WeeklyHours } from "./week.ts";

// The one place for the facts of the gym. Pages, structured data, calendars and the command line read them here.

export const brand = {
  name: "Evo Fitness",
  tagline: "Fitness, motivation and community in a renovated fire station",
  mission: "Enrich lives through fitness, motivation and community.",
  founded: 2020,
  copyrightYear: 2025,
  sportsPerformanceName: "Evo Sports Performance",
} as const;

const phoneNumber = sample("content/site.ts, phoneNumber", "(513) 555-0142");
const dialed = `+1${phoneNumber.replace(/\D/g, "")}`;
export const phone = { display: phoneNumber, href: `tel:${dialed}`, e164: dialed };

const emailAddress = sample("content/site.ts, emailAddress", "hello@evofitness.example");
export const email = { display: emailAddress, href: `mailto:${emailAddress}` };

export const timeZone = "America/New_York";

export type Place = {
  id: "maineville" | "west-chester";
  name: string;
  street: string | null;
  town: string;
  region: string;
  postalCode: string;
  /** One line, as an envelope would have it. */
  address: string;
  latitude: number;
  longitude: number;
  directionsUrl: string;
};

function directionsTo(place: string) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

const maineville = "69 W Foster-Maineville Rd, Maineville, OH 45039";
const westChester = "West Chester Township, OH 45069";

export const places = {
  maineville: {
    id: "maineville",
    name: brand.name,
    street: "69 W Foster-Maineville Rd",
    town: "Maineville",
    region: "OH",
    postalCode: "45039",
    address: maineville,
    latitude: sample("content/site.ts, places.maineville.latitude", 39.3146),
    longitude: sample("content/site.ts, places.maineville.longitude", -84.2226),
    directionsUrl: directionsTo(`${brand.name}, ${maineville}`),
  },
  westChester: {
    id: "west-chester",
    name: brand.sportsPerformanceName,
    street: null,
    town: "West Chester Township",
    region: "OH",
    postalCode: "45069",
    address: westChester,
    latitude: sample("content/site.ts, places.westChester.latitude", 39.3314),
    longitude: sample("content/site.ts, places.westChester.longitude", -84.4072),
    directionsUrl: directionsTo(`${brand.sportsPerformanceName}, ${westChester}`),
  },
} as const satisfies Record<string, Place>;

/** When someone is at the desk. The doors open to members at any hour. Holidays are exceptions in the database. */
export const staffHours: WeeklyHours = {
  Monday: { opens: "08:00", closes: "20:00" },
  Tuesday: { opens: "08:00", closes: "20:00" },
  Wednesday: { opens: "08:00", closes: "20:00" },
  Thursday: { opens: "08:00", closes: "20:00" },
  Friday: { opens: "08:00", closes: "20:00" },
  Saturday: { opens: "09:00", closes: "17:00" },
  Sunday: { opens: "09:00", closes: "17:00" },
};

export const memberAccess = "24/7 member access";

type SocialNetwork = "facebook" | "instagram" | "tiktok";

export const social: Record<SocialNetwork, { name: string; handle: string; url: string }> = {
  facebook: {
    name: "Facebook",
    handle: "evofitness.example",
    url: sample("content/site.ts, social.facebook", "https://www.facebook.com/evofitness.example"),
  },
  instagram: {
    name: "Instagram",
    handle: "@evofitness.example",
    url: sample("content/site.ts, social.instagram", "https://www.instagram.com/evofitness.example"),
  },
  tiktok: {
    name: "TikTok",
    handle: "@evofitness.example",
    url: sample("content/site.ts, social.tiktok", "https://www.tiktok.com/@evofitness.example"),
  },
};

/** The website of the sports performance hall, for the facility card of the sport pages. */
export const sportsPerformanceWebsite = sample(
  "content/site.ts, sportsPerformanceWebsite",
  "https://sports.evofitness.example/",
);

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
  weeklyClasses: "50+",
  access: "24/7",
  /** The home page counts the trainers on the floor in an average week, the About page everyone on the team. */
  trainersOnHome: "10+",
  trainersOnAbout: "25+",
  parking: "Free on-site parking",
} as const;
