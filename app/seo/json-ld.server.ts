import type { BreadcrumbList, Thing, WebPage } from "schema-dts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { home } from "#content/site.ts";
import type { Crumb } from "#ui/trail.ts";
import { socialImagePath, type SitePage } from "./page-meta.ts";
import { branch, website } from "./schema-gym.server.ts";
import { absoluteUrl, nodeIds, placeId } from "./urls.server.ts";

/** The nodes that every page has, and the page's own. */
export function jsonLdGraph(
  page: SitePage,
  gym: GymFacts,
  trail: readonly Crumb[],
  pageNodes: readonly (Thing | null)[],
): Thing[] {
  return [
    website(),
    webPage(page),
    trail.length > 0 ? breadcrumbList(page.path, trail) : null,
    page.place && page.place.id !== home.id ? branch(gym, page.place) : null,
    ...pageNodes,
  ].filter((node) => node !== null);
}

/** Escapes '<', so that no text can close the script element. */
export function serializeJsonLd(graph: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}

function webPage({ path, title, description, place }: SitePage): WebPage {
  return {
    "@type": "WebPage",
    "@id": absoluteUrl(`${path}#page`),
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@id": nodeIds.website },
    about: { "@id": placeId(place ?? home) },
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: absoluteUrl(socialImagePath(path)) },
  };
}

/** The last crumb is the current page. */
function breadcrumbList(path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": absoluteUrl(`${path}#trail`),
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(index === trail.length - 1 ? path : (to ?? path)),
    })),
  };
}
