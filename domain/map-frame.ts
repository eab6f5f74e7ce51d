import type { Place } from "./place.ts";

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
