import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { newPatientContext, openSharedBrowser } from "./browser.ts";
import { type RunningServer, startServer, startSharedServer } from "#test/support/start-server.ts";

type Env = Record<string, string>;
type Prepare = (dataDir: string) => Promise<Env | void> | Env;

export type Visit = BrowserContextOptions & {
  width?: number;
  /** A visitor with script off. */
  script?: boolean;
  /** Without a preference for reduced motion. */
  moving?: boolean;
  /** Pictures are left out by default, because making their sizes takes longer than the tests. */
  pictures?: boolean;
  /** The time on the visitor's clock. */
  at?: number;
  status?: number;
  site?: RunningServer;
  with?: Browser;
};

/**
 * A server, a browser and pages to visit. Everything that a test opens is closed after it. Without `prepare`, the server is
 * shared with other files of the worker, so write nothing and do not stop it. With `prepare`, which may fill the data folder
 * and extend the environment, the file gets its own server.
 */
export function newVisitor(prepare?: Prepare) {
  const opened: BrowserContext[] = [];
  const visitor = { newPage, open } as {
    server: RunningServer;
    browser: Browser;
    newPage: (visit?: Visit) => Promise<Page>;
    open: (path: string, visit?: Visit) => Promise<Page>;
  };

  beforeAll(async () => {
    const server = prepare ? startOwnServer(prepare) : startSharedServer();
    [visitor.server, visitor.browser] = await Promise.all([server, openSharedBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    if (!prepare) return;
    await visitor.server.stop();
    rmSync(visitor.server.dataDir, { recursive: true, force: true });
  });

  /** An empty page, to add listeners before the first request. */
  async function newPage(visit: Visit = {}): Promise<Page> {
    const { width = 1440, script = true, moving = false, pictures = false, at, ...rest } = visit;
    const { site = visitor.server, with: browser = visitor.browser, status: _, ...others } = rest;
    const context = await newPatientContext(browser, {
      baseURL: site.url,
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      reducedMotion: moving ? "no-preference" : "reduce",
      ...others,
    });
    opened.push(context);
    // Blocks requests to other machines.
    await context.route(
      (url) => url.origin !== site.url,
      (route) => route.fulfill({ contentType: "text/html", body: "<title>Outside</title>" }),
    );
    if (!pictures) await context.route(/\/media\/(?!film)/, (route) => route.abort());
    if (at !== undefined) await context.clock.install({ time: at });
    return context.newPage();
  }

  async function open(path: string, visit: Visit = {}): Promise<Page> {
    const page = await newPage(visit);
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(visit.status ?? 200);
    return page;
  }

  return visitor;
}

async function startOwnServer(prepare: Prepare) {
  const dataDir = mkdtempSync(join(tmpdir(), "evo-visited-"));
  return startServer({ DATA_DIR: dataDir, ...(await prepare(dataDir)) });
}
