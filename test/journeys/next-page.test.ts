import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPlainBrowser, type PlainBrowser } from "#test/browser/plain-browser.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// Navigation in a real browser: prerendering, view transitions, back-forward cache.

/** The default user agent of a headless browser counts as a robot. */
const AGENT =
  "--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const POLL = { interval: 250 };
let server: RunningServer;
let browser: PlainBrowser;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "evo-next-"));
  [server, browser] = await Promise.all([startServer({ DATA_DIR: dataDir }), openPlainBrowser(AGENT)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const isAlive = () => document.readyState === "complete";

async function open(path: string) {
  await browser.goto(server.url + path);
  await expect.poll(() => browser.evaluate(() => location.pathname), POLL).toBe(path);
  await expect.poll(() => browser.evaluate(isAlive), POLL).toBe(true);
}

/** The center of a visible link. */
function findPlace(path: string) {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`));
  const middle = (link: Element) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const visible = links.find((link) => {
    const { x, y } = middle(link);
    return link.contains(document.elementFromPoint(x, y));
  });
  return visible ? middle(visible) : null;
}

/** The number of logged requests of a route. */
const countRequests = (route: string) =>
  server.log.filter((line) => line.includes(`"route":"${route}"`)).length;

/** Hovers the link until the home page has been requested. */
async function hoverHomeLink() {
  await expect.poll(() => browser.evaluate(findPlace, "/"), POLL).not.toBeNull();
  const at = (await browser.evaluate(findPlace, "/"))!;
  const before = countRequests("/");
  await browser.mouse("mouseMoved", at);
  await expect.poll(() => countRequests("/"), POLL).toBe(before + 1);
  return at;
}

/** Counted views, which the server writes every few seconds. */
function countViews(path: string) {
  const file = new DatabaseSync(join(dataDir, "site.sqlite"), { readOnly: true, timeout: 5000 });
  const query = file.prepare("select sum(count) as sum from daily_counts where kind = 'view' and name = ?");
  const views = Number(query.get(path)?.sum ?? 0);
  file.close();
  return views;
}

describe("hovering a link", () => {
  test("prerenders its page, which plays no film and is not counted until it is shown", async () => {
    await open("/virtual-tour");
    const pictures = countRequests("/media/*");
    const at = await hoverHomeLink();
    expect(countRequests("/")).toBe(1);
    await expect.poll(() => countRequests("/media/*"), POLL).toBeGreaterThan(pictures);
    await expect.poll(() => countViews("/virtual-tour"), POLL).toBe(1);
    expect(countViews("/")).toBe(0);
    expect(server.log.filter((line) => line.includes('"route":"/media/*","status":206'))).toEqual([]);
    await browser.mouse("mousePressed", at);
    await browser.mouse("mouseReleased", at);
    await expect.poll(() => browser.evaluate(() => location.pathname), POLL).toBe("/");
    const arrival = await browser.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return (entry as unknown as { activationStart: number }).activationStart > 0;
    });
    expect(arrival).toBe(true);
    expect(countRequests("/")).toBe(1);
    await expect
      .poll(() => server.log.some((line) => line.includes('"route":"/media/*","status":206')), POLL)
      .toBe(true);
    await expect.poll(() => countViews("/"), POLL).toBe(1);
  });
});

test("visitors from another site get prerendering too", async () => {
  const other = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<title>Another site</title>");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  await browser.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  await expect.poll(() => browser.evaluate(() => document.title), POLL).toBe("Another site");
  await browser.evaluate((url) => void (location.href = url), `${server.url}/virtual-tour`);
  await expect.poll(() => browser.evaluate(isAlive), POLL).toBe(true);
  const at = await hoverHomeLink();
  await browser.mouse("mousePressed", at);
  await browser.mouse("mouseReleased", at);
  await expect.poll(() => browser.evaluate(() => location.pathname), POLL).toBe("/");
  const activated = () =>
    (performance.getEntriesByType("navigation")[0] as unknown as { activationStart: number }).activationStart;
  expect(await browser.evaluate(activated)).toBeGreaterThan(0);
});

describe("back", () => {
  test.each(["/", "/contact"])("to %s restores the page", async (path) => {
    await open(path);
    await browser.evaluate(() => {
      Object.assign(window, { leftAt: location.pathname });
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await browser.evaluate(() => void location.assign("/about"));
    await expect.poll(() => browser.evaluate(() => location.pathname), POLL).toBe("/about");
    await expect.poll(() => browser.evaluate(isAlive), POLL).toBe(true);
    await browser.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => browser.evaluate(() => location.pathname), POLL).toBe(path);
    const state = () =>
      browser.evaluate(() => [Reflect.get(window, "leftAt"), Reflect.get(window, "persisted")]);
    await expect.poll(state, POLL).toEqual([path, true]);
  });
});

describe("from document to document", () => {
  // test/journeys/home.test.ts tests it with reduced motion.
  test("uses a view transition", async () => {
    await open("/terms");
    await browser.evaluate(() => {
      addEventListener("pageswap", (event) => {
        const { viewTransition } = event as Event & { viewTransition?: object };
        sessionStorage.setItem("transition", String(Boolean(viewTransition)));
      });
      location.assign("/privacy");
    });
    await expect.poll(() => browser.evaluate(() => location.pathname), POLL).toBe("/privacy");
    expect(await browser.evaluate(() => sessionStorage.getItem("transition"))).toBe("true");
  });
});
