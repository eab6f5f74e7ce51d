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
import { absoluteUrl, nodeIds, placeId } from "./urls.server.ts";

export function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": nodeIds.website,
    name: brand.name,
    url: absoluteUrl("/"),
    inLanguage: "en-US",
    publisher: { "@id": nodeIds.gym },
  };
}

export function gym(facts: GymFacts, holidays: readonly HolidayHours[]): ExerciseGym {
  const { phone, email, hours, access, social } = facts;
  return {
    "@type": "ExerciseGym",
    "@id": nodeIds.gym,
    name: brand.name,
    url: absoluteUrl("/"),
    description: brand.tagline,
    slogan: brand.mission,
    ...(brand.founded !== null && { foundingDate: String(brand.founded) }),
    telephone: phone.e164,
    email: email.display,
    logo: absoluteUrl("/icon-512.png"),
    image: absoluteUrl("/social/home.jpg"),
    address: postalAddress(home),
    ...geo(home),
    hasMap: home.directionsUrl,
    openingHoursSpecification: openingHours(hours),
    specialOpeningHoursSpecification: holidays.map(specialHours),
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

/** The other places with opening hours; those open by appointment have their own page. */
const branches = places.slice(1).filter(({ hours }) => hours !== "by appointment");

export function branch({ phone }: Pick<GymFacts, "phone">, place: Place): SportsActivityLocation {
  const page = place.page ?? "/contact";
  return {
    "@type": "SportsActivityLocation",
    "@id": placeId(place),
    name: place.name,
    url: absoluteUrl(page),
    telephone: (sharesPhone(place) ? phone : place.phone).e164,
    image: absoluteUrl(`/social${page}.jpg`),
    address: postalAddress(place),
    ...geo(place),
    hasMap: place.directionsUrl,
    ...(place.hours !== "by appointment" && { openingHoursSpecification: openingHours(place.hours) }),
    parentOrganization: { "@id": nodeIds.gym },
  };
}

/** Whether a place has the gym's own number, which can be changed in the settings. */
function sharesPhone(place: Place): boolean {
  return place.phone.e164 === home.phone.e164;
}

export function postalAddress({ street, town, region, postalCode }: Place): PostalAddress {
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    addressLocality: town,
    addressRegion: region,
    postalCode,
    addressCountry: "US",
  };
}

function geo({ latitude, longitude }: Place) {
  if (latitude === null || longitude === null) return null;
  return { geo: { "@type": "GeoCoordinates", latitude, longitude } } as const;
}

const figures: [name: string, value: number | null][] = [
  ["Square feet", facility.squareFeet],
  ["Private showers", facility.privateShowers],
  ["Private bathrooms", facility.privateBathrooms],
  ["Partner offices", facility.partnerOffices],
];
const amenities: [name: string, value: number | boolean][] = [
  ...(facility.parking ? [[facility.parking, true] as [string, boolean]] : []),
  ...figures.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, number]])),
];

/** Staffed hours. Member access around the clock is an amenity. */
function openingHours(week: WeeklyHours): OpeningHoursSpecification[] {
  const openDays = days.flatMap((day) => {
    const hours = week[day];
    return hours ? [{ day, span: `${hours.opens}-${hours.closes}`, hours }] : [];
  });
  return [...Map.groupBy(openDays, ({ span }) => span).values()].map((same) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: same.map(({ day }) => `https://schema.org/${day}` as const),
    opens: same[0]!.hours.opens,
    closes: same[0]!.hours.closes,
  }));
}

/** Closed days open and close at midnight, as schema.org prescribes. */
function specialHours({ date, opens, closes, reason }: HolidayHours): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    name: reason,
    validFrom: date,
    validThrough: date,
    opens: opens ?? "00:00",
    closes: closes ?? "00:00",
  };
}
