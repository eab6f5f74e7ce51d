import { createHash } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentNow } from "#leads/post/thanks.ts";
import { htmlProblems } from "#test/browser/html-rules.ts";
import { leftOut } from "#test/browser/google-facts.ts";
import { readJsonLd, findProblems, missingTexts } from "#test/browser/structured-facts.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { readMeta, readPage, type ReadPage } from "#test/browser/page-reader.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { fileDates } from "#app/seo/file-dates.ts";
import { isSpecified } from "#test/specification.ts";
import { BUDGET, maxStyles } from "./budgets.ts";

// Crawls the site without script. URLs in pages must use SITE_URL, although another host is requested.
const SITE = "http://gym.example";

let server: RunningServer;
let pages: ReadPage[];
/** The tour document, which other pages embed. */
let tour: ReadPage;
let sitemap: string;

beforeAll(async () => {
  server = await startServer({ SITE_URL: SITE });
  sitemap = await fetch(`${server.url}/sitemap.xml`).then((answer) => answer.text());
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => url.replace(SITE, ""));
  pages = [];
  for (const path of paths) pages.push(await readPage(server.url, path));
  tour = await readPage(server.url, "/tour");
});

afterAll(() => server?.stop());

describe("every page", () => {
  test("is in the sitemap once, answers, and has its canonical URL", () => {
    expect(pages.map(({ path }) => path)).toEqual(ROUTES);
    for (const { path, status, canonical } of pages)
      expect([path, status, canonical]).toEqual([path, 200, SITE + path]);
  });

  test("has a unique title and description of sensible length", () => {
    const west = "/programs/sports-performance/";
    for (const { path, title, description } of pages) {
      expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(15);
      // The specification prescribes long titles for sports.
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(path.startsWith(west) ? 90 : 65);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    }
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  test("has one h1, and headings that never skip a level", () => {
    for (const { path, headings } of pages) {
      expect(headings.filter(({ level }) => level === 1).length, path).toBe(1);
      const skips = headings.filter(({ level }, i) => level > (headings[i - 1]?.level ?? 0) + 1);
      expect(skips, path).toEqual([]);
    }
  });

  test("is valid HTML", async () => {
    const problems: string[] = [];
    for (const { path, html } of [...pages, tour]) problems.push(...(await htmlProblems(path, html)));
    const lost = await readPage(server.url, "/no/such/page");
    problems.push(...(await htmlProblems("not found", lost.html)));
    expect(problems).toEqual([]);
    expect([lost.status, lost.canonical, lost.graph.length]).toEqual([404, "", 0]);
  });

  test("stays within its budget of bytes and elements, with inlined styles", async () => {
    for (const { path, html } of [...pages, tour]) {
      expect(html.match(/<link rel="preload"[^>]*as="font"/g), path).toHaveLength(2);
      expect(html.match(/<link rel="stylesheet"(?![^>]*disabled)[^>]*>/g), path).toBeNull();
      const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      expect(styles.length, path).toBeGreaterThan(10_000);
      expect(styles.length, path).toBeLessThanOrEqual(maxStyles(path));
      expect(await brotliBytes(path), path).toBeLessThanOrEqual(BUDGET.html);
      expect((html.match(/<[a-z]/g) ?? []).length, path).toBeLessThanOrEqual(BUDGET.tags);
    }
  });

  test("has a social card with its own text and picture", () => {
    for (const { path, html, title, description } of pages) {
      expect(readMeta(html, "og:title"), path).toBe(title);
      expect(readMeta(html, "og:description"), path).toBe(description);
      expect(readMeta(html, "og:url"), path).toBe(SITE + path);
      expect(readMeta(html, "twitter:card"), path).toBe("summary_large_image");
      expect(readMeta(html, "og:image"), path).toBe(`${SITE}/social${path === "/" ? "/home" : path}.jpg`);
    }
  });
});

test("every internal link leads to an existing page or file, every anchor to an element", async () => {
  const known = new Map(pages.map((page) => [page.path, page]));
  const missing: string[] = [];
  const targets = new Map<string, string>();
  for (const { path, links } of pages) {
    for (const href of links) {
      const target = new URL(href, server.url + path);
      if (target.origin === server.url) targets.set(target.pathname + target.search + target.hash, path);
    }
  }
  for (const [target, from] of targets) {
    const [address = "", anchor] = target.split("#");
    const page = known.get(address) ?? (await readPage(server.url, address));
    known.set(address, page);
    if (page.status !== 200) missing.push(`${from} links to ${target}: ${page.status}`);
    // Linked pages must be in the sitemap, except for the tour document.
    if (page.canonical === SITE + address && !ROUTES.includes(address))
      missing.push(`${address} is not in the sitemap`);
    if (anchor && !page.ids.has(decodeURIComponent(anchor)))
      missing.push(`${from} links to ${target}: no such place`);
  }
  expect(missing).toEqual([]);
  expect(targets.size).toBeGreaterThan(60);
});

test("views of a page share its canonical URL; further pages of a list have their own", async () => {
  const address = async (path: string) => (await readPage(server.url, path)).canonical;
  expect(await address("/pricing?who=me")).toBe(`${SITE}/pricing`);
  expect(await address("/schedule?program=evo-mayhem&utm_source=x")).toBe(`${SITE}/schedule`);
  expect(await address(`/contact?sent=${sentNow()}`)).toBe(`${SITE}/contact`);
  expect(await address("/gallery?page=2")).toBe(`${SITE}/gallery?page=2`);
  expect(await address("/tour")).toBe(`${SITE}/virtual-tour`);
  expect(await address("/programs/no-such-program")).toBe("");
});

describe("structured data", () => {
  test("follows the rules of its types, and contains no ratings", () => {
    expect(pages.flatMap(findProblems)).toEqual([]);
    const types = new Set(readJsonLd(pages.map(({ graph }) => graph)).map((thing) => thing["@type"]));
    const wanted = "ExerciseGym Offer Event Service Person FAQPage ImageObject BreadcrumbList";
    for (const type of wanted.split(" ")) expect(types, type).toContain(type);
    // Films without a date are left out; in a shallow clone none has one.
    if (fileDates()["media/film/recap.mp4"]) expect(types).toContain("VideoObject");
    if (isSpecified) expect(types).toContain("SportsActivityLocation");
  });

  test("has what Google requires and recommends, or the rule has a reason", () => {
    expect(pages.flatMap(leftOut)).toEqual([]);
  });

  test("contains only text that the page shows", () => {
    expect(pages.flatMap(missingTexts)).toEqual([]);
  });

  test("has a URL for each event that leads to its anchor", () => {
    const addresses = pages.flatMap(({ path, graph, ids }) =>
      graph
        .filter((thing) => thing["@type"] === "Event")
        .map(({ url }) => {
          const { origin, pathname, hash } = new URL(url as string);
          expect([origin + pathname, ids.has(decodeURIComponent(hash.slice(1)))]).toEqual([
            SITE + path,
            true,
          ]);
          return url;
        }),
    );
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("refers only to nodes that are described on the site", () => {
    const described = new Set(pages.flatMap(({ graph }) => graph.map((thing) => thing["@id"])));
    const text = JSON.stringify(pages.map(({ graph }) => graph));
    const meant = Array.from(text.matchAll(/\{"@id":"([^"]+)"\}/g), ([, id]) => id);
    expect(meant.filter((id) => !described.has(id))).toEqual([]);
    expect(meant.length).toBeGreaterThan(50);
  });

  test("has the breadcrumbs of each page", () => {
    for (const { path, html, graph } of pages) {
      const shown = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
      const count = shown.split("<li").length - 1;
      const trail = graph.find((thing) => thing["@type"] === "BreadcrumbList");
      const items = (trail?.itemListElement ?? []) as { item: string }[];
      expect(items.length, path).toBe(count);
      if (path !== "/" && count > 0) expect(items.at(-1)?.item, path).toBe(SITE + path);
    }
  });
});

test("the sitemap has no future dates, and lists the gallery's pictures", async () => {
  for (const [, date = ""] of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
  expect(sitemap.split("<image:loc>").length).toBeGreaterThan(150);
  // A source that does not answer in time is left out until the next request.
  const now = () => fetch(`${server.url}/sitemap.xml`).then((answer) => answer.text());
  for (const folder of ["trainers", "nutrition-images"]) {
    await expect.poll(now, { interval: 1_000 }).toContain(`/media/${folder}/`);
  }
});

test("robots.txt names the sitemap", async () => {
  const robots = await fetch(`${server.url}/robots.txt`).then((answer) => answer.text());
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test("each page has its own social image, 1200 by 630 px and under 300 KB", async () => {
  const pictures = new Map<string, string>();
  for (const { path } of pages) {
    const answer = await fetch(`${server.url}/social${path === "/" ? "/home" : path}.jpg`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect([path, answer.status, width, height, format]).toEqual([path, 200, 1200, 630, "jpeg"]);
    expect(bytes.length, path).toBeLessThan(300_000);
    const sum = createHash("sha256").update(bytes).digest("hex");
    expect(pictures.get(sum), `${path} shares its picture`).toBeUndefined();
    pictures.set(sum, path);
  }
  expect((await fetch(`${server.url}/social/nobody.jpg`)).status).toBe(404);
});

test("the manifest's icons and screenshots have their declared sizes, two icons are maskable", async () => {
  const manifest = await fetch(`${server.url}/site.webmanifest`);
  expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
  type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string };
  const { icons, screenshots } = (await manifest.json()) as Record<"icons" | "screenshots", Picture[]>;
  for (const { src, sizes } of [...icons.filter((icon) => icon.sizes !== "any"), ...screenshots]) {
    const icon = await fetch(server.url + src).then((answer) => answer.arrayBuffer());
    const { width, height } = await sharp(icon).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(2);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(["wide", "narrow"]);
});

/** The size of a page as it is sent to browsers. */
async function brotliBytes(path: string): Promise<number> {
  const request = get(server.url + path, { headers: { "accept-encoding": "br" } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect(answer.headers["content-encoding"], path).toBe("br");
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}
