import type { Page } from "playwright-core";
import { expect } from "vitest";
import { phone } from "#content/site.ts";

// Helpers that read program pages.

const main = (page: Page) => page.locator("main").innerText();
export const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
export const crumbs = (page: Page) => texts(page, "nav[aria-label=Breadcrumb] li");
export const readHref = (page: Page, name: string) =>
  page.getByRole("link", { name }).first().getAttribute("href");
export const PHONE = phone.href;

/** The sidebar's visible text. */
export async function sidebar(page: Page, name: string) {
  const text = await page.getByRole("complementary", { name }).innerText();
  return text.replaceAll("(join, opens in a new tab)", "");
}

export async function has(page: Page, ...words: string[]) {
  const text = (await main(page)).toLowerCase();
  for (const word of words) expect(text, word).toContain(word.toLowerCase());
}
