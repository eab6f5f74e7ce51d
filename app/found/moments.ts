import { timeZone } from "#content/site.ts";

const offsets = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });

/** '2026-12-05T09:00:00-05:00': the gym's clock with its distance from Greenwich at that moment. */
export function withOffset(moment: number): string {
  const zone = offsets.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "00", minutes = "00"] = /GMT([+-])(\d{2}):(\d{2})/.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const wall = new Date(moment + ahead * 60_000).toISOString().slice(0, 19);
  return `${wall}${sign}${hours}:${minutes}`;
}
