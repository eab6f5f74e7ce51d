import type { WeeklyHours } from "#domain/schedule/clock.ts";

type Road = { d: string; kind: "street" | "road" | "highway" | "trail" };
type Label = { x: number; y: number; text: string; turn?: number; kind?: "town" | "water" | "shield" };

/** SVG paths in a frame of 800 by 600; `at` is the pin. */
export type DrawnMap = {
  river: string;
  roads: readonly Road[];
  labels: readonly Label[];
  at: readonly [number, number];
};

type PlaceFacts = {
  /** In names of settings and in JSON-LD ids; must never change. */
  id: string;
  name: string;
  /** Locations that contain this text are at this place: 'Turf, West Chester'. */
  knownAs: string;
  street: string | null;
  town: string;
  region: string;
  postalCode: string;
  /** Coordinates of the entrance, in degrees with five decimals (about a meter). null shows no map service. */
  latitude: number | null;
  longitude: number | null;
  phone: Phone;
  /** Front-desk hours. */
  hours: WeeklyHours | "by appointment";
  /** null: a card with the address. */
  map: DrawnMap | null;
  /** Its own website. */
  website: string | null;
  /** Its own page on this site. */
  page: string | null;
};

export type Phone = { display: string; href: string; e164: string };

export type Place = PlaceFacts & {
  /** On one line. */
  address: string;
  directionsUrl: string;
};

/** A place with fixed front-desk hours. */
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

export function toPhone(display: string): Phone {
  const dialed = `+1${display.replace(/\D/g, "")}`;
  return { display, href: `tel:${dialed}`, e164: dialed };
}

/** The place that a location mentions; the first place by default. */
export function placeNamed(places: readonly [Place, ...Place[]], location: string): Place {
  const words = location.toLowerCase();
  return places.find(({ knownAs }) => words.includes(knownAs.toLowerCase())) ?? places[0];
}

/** 'Main floor, Evo Fitness, 69 W Foster-Maineville Rd, …' */
export function fullLocation(places: readonly [Place, ...Place[]], location: string): string {
  const { knownAs, name, address } = placeNamed(places, location);
  const full = `${name}, ${address}`;
  return !location || location === knownAs ? full : `${location}, ${full}`;
}

/** MAP_EMBED_URL for the first place, MAP_EMBED_URL_WEST_CHESTER for 'west-chester'. */
export function mapSetting(places: readonly Place[], { id }: Place): MapSetting {
  return id === places[0]?.id ? "MAP_EMBED_URL" : `MAP_EMBED_URL_${id.toUpperCase().replaceAll(/\W/g, "_")}`;
}

export type MapSetting = "MAP_EMBED_URL" | `MAP_EMBED_URL_${string}`;

const WIDE = 0.018;
const HIGH = 0.009;

/** The configured map embed, or OpenStreetMap's; null if configured as 'none'. */
export function mapFrameUrl(configured: string | undefined, place: Place): string | null {
  if (configured !== undefined) return configured === "none" ? null : configured;
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return null;
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
