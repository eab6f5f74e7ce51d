import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startServer } from "#test/support/start-server.ts";
import { newVisitor } from "#test/browser/visitor.ts";

const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const visitor = newVisitor(() => ({}));

function send(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${visitor.server.url}/measure`, {
    method: "POST",
    headers: { "user-agent": AGENT, origin: visitor.server.url, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  }).then(({ status }) => status);
}

const one = (page: string) => ({ source: "direct", seen: [{ kind: "view", page }], vitals: [] });

describe("the counter", () => {
  test("accepts small reports about our own pages, and refuses everything else", async () => {
    expect(await send(one("/pricing"))).toBe(204);
    expect(await send(one("/made-up/path"))).toBe(204);
    expect(await send(one("/pricing"), { origin: "https://other.example" })).toBe(403);
    expect(await send(one("/pricing"), { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await send({ ...one("/pricing"), email: "casey@sample.example" })).toBe(400);
    expect(await send({ source: "direct", seen: [{ kind: "gossip", page: "/" }], vitals: [] })).toBe(400);
    expect(await send("not json")).toBe(400);
    expect(await send("x".repeat(2049))).toBe(413);
    expect((await fetch(`${visitor.server.url}/measure`)).status).toBe(405);
  });

  test("counts neither visitors who opt out of tracking nor robots", async () => {
    expect(await send(one("/terms"), { dnt: "1" })).toBe(204);
    expect(await send(one("/terms"), { "sec-gpc": "1" })).toBe(204);
    expect(await send(one("/terms"), { "user-agent": "Googlebot/2.1" })).toBe(204);
  });

  test("limits the counts of one address", async () => {
    const answers = new Set<number>();
    for (let i = 0; i < 125; i++) answers.add(await send(one("/privacy")));
    expect(answers).toEqual(new Set([204, 429]));
    // A new server starts from zero; the old one has written its counts.
    const { dataDir } = visitor.server;
    await visitor.server.stop();
    visitor.server = await startServer({ DATA_DIR: dataDir });
    expect(counts("view", "/privacy")).toBeGreaterThan(100);
    expect([counts("view", "/pricing"), counts("view", "(other)"), counts("view", "/terms")]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe("a visit", () => {
  test("is counted late, without cookies: pages, a call, a form start and send, and web vitals", async () => {
    const page = await visitor.newPage({ userAgent: AGENT });
    const early: string[] = [];
    let loaded = false;
    page.on("load", () => (loaded = true));
    page.on("request", (request) => {
      if (!loaded && /measure/.test(request.url())) early.push(request.url());
    });
    await page.goto("/contact?utm_source=newsletter&utm_medium=email");
    // After the first report, all listeners are active.
    await page.waitForRequest(/\/measure$/);
    // The web-vitals library loads on the first interaction, and must be ready before the page is left.
    const vitals = page.waitForEvent("requestfinished", (request) => /vitals/.test(request.url()));
    const form = page.locator("form[method=post]");
    await form.locator("[name=name]").click();
    await vitals;
    await form.locator("[name=name]").fill("Casey Sample");
    await form.locator("[name=email]").fill("casey@sample.example");
    await form.locator("[name=message]").fill("When may I look around?");
    await form.locator("[type=submit]").click();
    await page.getByText("Message Sent Successfully").first().waitFor();
    await page.evaluate(() => {
      const call = document.querySelector<HTMLAnchorElement>("a[href^='tel:']")!;
      call.addEventListener("click", (event) => event.preventDefault());
      call.click();
    });
    await hide(page);
    expect(early).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    // Only what /privacy says is stored in the tab.
    const kept = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      Object.keys(JSON.parse(sessionStorage.getItem("landing") ?? "{}") as object),
    ]);
    expect(kept).toEqual([[], ["landing"], ["landing_page", "landing_referrer", "utm_source", "utm_medium"]]);
    // On a slow machine there are several reports, so the page stays until the last one is written.
    const readCounts = () => [
      counts("view", "/contact", "mail"),
      counts("form start", "/contact", "mail"),
      counts("form send", "/contact", "mail"),
      counts("call", "/contact", "mail"),
      counts("LCP", "/contact"),
    ];
    await expect.poll(readCounts).toEqual([1, 1, 1, 1, 1]);
    await page.context().close();
  });

  test("is not counted if the browser opts out of tracking: the script does not load", async () => {
    const page = await visitor.newPage({ userAgent: AGENT });
    await page.clock.install();
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const requests: string[] = [];
    page.on("request", (request) => {
      if (/measure/.test(request.url())) requests.push(request.url());
    });
    await page.goto("/about");
    await page.clock.runFor(30_000);
    expect(requests).toEqual([]);
  });
});

/** As when the visitor switches to another tab, which sends the report. */
function hide(page: Page) {
  return page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

function counts(kind: string, name: string, source?: string): number {
  const file = new DatabaseSync(join(visitor.server.dataDir, "site.sqlite"), {
    readOnly: true,
    timeout: 5000,
  });
  try {
    const query = "select sum(count) as sum from daily_counts where kind = ? and name = ? and source like ?";
    return Number(file.prepare(query).get(kind, name, source ?? "%")?.sum ?? 0);
  } finally {
    file.close();
  }
}
