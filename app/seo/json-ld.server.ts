import type { StaticHandlerContext } from "react-router";
import type { Graph } from "schema-dts";
import type { loader as rootLoader } from "#app/root.tsx";
import { brand } from "#content/site.ts";
import { absolute } from "./address.server.ts";
import type { MachineFacts } from "./json-ld.ts";
import { thingsOn } from "./page-graph.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { pageAt } from "./pages.server.ts";
import { socialPath, type SitePage } from "./page-facts.ts";
import { toolkit } from "./toolkit.server.ts";

/** Made from the very data that the page is made from; null for an address without a page, and for an error. */
export async function machineFacts(shown: StaticHandlerContext): Promise<MachineFacts | null> {
  const { location, errors } = shown;
  const page = errors ? undefined : await pageAt(location.pathname);
  if (!page) return null;
  const { title, description, within } = page;
  const words = { title, description, canonical: canonicalOf(page, location.search) };
  if (within) return { ...words, tags: [], graph: null };
  const own = ownThings(page, shown);
  return {
    ...words,
    tags: sharedLinkTags(page),
    graph: (trail) =>
      jsonLd({
        "@context": "https://schema.org",
        "@graph": thingsOn(page, rootOf(shown.loaderData).gym, trail, own),
      }),
  };
}

function canonicalOf({ path, within, paged }: SitePage, search: string): string {
  const number = paged ? new URLSearchParams(search).get("page") : null;
  return absolute((within ?? path) + (number ? `?page=${number}` : ""));
}

function ownThings(page: SitePage, { matches, loaderData }: StaticHandlerContext) {
  const { things } = (matches.at(-1)?.route.handle ?? {}) as PageHandle<(...args: never[]) => unknown>;
  const { gym, holidays } = rootOf(loaderData);
  return things?.({ ...toolkit(page, gym, holidays), page, loaderData: loaderData[page.id] }) ?? [];
}

function rootOf(loaderData: StaticHandlerContext["loaderData"]) {
  return loaderData.root as Awaited<ReturnType<typeof rootLoader>>;
}

function sharedLinkTags({ path, title, description }: SitePage): MachineFacts["tags"] {
  const picture = absolute(socialPath(path));
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: absolute(path) },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${title}, on a picture of the gym` },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
  ];
}

/** '<' can't end the script, nor begin a comment in it. */
function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
