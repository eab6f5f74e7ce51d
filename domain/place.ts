import type { WeeklyHours } from "#domain/schedule/clock.ts";

type Road = { d: string; kind: "street" | "road" | "highway" | "trail" };
type Label = { x: number; y: number; text: string; turn?: number; kind?: "town" | "water" | "shield" };

/** On a sheet of 800 by 600; `at` is where the pin stands. */
export type DrawnMap = {
  river: string;
  roads: readonly Road[];
  labels: readonly Label[];
  at: readonly [number, number];
};

/** What the gym writes down of one of its places, in site.ts. */
type PlaceFacts = {
  /** In addresses of settings and of structured data; never changes. */
  id: string;
  name: string;
  /** The word by which the locations of events and classes name it: 'Turf, West Chester' is at West Chester. */
  knownAs: string;
  street: string | null;
  town: string;
  region: string;
  postalCode: string;
  /** Of the door, in degrees, with five decimals: a meter, which is what Google asks for. */
  latitude: number;
  longitude: number;
  phone: Phone;
  /** When somebody is at the desk. */
  hours: WeeklyHours | "by appointment";
  /** null: a card with the address stands where the map would. */
  map: DrawnMap | null;
  /** Its own website, beside this one. */
  website: string | null;
  /** The page that is about it, where it has one of its own. */
  page: string | null;
};

export type Phone = { display: string; href: string; e164: string };

export type Place = PlaceFacts & {
  /** One line, as an envelope would have it. */
  address: string;
  directionsUrl: string;
};

/** Where the hours of the desk are the gym's own. */
export type Home = Omit<Place, "hours"> & { hours: WeeklyHours };

export function place<Facts extends PlaceFacts>(facts: Facts) {
  const { street, town, region, postalCode, name } = facts;
  const address = [street, town, `${region} ${postalCode}`].filter(Boolean).join(", ");
  const destination = encodeURIComponent(`${name}, ${address}`);
  return {
    ...facts,
    address,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  };
}

/** A number as people write it, with what a telephone dials. */
export function toPhone(display: string): Phone {
  const dialed = `+1${display.replace(/\D/g, "")}`;
  return { display, href: `tel:${dialed}`, e164: dialed };
}

/** The place that a location names; the first one where it names none. */
export function placeNamed(places: readonly [Place, ...Place[]], location: string): Place {
  const words = location.toLowerCase();
  return places.find(({ knownAs }) => words.includes(knownAs.toLowerCase())) ?? places[0];
}

/** 'Main floor' and its place's name and address; a location that is the place itself is not said twice. */
export function wholeLocation(places: readonly [Place, ...Place[]], location: string): string {
  const { knownAs, name, address } = placeNamed(places, location);
  const whole = `${name}, ${address}`;
  return !location || location === knownAs ? whole : `${location}, ${whole}`;
}

/** MAP_EMBED_URL for the first place; MAP_EMBED_URL_WEST_CHESTER for the one whose id is west-chester. */
export function mapSetting(places: readonly Place[], { id }: Place): MapSetting {
  return id === places[0]?.id ? "MAP_EMBED_URL" : `MAP_EMBED_URL_${id.toUpperCase().replaceAll(/\W/g, "_")}`;
}

export type MapSetting = "MAP_EMBED_URL" | `MAP_EMBED_URL_${string}`;

const WIDE = 0.018;
const HIGH = 0.009;

/** The live map of a place: the gym's own choice, else OpenStreetMap's; null where the gym wants none. */
export function mapFrameUrl(configured: string | undefined, place: Place): string | null {
  if (configured !== undefined) return configured === "none" ? null : configured;
  const { latitude, longitude } = place;
  const box = [longitude - WIDE, latitude - HIGH, longitude + WIDE, latitude + HIGH].map((degrees) =>
    degrees.toFixed(5),
  );
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
