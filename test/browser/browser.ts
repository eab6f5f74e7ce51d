import { chromium, type Browser } from "playwright-core";
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
  // The headless shell would round each letter's width otherwise, unlike a browser.
  "--font-render-hinting=none",
];

/** How long a page may take on a busy machine. */
export const PATIENCE_MS = 120_000;

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker. It ends with the worker. */
export function openSharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser(findHeadlessShell() ?? findBrowser()));
}

export async function openBrowser(executablePath = findBrowser()): Promise<Browser> {
  if (!executablePath) throw new Error("There is no Chromium here. `npm test` gets one.");
  return chromium.launch({ executablePath, args: FLAGS });
}
