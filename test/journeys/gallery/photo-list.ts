import type { Page } from "playwright-core";

// Helpers for tests that use a photo list.

export const tiles = (page: Page) => page.locator(".photo-grid-tile");

/** Open and visible: in its first frame it is still transparent. */
export const opened = (page: Page) =>
  page
    .locator("dialog[open]")
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));

export async function readTotal(page: Page): Promise<number> {
  const text =
    (await page
      .getByText(/^Showing \d+ of \d+ images$/)
      .first()
      .textContent()) ?? "";
  return Number(/of (\d+)/.exec(text)?.[1]);
}

/** Holds back the next photos until the returned function is called. */
export async function holdMore(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route("**/photos/gallery?*", async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}
