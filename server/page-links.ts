const TAG = /<link ([^>]*)\/?>/g;
const HERO =
  /<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]*fetchPriority="high"/i;

/**
 * What the first view needs, as a Link header: the stylesheet, the fonts, and the picture that the page itself asks
 * for first. For proxies and browsers that begin to fetch before the page has come.
 */
export function pageLinks(html: string): string {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = Array.from(head.matchAll(TAG), ([, attributes = ""]) => attributes);
  const styles = tags.filter((tag) => attribute(tag, "rel") === "stylesheet");
  const fonts = tags.filter((tag) => attribute(tag, "as") === "font");
  const links = [
    ...styles.map((tag) => `<${attribute(tag, "href")}>; rel=preload; as=style`),
    ...fonts.map((tag) => {
      const type = attribute(tag, "type");
      return `<${attribute(tag, "href")}>; rel=preload; as=font; type="${type}"; crossorigin`;
    }),
  ];
  const [, type, sources, sizes] = HERO.exec(html) ?? [];
  if (type && sources && sizes) {
    const smallest = sources.split(" ")[0];
    links.push(
      `<${plain(smallest!)}>; rel=preload; as=image; type="${type}"; imagesrcset="${plain(sources)}"; imagesizes="${plain(sizes)}"; fetchpriority=high`,
    );
  }
  return links.join(", ");
}

function attribute(tag: string, name: string): string {
  return plain(new RegExp(`(?:^| )${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
}

function plain(escaped: string): string {
  return escaped.replaceAll("&amp;", "&");
}
