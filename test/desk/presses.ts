import type { BrowserContext, Page } from "playwright-core";

/** Counts clicks and selections on the pages of a context. */
export async function countPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
    for (const kind of ["pointerdown", "change"]) addEventListener(kind, count, { capture: true });
  });
}

export function forgetPresses(page: Page): Promise<void> {
  return page.evaluate(() => sessionStorage.setItem("presses", "0"));
}

export async function readPresses(page: Page): Promise<number> {
  return Number(await page.evaluate(() => sessionStorage.getItem("presses")));
}
