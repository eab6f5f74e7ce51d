import type { Place } from "#domain/place.ts";
import { brand, home } from "#content/site.ts";
import { env } from "#config/env.server.ts";

/** The whole address of a path of ours, whatever host a request came to. */
export function absolute(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** The names by which structured data on different pages mean the same thing. */
export const ids = {
  site: absolute("/#site"),
  gym: absolute("/#gym"),
};

export function idOf({ id, page }: Place): string {
  if (id === home.id) return ids.gym;
  return absolute(page ? `${page}#hall` : `/contact#${id}`);
}

/** Who stands behind something, for readers that know no other page of ours. */
export function us(id = ids.gym) {
  return { "@type": "Organization", "@id": id, name: brand.name, url: absolute("/") } as const;
}
