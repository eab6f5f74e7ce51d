import { brand } from "#content/site.ts";

const EPOCH = Date.parse("2020-01-01T00:00:00Z");

/** Part of every UID. It must never change, wherever the site is served from. */
const UID_DOMAIN = `calendar.${brand.key}`;

export function createUid(kind: "class" | "event", id: string): string {
  return `${kind}-${id}@${UID_DOMAIN}`;
}

/** The TZID parameter of a local time. */
export function zoneParameter(zone: string): string {
  return `;TZID=${zone}`;
}

/** SEQUENCE: seconds since 2020, so that a later change has a higher one. */
export function sequenceAt(moment: number): number {
  return Math.max(0, Math.floor((moment - EPOCH) / 1000));
}
