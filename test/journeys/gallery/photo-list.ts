import type { Page } from "playwright-core";

/** The list of photographs on a page, as the journeys use it. */

export const tiles = (page: Page) => page.locator(".photo-grid-tile");

/** Open and risen: in its first frame it is still unseen, and what it covers is not yet out of the way. */
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

/** The next part of the list comes when what is returned is called. */
export async function holdMore(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route("**/photos/gallery?*", async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}
