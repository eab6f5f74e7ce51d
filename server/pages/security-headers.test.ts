import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openSharedBrowser } from "#test/browser/browser.ts";
import { observatoryScore } from "#test/browser/observatory.ts";
import { rawRequest, sendRaw } from "#test/support/raw-http.ts";
import { type RunningServer, startServer, startSharedServer } from "#test/support/start-server.ts";

let server: RunningServer;
let local: RunningServer;

// Behind a TLS proxy, as the Observatory would see the site.
beforeAll(async () => {
  server = await startServer({
    SITE_URL: "https://gym.example",
    TRUST_PROXY: "1",
    TOUR_EMBED_URL: "https://tours.example/hall",
    MAP_EMBED_URL: "none",
    MAP_EMBED_URL_WEST_CHESTER: "none",
  });
  local = await startSharedServer();
});

afterAll(async () => {
  await server?.stop();
});

const https = { "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7" };

function get(path: string, headers: Record<string, string> = https, init: RequestInit = {}) {
  return fetch(server.url + path, { ...init, redirect: "manual", headers });
}

describe("Mozilla's Observatory", () => {
  test.each(["/", "/pricing", "/contact", "/tour", "/no-such-page"])("%s scores A+", async (path) => {
    const answer = await get(path);
    const httpRedirect = await get(path, { ...https, "x-forwarded-proto": "http" });
    const { score, grade, verdicts } = observatoryScore({
      headers: answer.headers,
      html: await answer.text(),
      httpRedirect,
    });
    expect(grade, JSON.stringify(verdicts, null, 1)).toBe("A+");
    expect(score).toBe(140);
  });

  test("our implementation of its rules finds problems", () => {
    const bare = { headers: new Headers(), html: "", httpRedirect: new Response() };
    expect(observatoryScore(bare)).toMatchObject({ score: 10, grade: "F" });
  });
});

describe("the content security policy", () => {
  test("allows nothing by default, no inline script, styles by hash, and only configured frames", async () => {
    const answer = await get("/virtual-tour");
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    for (const part of [
      "default-src 'none'",
      "script-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).toContain("frame-src 'self' https://tours.example;");
    const inside = Array.from(
      html.matchAll(/<(script(?![^>]*\bsrc=)[^>]*|style)>([\s\S]*?)<\/(?:script|style)>/g),
    );
    const [style, ...others] = inside.toSorted(([, a = ""], [, b = ""]) => b.localeCompare(a));
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style![2]!).digest("base64")}'`);
    expect(others.map(([, tag]) => tag)).toEqual(['script type="application/ld+json"']);
    expect(html).not.toMatch(/<[a-z][^>]* (style|on[a-z]+)="/i);
  });

  test("allows framing only for the tour, by the site itself, with motion sensors", async () => {
    const [tour, home] = await Promise.all([get("/tour"), get("/")]);
    expect(tour.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(home.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(tour.headers.get("permissions-policy")).toContain("gyroscope=(self");
  });
});

describe("the opener policy", () => {
  test("is sent to all clients", async () => {
    expect((await get("/about")).headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });

  test("severs the window from another site's page", async () => {
    const context = await (await openSharedBrowser()).newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.route("http://other.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Another site</title>" }),
    );
    await page.goto("http://other.example/");
    const [ours] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate(
        (url) => Object.assign(window, { theirs: window.open(url) }) && null,
        `${local.url}/about`,
      ),
    ]);
    await ours.waitForLoadState();
    expect(await ours.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate("window.theirs.closed")).toBe(true);
  });
});

test("every kind of response has the common headers", async () => {
  const lead = { method: "POST", body: new URLSearchParams({ name: "" }) };
  const answers: [string, number, Promise<Response>][] = [
    ["page", 200, get("/about")],
    ["page data, of which there is none", 404, get("/about.data")],
    [
      "unchanged",
      304,
      get("/about").then((first) => get("/about", { ...https, "if-none-match": first.headers.get("etag")! })),
    ],
    ["static file", 200, get("/favicon.svg")],
    ["picture", 200, get("/media/site/hero-home.webp?w=320&f=webp")],
    ["picture that is not there", 404, get("/media/site/nothing.webp?w=320&f=webp")],
    ["size off the ladder", 400, get("/media/site/hero-home.webp?w=321&f=webp")],
    ["film", 200, get("/media/film/hero.webm", https, { method: "HEAD" })],
    ["redirect", 301, get("/About")],
    ["no page", 404, get("/nothing-here")],
    ["invalid form", 400, get("/contact", https, lead)],
    ["foreign form", 403, get("/contact", { ...https, origin: "https://evil.example" }, lead)],
    ["method", 405, get("/about", https, { method: "DELETE" })],
    ["health", 200, get("/healthz")],
    ["readiness", 200, get("/readyz")],
    ["metrics", 403, get("/metrics")],
    ["address", 400, get("/%zz")],
    ["to https", 301, get("/", { "x-forwarded-proto": "http" })],
  ];
  for (const [name, status, asked] of answers) {
    const answer = await asked;
    expect(answer.status, name).toBe(status);
    expect(Object.fromEntries(answer.headers), name).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": expect.stringMatching(/max-age=63072000/),
    });
    expect(answer.headers.has("set-cookie"), name).toBe(false);
    expect(answer.headers.has("x-powered-by"), name).toBe(false);
    if (answer.headers.get("content-type")?.startsWith("text/html"))
      expect(answer.headers.get("content-security-policy"), name).toContain("default-src 'none'");
    await answer.body?.cancel();
  }
  const noHttp = await sendRaw(server.url, rawRequest("HELLO there,"));
  expect(noHttp.head).toContain("x-content-type-options: nosniff");
});

test("the map's origin is allowed on pages that can show the map", async () => {
  const policy = (await fetch(`${local.url}/contact`)).headers.get("content-security-policy");
  expect(policy).toContain("frame-src 'self' https://www.openstreetmap.org;");
  expect(policy).not.toContain("upgrade-insecure-requests");
});
