import type {
  ExerciseGym,
  OpeningHoursSpecification,
  PostalAddress,
  SportsActivityLocation,
  WebSite,
} from "schema-dts";
import type { HolidayHours } from "#domain/schedule/opening-hours.ts";
import type { Place } from "#domain/place.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { brand, facility, home, places } from "#content/site.ts";
import { days, type WeeklyHours } from "#domain/schedule/clock.ts";
import { absolute, idOf, ids } from "./address.server.ts";

export function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.site,
    name: brand.name,
    url: absolute("/"),
    inLanguage: "en-US",
    publisher: { "@id": ids.gym },
  };
}

export function gym(facts: GymFacts, holidays: readonly HolidayHours[]): ExerciseGym {
  const { phone, email, hours, access, social } = facts;
  return {
    "@type": "ExerciseGym",
    "@id": ids.gym,
    name: brand.name,
    url: absolute("/"),
    description: brand.tagline,
    slogan: brand.mission,
    foundingDate: String(brand.founded),
    telephone: phone.e164,
    email: email.display,
    logo: absolute("/icon-512.png"),
    image: absolute("/social/home.jpg"),
    address: addressOf(home),
    geo: geoOf(home),
    hasMap: home.directionsUrl,
    openingHoursSpecification: weekOf(hours),
    specialOpeningHoursSpecification: holidays.map(exception),
    amenityFeature: [[access.members, true] as const, ...amenities].map(([name, value]) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value,
    })),
    sameAs: social.map(({ url }) => url),
    publicAccess: true,
    ...(branches.length > 0 && { department: branches.map((place) => branch(facts, place)) }),
  };
}

/** The other places with hours of their own; one that is open by appointment is told on its own page alone. */
const branches = places.slice(1).filter(({ hours }) => hours !== "by appointment");

/** Another place than the first. */
export function branch({ phone }: Pick<GymFacts, "phone">, place: Place): SportsActivityLocation {
  const page = place.page ?? "/contact";
  return {
    "@type": "SportsActivityLocation",
    "@id": idOf(place),
    name: place.name,
    url: absolute(page),
    telephone: (sharesPhone(place) ? phone : place.phone).e164,
    image: absolute(`/social${page}.jpg`),
    address: addressOf(place),
    geo: geoOf(place),
    hasMap: place.directionsUrl,
    ...(place.hours !== "by appointment" && { openingHoursSpecification: weekOf(place.hours) }),
    parentOrganization: { "@id": ids.gym },
  };
}

/** The number of the gym itself, which it may have changed since. */
function sharesPhone(place: Place): boolean {
  return place.phone.e164 === home.phone.e164;
}

export function addressOf({ street, town, region, postalCode }: Place): PostalAddress {
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    addressLocality: town,
    addressRegion: region,
    postalCode,
    addressCountry: "US",
  };
}

function geoOf({ latitude, longitude }: Place) {
  return { "@type": "GeoCoordinates", latitude, longitude } as const;
}

const amenities: [name: string, value: string | number | boolean][] = [
  [facility.parking, true],
  ["Square feet", facility.squareFeet],
  ["Private showers", facility.privateShowers],
  ["Private bathrooms", facility.privateBathrooms],
  ["Partner offices", facility.partnerOffices],
];

/** When someone opens the door to a guest; members come at any hour, which is an amenity. */
function weekOf(week: WeeklyHours): OpeningHoursSpecification[] {
  const kept = days.flatMap((day) => {
    const hours = week[day];
    return hours ? [{ day, span: `${hours.opens}-${hours.closes}`, hours }] : [];
  });
  return [...Map.groupBy(kept, ({ span }) => span).values()].map((same) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: same.map(({ day }) => `https://schema.org/${day}` as const),
    opens: same[0]!.hours.opens,
    closes: same[0]!.hours.closes,
  }));
}

/** A day without staff is written as one that opens and closes at midnight. */
function exception({ date, opens, closes, reason }: HolidayHours): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    name: reason,
    validFrom: date,
    validThrough: date,
    opens: opens ?? "00:00",
    closes: closes ?? "00:00",
  };
}
