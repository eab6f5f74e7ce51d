import type { Browser, ElementHandle, Page } from "playwright-core";
import { openBrowser } from "#test/browser/browser.ts";

import { steadily } from "./calm.ts";

type Heard = { slow: Map<number, number> };
export type Presses = { path: string; presses: number; p98: number; worst: number };

const CONTROLS = "button, summary, select, input:not([type=hidden]), textarea, a.photo-grid-tile";
/** Shorter interactions are not reported by the browser. */
const SHORTEST_MS = 16;
/** Pause between two presses, as a person would make it. */
const BETWEEN_MS = 400;

/** Interaction latency of each control of a page, with the CPU slowed down four times. */
export async function presses(base: string, paths: string[]): Promise<Presses[]> {
  const browser = await openBrowser();
  const rows: Presses[] = [];
  for (const path of paths) rows.push(await steadily(() => countPresses(browser, base, path)));
  await browser.close();
  return rows;
}

async function countPresses(browser: Browser, base: string, path: string): Promise<Presses> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.addInitScript(listen, SHORTEST_MS);
  await page.goto(base + path, { waitUntil: "load" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const count = await pressAll(page);
  const slow = await page.evaluate(() => [...(window as unknown as Heard).slow.values()]);
  await page.close();
  const quick = Array.from({ length: Math.max(0, count - slow.length) }, () => SHORTEST_MS);
  const all = [...slow, ...quick].sort((a, b) => a - b);
  const p98 = all[Math.ceil(all.length * 0.98) - 1] ?? 0;
  return { path, presses: count, p98, worst: all.at(-1) ?? 0 };
}

/** Presses each control once, then the controls of the dialog that it opened. Escape closes the dialog. */
async function pressAll(page: Page): Promise<number> {
  let count = 0;
  for (const control of await page.locator(CONTROLS).elementHandles()) {
    if (await press(page, control)) count += 1;
    for (const inside of await page.locator(`dialog[open] :is(${CONTROLS})`).elementHandles()) {
      if (await press(page, inside)) count += 1;
    }
    await page.keyboard.press("Escape");
    await page.waitForTimeout(BETWEEN_MS);
  }
  return count;
}

/** False for a hidden or removed control. */
async function press(page: Page, control: ElementHandle): Promise<boolean> {
  if (!(await control.isVisible())) return false;
  const pressed = await control.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  await page.waitForTimeout(BETWEEN_MS);
  return pressed;
}

function listen(shortest: number) {
  const slow = new Map<number, number>();
  Object.assign(window, { slow });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId, duration } = entry;
      if (interactionId) slow.set(interactionId, Math.max(slow.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
  // Submitting a form would leave the page under test.
  addEventListener("submit", (event) => event.preventDefault(), { capture: true });
}
