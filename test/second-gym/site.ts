import { accessTexts } from "#content/access.ts";
import { toPhone, place, type Home, type Place } from "#domain/place.ts";
import type { WeeklyHours } from "#domain/schedule/clock.ts";

// Facts of an invented gym. Replaces content/own/site.ts.

export const brand = {
  name: "Summit Strength",
  shortName: "Summit",
  key: "summit-strength",
  tagline: "Strength for everybody, at altitude",
  mission: "Make strong neighbors.",
  founded: 2018,
  copyrightYear: 2026,
} as const;

export const legal = {
  name: "Summit Strength LLC",
  state: "Colorado",
  complaints: { label: "Colorado Attorney General", href: "https://coag.example/" },
} as const;

export const phone = toPhone("(720) 555-0188");
export const email = { display: "hello@summit.example", href: "mailto:hello@summit.example" };
export const mailSender = "Summit Strength website";

export const timeZone = "America/Denver";
export const access = accessTexts({ opens: "05:00", closes: "23:00" });

const early = { opens: "06:15", closes: "20:45" } as const;
const late = { opens: "10:20", closes: "18:40" } as const;
const everyDay = (hours: typeof early | typeof late): WeeklyHours => ({
  Monday: hours,
  Tuesday: hours,
  Wednesday: hours,
  Thursday: hours,
  Friday: hours,
  Saturday: hours,
  Sunday: null,
});

export const places: readonly [Home, ...Place[]] = [
  place({
    id: "quarry",
    name: brand.name,
    knownAs: "Larkspur",
    street: "12 Quarry Rd",
    town: "Larkspur",
    region: "CO",
    postalCode: "80999",
    latitude: 39.7,
    longitude: -104.9,
    phone,
    hours: everyDay(early),
    map: null,
    website: null,
    page: null,
  }),
  place({
    id: "pine-hollow",
    name: "Summit Pine Hollow",
    knownAs: "Pine Hollow",
    street: "3 Mill St",
    town: "Pine Hollow",
    region: "CO",
    postalCode: "80998",
    latitude: 39.6,
    longitude: -105.1,
    phone: toPhone("(720) 555-0189"),
    hours: everyDay(late),
    map: null,
    website: null,
    page: null,
  }),
];

export const home = places[0];
export const staffHours = home.hours;

const pageOn = (network: string) => ({
  name: network,
  url: `https://${network.toLowerCase()}.summit.example/`,
});
export const social = {
  facebook: pageOn("Facebook"),
  instagram: pageOn("Instagram"),
  tiktok: pageOn("TikTok"),
};

export const rating = {
  stars: 5,
  reviews: "40+",
  label: "40+ 5-Star Reviews",
  source: "public reviews",
} as const;

export const facility = {
  squareFeet: 7_000,
  squareFeetText: "7,000",
  squareFeetShort: "7k",
  privateShowers: 2,
  privateBathrooms: 2,
  partnerOffices: 5,
  accessibleSpaces: 2,
  weeklyClasses: "14",
  trainersOnHome: "4",
  trainersOnAbout: "4",
  parking: "Street parking",
} as const;
