import type { Page } from "playwright-core";

type Outline = { words: string; tiles: number };

/**
 * Follows a link and delays the response until the loading outline shows. Returns its text and number of tiles. Uses the
 * keyboard, because hovering would prerender the page.
 */
export async function readOutline(page: Page, path: string): Promise<Outline> {
  const { promise: outline, resolve } = Promise.withResolvers<Outline>();
  // The page reports it: Playwright cannot evaluate in a page that is being left.
  await page.exposeFunction("seen", (words: string, tiles: number) => resolve({ words, tiles }));
  await page.evaluate(() => {
    const { seen: tell } = window as unknown as { seen: (words: string, tiles: number) => void };
    const watcher = new MutationObserver(() => {
      const words = document.querySelector(".next-page-words")?.textContent;
      if (words) tell(words, document.querySelectorAll(".tiles[aria-busy] > *").length);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await page.route(`**${path}`, async (route) => {
    await outline;
    await route.continue();
  });
  await page.locator(`footer a[href="${path}"]`).first().focus();
  await page.keyboard.press("Enter");
  return outline;
}
