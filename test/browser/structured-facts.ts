import { hoursLines } from "#domain/schedule/week-hours.ts";
import { home, phone } from "#content/site.ts";
import type { ReadPage, Thing } from "./page-reader.ts";

/** All objects of a graph, nested ones too. */
export function readJsonLd(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(readJsonLd);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(readJsonLd);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

/** Properties that search engines require, by type. */
const required: Record<string, string[]> = {
  WebSite: ["name", "url", "publisher"],
  WebPage: ["name", "description", "url", "isPartOf", "primaryImageOfPage"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  ExerciseGym: [
    "@id",
    "name",
    "url",
    "telephone",
    "image",
    "address",
    "geo",
    "openingHoursSpecification",
    "specialOpeningHoursSpecification",
    "amenityFeature",
    "sameAs",
  ],
  SportsActivityLocation: ["@id", "name", "telephone", "address", "geo", "parentOrganization"],
  PostalAddress: ["addressLocality", "addressRegion", "postalCode", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: ["opens", "closes"],
  Offer: ["name", "price", "priceCurrency", "availability"],
  OfferCatalog: ["name", "itemListElement"],
  Event: [
    "name",
    "startDate",
    "endDate",
    "eventStatus",
    "eventAttendanceMode",
    "location",
    "organizer",
    "image",
  ],
  Service: ["name", "description", "provider", "serviceType", "url"],
  Person: ["name", "jobTitle", "worksFor"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  VideoObject: ["name", "description", "thumbnailUrl", "contentUrl", "uploadDate", "duration"],
  ImageObject: ["contentUrl"],
  ImageGallery: ["associatedMedia"],
};

const forms: Record<string, RegExp> = {
  startDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
  endDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  price: /^\d+\.\d\d$/,
  telephone: /^\+\d{11}$/,
  eventStatus: /^https:\/\/schema\.org\/Event(Scheduled|Cancelled)$/,
  duration: /^PT\d+S$/,
  uploadDate: /^\d{4}-\d\d-\d\dT/,
  url: /^https?:\/\//,
  contentUrl: /^https?:\/\//,
  thumbnailUrl: /^https?:\/\//,
  item: /^https?:\/\//,
  image: /^https?:\/\//,
};

/** Violations of these rules in a graph. */
export function findProblems(page: ReadPage): string[] {
  return readJsonLd(page.graph).flatMap((thing) => {
    const type = thing["@type"];
    const missing = (required[type] ?? []).filter((name) => thing[name] === undefined || thing[name] === "");
    const malformed = Object.entries(thing).filter(
      ([name, value]) => typeof value === "string" && forms[name] && !forms[name].test(value),
    );
    const praise = ["aggregateRating", "review"].filter((name) => name in thing);
    return [
      ...missing.map((name) => `${page.path}: ${type} has no ${name}`),
      ...malformed.map(([name, value]) => `${page.path}: ${type}.${name} is '${String(value)}'`),
      ...praise.map((name) => `${page.path}: ${type} praises itself by ${name}`),
    ];
  });
}

/** Texts of the graph that are not visible on the page. */
export function missingTexts(page: ReadPage): string[] {
  const said = page.text.toLowerCase();
  const words = readJsonLd(page.graph).flatMap(readWords);
  return words
    .filter((text) => !said.includes(text.replace(/\s+/g, " ").trim().toLowerCase()))
    .map((text) => `${page.path} does not say '${text}'`);
}

function readWords(thing: Thing): string[] {
  const { name, description, text, caption, jobTitle, price } = thing as Record<string, string>;
  switch (thing["@type"]) {
    case "ListItem":
    case "Question":
      return [name!];
    case "Answer":
      return [text!];
    case "Person":
      return [name!, jobTitle!, ...(description ? [description] : [])];
    case "Event":
      return [name!, description!, (thing.location as { name: string }).name];
    case "Offer":
      return [name!.replace("Unlimited climbing", "unlimited open climbing"), dollars(price!)];
    case "ImageObject":
      return caption ? [caption] : [];
    case "Service":
      return [name!];
    case "VideoObject":
      return [name!];
    case "ExerciseGym":
      return [name!, phone.display, ...hoursLines(home.hours).map(({ hours }) => hours)];
    case "PostalAddress":
      return [thing.streetAddress, thing.addressLocality, thing.postalCode].filter(
        (part) => part,
      ) as string[];
    default:
      return [];
  }
}

/** '1250.00' is '$1,250.00' or '$1,250' on a page. */
function dollars(price: string) {
  const [whole, cents] = price.split(".");
  return `$${Number(whole).toLocaleString("en-US")}${cents === "00" ? "" : `.${cents}`}`;
}
