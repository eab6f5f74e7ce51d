import { absoluteUrl } from "#app/seo/urls.server.ts";

export function loader() {
  const lines = ["User-agent: *", "Disallow: /measure", "", `Sitemap: ${absoluteUrl("/sitemap.xml")}`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
