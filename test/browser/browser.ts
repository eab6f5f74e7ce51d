import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";
import { findBrowser, findHeadlessShell } from "./find-browser.ts";

export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Otherwise the headless shell rounds the width of each letter, unlike a browser.
  "--font-render-hinting=none",
  // Without spare renderers. The end of a trace waits five seconds for one that is starting.
  "--renderer-process-limit=1",
  // No page lives long enough for optimized code.
  "--js-flags=--no-maglev --no-turbofan",
];

/** Timeout for a page on a busy machine. */
export const PATIENCE_MS = 120_000;

/** A browser context with the patience for a busy machine. */
export async function newPatientContext(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker. */
export function openSharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser(findHeadlessShell() ?? findBrowser()));
}

/** A browser whose visitor has set the default text size to 200 %. */
export const openLargeText = () =>
  openBrowser(findHeadlessShell() ?? findBrowser(), ["--blink-settings=defaultFontSize=32"]);

export async function openBrowser(
  executablePath = findBrowser(),
  flags: readonly string[] = [],
): Promise<Browser> {
  if (!executablePath) throw new Error("Chromium was not found. `npm test` installs it.");
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
