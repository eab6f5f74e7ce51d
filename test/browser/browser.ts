import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "./find-browser.ts";

export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long a page may take on a busy machine. */
export const PATIENCE_MS = 120_000;

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker. It ends with the worker. */
export function openSharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser());
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium here. `npm test` gets one.");
  return chromium.launch({ executablePath, args: FLAGS });
}
