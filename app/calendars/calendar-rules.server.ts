import { brand } from "#content/site.ts";

const EPOCH = Date.parse("2020-01-01T00:00:00Z");

/** Part of every identifier, so it never changes, wherever the site is served from. */
const REALM = `calendar.${brand.key}`;

export function uidOf(kind: "class" | "event", id: string): string {
  return `${kind}-${id}@${REALM}`;
}

/** Behind the name of a time: on the clock of that zone. */
export function onTheClockOf(zone: string): string {
  return `;TZID=${zone}`;
}

/** Grows with each second. */
export function sequenceAt(moment: number): number {
  return Math.max(0, Math.floor((moment - EPOCH) / 1000));
}
