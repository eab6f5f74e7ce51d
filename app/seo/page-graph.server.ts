import type { BreadcrumbList, Thing, WebPage } from "schema-dts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { home } from "#content/site.ts";
import type { Crumb } from "#ui/shown-trail.ts";
import { absolute, idOf, ids } from "./address.server.ts";
import { branch, website } from "./gym.server.ts";
import { socialPath, type SitePage } from "./page-facts.ts";

/** Everything that one page says, for machines: what every page does, and what is its own. */
export function thingsOn(
  page: SitePage,
  gym: GymFacts,
  trail: readonly Crumb[],
  own: readonly (Thing | null)[],
): Thing[] {
  return [
    website(),
    pageOf(page),
    trail.length > 0 ? trailOf(page.path, trail) : null,
    page.place && page.place.id !== home.id ? branch(gym, page.place) : null,
    ...own,
  ].filter((thing) => thing !== null);
}

function pageOf({ path, title, description, place }: SitePage): WebPage {
  return {
    "@type": "WebPage",
    "@id": absolute(`${path}#page`),
    url: absolute(path),
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@id": ids.site },
    about: { "@id": idOf(place ?? home) },
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: absolute(socialPath(path)) },
  };
}

/** The trail as the page shows it; the last crumb is the page itself. */
function trailOf(path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": absolute(`${path}#trail`),
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(index === trail.length - 1 ? path : (to ?? path)),
    })),
  };
}
