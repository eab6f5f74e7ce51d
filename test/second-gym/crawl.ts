import { type ReadPage, readPage } from "#test/browser/page-reader.ts";

/**
 * Status of every URL in the sitemap, of every link and, unless left out, of every picture, in one size. Sizing pictures takes
 * long.
 */
export async function crawl(origin: string, more: readonly string[] = [], { pictures = true } = {}) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || "/",
  );
  const statuses = new Map<string, number>();
  const pages: ReadPage[] = [];
  for (const path of [...listed, ...more]) {
    const page = await readPage(origin, path);
    pages.push(page);
    statuses.set(path, page.status);
  }
  const addresses = pages.flatMap(({ html }) =>
    Array.from(html.matchAll(/\s(?:href|src|action)="(\/(?!\/)[^"#]*)/g), ([, path = ""]) =>
      path.replaceAll("&amp;", "&"),
    ),
  );
  const files = new Map(
    addresses.map((path) => [path.startsWith("/media/") ? path.split("?")[0] : path, path]),
  );
  for (const path of files.values()) {
    if (statuses.has(path) || (!pictures && path.startsWith("/media/"))) continue;
    const answer = await fetch(origin + path, { redirect: "manual" });
    await answer.body?.cancel();
    statuses.set(path, answer.status);
  }
  return { pages, statuses, listed };
}
