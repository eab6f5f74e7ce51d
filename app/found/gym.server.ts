import type {
  ExerciseGym,
  OpeningHoursSpecification,
  PostalAddress,
  SportsActivityLocation,
  WebSite,
} from "schema-dts";
import type { HolidayHours } from "#content/hours.ts";
import { brand, email, facility, phone, places, social, staffHours, type Place } from "#content/site.ts";
import { days } from "#content/week.ts";
import { absolute, ids } from "./address.server.ts";

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

export function gym(holidays: readonly HolidayHours[]): ExerciseGym {
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
    address: addressOf(places.maineville),
    geo: geoOf(places.maineville),
    hasMap: places.maineville.directionsUrl,
    openingHoursSpecification: weekOf(),
    specialOpeningHoursSpecification: holidays.map(exception),
    amenityFeature: amenities.map(([name, value]) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value,
    })),
    sameAs: Object.values(social).map(({ url }) => url),
    publicAccess: true,
  };
}

/** The second place; its own page tells the hours by appointment, so that none stand here. */
export function hall(): SportsActivityLocation {
  return {
    "@type": "SportsActivityLocation",
    "@id": ids.hall,
    name: brand.sportsPerformanceName,
    url: absolute("/programs/sports-performance"),
    telephone: phone.e164,
    image: absolute("/social/programs/sports-performance.jpg"),
    address: addressOf(places.westChester),
    geo: geoOf(places.westChester),
    hasMap: places.westChester.directionsUrl,
    parentOrganization: { "@id": ids.gym },
  };
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
  ["24/7 member access", true],
  [facility.parking, true],
  ["Square feet", facility.squareFeet],
  ["Private showers", facility.privateShowers],
  ["Private bathrooms", facility.privateBathrooms],
  ["Partner offices", facility.partnerOffices],
];

/** When someone opens the door to a guest; members come at any hour, which is an amenity. */
function weekOf(): OpeningHoursSpecification[] {
  const kept = days.flatMap((day) => {
    const hours = staffHours[day];
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
