import { readJsonLd } from "./structured-facts.ts";
import type { ReadPage, Thing } from "./page-reader.ts";

type Rule = {
  required: string[];
  recommended: string[];
  /** Recommended properties that are left out, with the reason. */
  without: Record<string, string>;
};

const PLACE: Rule = {
  required: ["address", "name"],
  recommended: [
    "geo.latitude",
    "geo.longitude",
    "openingHoursSpecification",
    "telephone",
    "url",
    "image",
    "priceRange",
    "aggregateRating",
    "review",
    "department",
  ],
  without: {
    priceRange: "every price stands on the page as an Offer",
    aggregateRating: "who praises oneself is not shown",
    review: "who praises oneself is not shown",
    department: "there is none",
  },
};

/**
 * Required and recommended properties for Google's rich results, for the types on our pages:
 * https://developers.google.com/search/docs/appearance/structured-data/<breadcrumb, event, faqpage, local-business, video,
 * image-license-metadata>
 */
const RULES: Record<string, Rule> = {
  BreadcrumbList: { required: ["itemListElement"], recommended: [], without: {} },
  ListItem: { required: ["item", "name", "position"], recommended: [], without: {} },
  Event: {
    required: ["location.address", "name", "startDate"],
    recommended: [
      "description",
      "endDate",
      "eventStatus",
      "image",
      "location.name",
      "organizer.name",
      "organizer.url",
      "offers",
      "performer",
    ],
    without: {
      offers: "what an event costs, if anything, is told in its words alone",
      performer: "nobody performs",
    },
  },
  FAQPage: { required: ["mainEntity"], recommended: [], without: {} },
  ImageObject: {
    required: ["contentUrl", "creator"],
    recommended: ["acquireLicensePage", "creator.name", "creditText", "copyrightNotice", "license"],
    without: { copyrightNotice: "some are others', used with permission: what `license` leads to says so" },
  },
  Question: { required: ["acceptedAnswer", "acceptedAnswer.text", "name"], recommended: [], without: {} },
  ExerciseGym: PLACE,
  SportsActivityLocation: {
    ...PLACE,
    without: { ...PLACE.without, openingHoursSpecification: "it opens by appointment" },
  },
  VideoObject: {
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["contentUrl", "description", "duration", "expires", "interactionStatistic"],
    without: {
      expires: "they stay",
      interactionStatistic: "nobody is counted",
    },
  },
};

/** Properties that a page lacks, and properties that a rule wrongly lists as left out. */
export function leftOut(page: ReadPage): string[] {
  return readJsonLd(page.graph).flatMap((thing) => {
    // A reference to a node that is described elsewhere has only a name.
    const rule = Object.keys(thing).length > 2 ? RULES[thing["@type"]] : undefined;
    if (!rule) return [];
    const { required, recommended, without } = rule;
    const missing = [...required, ...recommended.filter((name) => !(name in without))].filter(
      (name) => !has(thing, name),
    );
    const there = Object.keys(without).filter((name) => has(thing, name));
    return [
      ...missing.map((name) => `${page.path}: ${thing["@type"]} has no ${name}`),
      ...there.map((name) => `${page.path}: ${thing["@type"]} has ${name} after all`),
    ];
  });
}

function has(thing: Thing, path: string): boolean {
  const value = path.split(".").reduce<unknown>((at, name) => (at as Thing | undefined)?.[name], thing);
  return value !== undefined && value !== "";
}
