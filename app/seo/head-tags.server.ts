import type { StaticHandlerContext } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import type { HeadTags } from "#app/document.ts";
import { brand } from "#content/site.ts";
import { jsonLdGraph, serializeJsonLd } from "./json-ld.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { socialImagePath, type SitePage } from "./page-meta.ts";
import { schemaBuilders } from "./schema-builders.server.ts";
import { absoluteUrl } from "./urls.server.ts";

/** The head tags of the rendered page; null for errors and unknown paths. */
export function headTags(match: SitePage | undefined, context: StaticHandlerContext): HeadTags | null {
  const { location, errors } = context;
  if (errors || !match) return null;
  const page = { ...match, description: describe(match, context) };
  const { title, description, embeddedIn } = page;
  const tags = { title, description, canonical: canonicalUrl(page, location.search) };
  if (embeddedIn) return { ...tags, meta: [], jsonLd: null };
  const nodes = pageNodes(page, context);
  return {
    ...tags,
    meta: socialTags(page),
    jsonLd: (trail) => serializeJsonLd(jsonLdGraph(page, rootData(context).gym, trail, nodes)),
  };
}

function canonicalUrl({ path, embeddedIn, paged }: SitePage, search: string): string {
  const number = paged ? new URLSearchParams(search).get("page") : null;
  return absoluteUrl((embeddedIn ?? path) + (number ? `?page=${number}` : ""));
}

function describe({ id, description }: SitePage, context: StaticHandlerContext): string {
  return readHandle(context).description?.(context.loaderData[id]) ?? description;
}

function readHandle({ matches }: StaticHandlerContext) {
  return (matches.at(-1)?.route.handle ?? {}) as PageHandle<(...args: never[]) => unknown>;
}

/** What the page's own handle adds to the JSON-LD. */
function pageNodes(page: SitePage, context: StaticHandlerContext) {
  const { loaderData } = context;
  const { jsonLd } = readHandle(context);
  const { gym, holidays, pages } = rootData(context);
  return (
    jsonLd?.({ ...schemaBuilders(page, gym, holidays), page, pages, loaderData: loaderData[page.id] }) ?? []
  );
}

function rootData({ loaderData }: StaticHandlerContext) {
  return loaderData.root as Awaited<ReturnType<typeof rootLoader>>;
}

function socialTags({ path, title, description }: SitePage): HeadTags["meta"] {
  const image = absoluteUrl(socialImagePath(path));
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: absoluteUrl(path) },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${title}, on a picture of the gym` },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}
