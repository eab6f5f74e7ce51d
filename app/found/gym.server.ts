import type {
  ExerciseGym,
  OpeningHoursSpecification,
  PostalAddress,
  SportsActivityLocation,
  WebSite,
} from "schema-dts";
import type { HolidayHours } from "#content/hours.ts";
import type { Place } from "#content/place.ts";
import { access, brand, email, facility, home, phone, places, social } from "#content/site.ts";
import { days, type WeeklyHours } from "#content/week.ts";
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
    address: addressOf(home),
    geo: geoOf(home),
    hasMap: home.directionsUrl,
    openingHoursSpecification: weekOf(home.hours),
    specialOpeningHoursSpecification: holidays.map(exception),
    amenityFeature: amenities.map(([name, value]) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value,
    })),
    sameAs: Object.values(social).map(({ url }) => url),
    publicAccess: true,
    ...(branches.length > 0 && { department: branches.map(branch) }),
  };
}

/** The other places with hours of their own; one that is open by appointment is told on its own page alone. */
const branches = places.slice(1).filter(({ hours }) => hours !== "by appointment");

/** Another place than the first. */
export function branch(place: Place): SportsActivityLocation {
  const page = place.page ?? "/contact";
  return {
    "@type": "SportsActivityLocation",
    "@id": idOf(place),
    name: place.name,
    url: absolute(page),
    telephone: place.phone.e164,
    image: absolute(`/social${page}.jpg`),
    address: addressOf(place),
    geo: geoOf(place),
    hasMap: place.directionsUrl,
    ...(place.hours !== "by appointment" && { openingHoursSpecification: weekOf(place.hours) }),
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
  [access.members, true],
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
