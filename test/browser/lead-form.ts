import type { Page } from "playwright-core";

/** The form of a page, as the journeys use it. */

/** A form wakes when it is touched; once React has it, the browser's own bubbles make way for the summary. */
export async function formAlive(page: Page) {
  await page.locator("#contact [name=message]").focus();
  await page.locator("#contact form[novalidate]").waitFor();
}

export async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`#contact [name="${name}"]`);
    if (name === "interest") await control.selectOption(value);
    else await control.fill(value);
  }
}

export const send = (page: Page) => page.locator("#contact button[type=submit]").click();
export const valueOf = (page: Page, name: string) => page.locator(`#contact [name="${name}"]`).inputValue();
export const toast = (page: Page, title: string) => page.locator(".toasts-toast", { hasText: title });
