import type { Place } from "#domain/place.ts";
import { brand, home } from "#content/site.ts";
import { env } from "#config/env.server.ts";

/** Absolute URL of a path on this site; SITE_URL is the host, whatever host the request used. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** `@id`s that JSON-LD nodes on different pages share. */
export const nodeIds = {
  website: absoluteUrl("/#site"),
  gym: absoluteUrl("/#gym"),
};

export function placeId({ id, page }: Place): string {
  if (id === home.id) return nodeIds.gym;
  return absoluteUrl(page ? `${page}#hall` : `/contact#${id}`);
}

/** A self-contained reference, for parsers that read a single page. */
export function organization(place: Place = home) {
  const isHome = place.id === home.id;
  return {
    "@type": "Organization",
    "@id": placeId(place),
    name: isHome ? brand.name : place.name,
    url: absoluteUrl((!isHome && place.page) || "/"),
  } as const;
}
