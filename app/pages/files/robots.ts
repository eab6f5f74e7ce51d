import { absolute } from "#app/seo/address.server.ts";

/** Everything may be read but what is no page: the counter, and the tour, which is found within its own page. */
export function loader() {
  const lines = ["User-agent: *", "Disallow: /measure", "", `Sitemap: ${absolute("/sitemap.xml")}`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
