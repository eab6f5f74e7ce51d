import type { RouterContextProvider, StaticHandlerContext } from "react-router";
import type { Graph } from "schema-dts";
import { brand } from "#content/site.ts";
import { database } from "#data/store/database.server.ts";
import { readEvents } from "#data/events.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { readHolidayHours } from "#data/notices.server.ts";
import { absolute } from "./address.server.ts";
import type { MachineFacts } from "./machine-facts.ts";
import { thingsOn } from "./page-graph.server.ts";
import { pageAt, socialPath, type FoundPage } from "./pages.ts";
import type { Shown } from "./shown.ts";

/** Made from the very data that the page is made from; null for an address without a page. */
export async function machineFacts(
  { location, loaderData, errors }: StaticHandlerContext,
  context: Readonly<RouterContextProvider>,
): Promise<MachineFacts | null> {
  const path = location.pathname;
  const page = errors ? undefined : pageAt(path);
  if (!page) return null;
  const now = new Date();
  const hours = path === "/" || path === "/contact";
  const [holidays, events] = await Promise.all([
    hours ? attempt(context, "holiday hours", () => readHolidayHours(database(), now)) : null,
    path === "/events" ? attempt(context, "events", () => readEvents(database(), now)) : null,
  ]);
  return {
    tags: sharedLinkTags(page),
    graph: (trail) => {
      const shown = {
        page,
        shown: loaderData as Shown,
        trail,
        holidays: holidays ?? [],
        events: events ?? [],
      };
      return jsonLd({ "@context": "https://schema.org", "@graph": thingsOn(shown) });
    },
  };
}

function sharedLinkTags({ path, title, description }: FoundPage): MachineFacts["tags"] {
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
