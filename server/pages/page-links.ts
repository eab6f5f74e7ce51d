const TAG = /<link ([^>]*)\/?>/g;
const HERO =
  /<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]*fetchPriority="high"/i;

/** The fonts of a page as values of a Link header, for a proxy that asks what to fetch before the page has come. */
export function fontLinks(html: string): string[] {
  const head = html.slice(0, html.indexOf("</head>"));
  return Array.from(head.matchAll(TAG), ([, attributes = ""]) => attributes)
    .filter((tag) => attribute(tag, "as") === "font")
    .map((tag) => {
      const type = attribute(tag, "type");
      return `<${attribute(tag, "href")}>; rel=preload; as=font; type="${type}"; crossorigin`;
    });
}

/** A preload link for the picture that a page itself asks for first; nothing where there is none. */
export function heroPreload(html: string): string {
  const [, type, sources, sizes] = HERO.exec(html) ?? [];
  if (!sources) return "";
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high"/>`;
}

function attribute(tag: string, name: string): string {
  return plain(new RegExp(`(?:^| )${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
}

function plain(escaped: string): string {
  return escaped.replaceAll("&amp;", "&");
}
