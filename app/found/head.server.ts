import type { RouterContextProvider } from "react-router";
import type { Graph } from "schema-dts";
import { brand } from "#content/site.ts";
import { database } from "#data/store/database.server.ts";
import { readEvents } from "#data/events.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { readHolidayHours } from "#data/notices.server.ts";
import type { Crumb } from "#app/ui/shown-trail.ts";
import { absolute } from "./address.server.ts";
import { thingsOn } from "./page-graph.server.ts";
import { pageAt, socialPath, type FoundPage } from "./pages.ts";
import type { Shown } from "./shown.ts";

type Rendered = {
  path: string;
  context: Readonly<RouterContextProvider>;
  /** What the page's loaders gave, by route. */
  loaderData: Record<string, unknown>;
  trail: readonly Crumb[];
};

/**
 * What only machines read: words for shared links, structured data. Written on the server into the finished page, so
 * that it costs the browser no script and is not sent a second time with the page's data.
 */
export async function headFor({ path, context, loaderData, trail }: Rendered): Promise<string> {
  const page = pageAt(path);
  if (!page) return "";
  const now = new Date();
  const hours = path === "/" || path === "/contact";
  const [holidays, events] = await Promise.all([
    hours ? attempt(context, "holiday hours", () => readHolidayHours(database(), now)) : null,
    path === "/events" ? attempt(context, "events", () => readEvents(database(), now)) : null,
  ]);
  const things = thingsOn({
    page,
    shown: loaderData as Shown,
    trail,
    holidays: holidays ?? [],
    events: events ?? [],
  });
  return socialTags(page) + jsonLd({ "@context": "https://schema.org", "@graph": things });
}

function socialTags({ path, title, description }: FoundPage): string {
  const picture = absolute(socialPath(path));
  const tags = [
    ["og:type", "website"],
    ["og:site_name", brand.name],
    ["og:locale", "en_US"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", absolute(path)],
    ["og:image", picture],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", `${title}, on a photograph of the gym`],
  ];
  const twitter = [
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", picture],
  ];
  return [
    ...tags.map(([name, content = ""]) => `<meta property="${name}" content="${escaped(content)}"/>`),
    ...twitter.map(([name, content = ""]) => `<meta name="${name}" content="${escaped(content)}"/>`),
  ].join("");
}

/** '<' can't end the script, nor begin a comment in it. */
function jsonLd(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
