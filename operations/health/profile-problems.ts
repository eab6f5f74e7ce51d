import type { Place } from "#domain/place.ts";
import { days, isZone } from "#domain/schedule/clock.ts";

export type Profile = {
  brand: { key: string };
  timeZone: string;
  access: { figure: string };
  places: readonly Place[];
  email: { display: string };
  social: Record<string, { name: string; url: string | null }>;
};

/** What cannot be right in the gym's facts, one sentence each. */
export function profileProblems({ brand, timeZone, access, places, email, social }: Profile): string[] {
  const ids = places.map(({ id }) => id);
  return [
    !isZone(timeZone) && `timeZone is '${timeZone}', which is not a time zone; write one like America/Denver`,
    !/^[a-z0-9-]+$/.test(brand.key) &&
      `brand.key is '${brand.key}'; only small letters, digits and - can be in it`,
    /^-|NaN/.test(access.figure) && "access closes before it opens; write times like 05:00 and 23:00",
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.display) && `'${email.display}' is not an e-mail address`,
    new Set(ids).size < ids.length && `two places have the same id: ${ids.join(", ")}`,
    ...Object.values(social).map(
      ({ name, url }) => url !== null && !URL.canParse(url) && `the link to ${name}, '${url}', is not a URL`,
    ),
    ...places.flatMap(placeProblems),
  ].filter((problem) => problem !== false);
}

function placeProblems({ name, knownAs, hours, phone, latitude, longitude, region }: Place) {
  const open = hours === "by appointment" ? [] : days.flatMap((day) => hours[day] ?? []);
  return [
    hours !== "by appointment" &&
      open.length === 0 &&
      `${name} has no hours on any day; write them, or "by appointment"`,
    ...open.map(
      ({ opens, closes }) => opens >= closes && `${name} closes at ${closes}, before it opens at ${opens}`,
    ),
    !/^\+1\d{10}$/.test(phone.e164) && `the phone of ${name}, '${phone.display}', does not have ten digits`,
    !(Math.abs(latitude ?? 0) <= 90 && Math.abs(longitude ?? 0) <= 180) &&
      `the coordinates of ${name} are not on Earth: ${latitude}, ${longitude}`,
    !/^[A-Z]{2}$/.test(region) && `the region of ${name} is '${region}'; write the state's two letters`,
    knownAs.trim() === "" && `${name} has no knownAs, so every location would match it`,
  ];
}
