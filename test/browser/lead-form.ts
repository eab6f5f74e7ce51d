import type { Page } from "playwright-core";

// Helpers for tests that use a contact form.

/** Hydrates the form by touching it. Until then, the browser's own error messages are shown. */
export async function formAlive(page: Page) {
  await openForm(page);
  await page.locator("#contact [name=message]").focus();
  await page.locator("#contact form[novalidate]").waitFor();
}

/** On most pages the form is hidden until its button, or the link of the call before it, is clicked. */
async function openForm(page: Page) {
  if (await page.locator("#contact form").isVisible()) return;
  const button = page.locator("#contact a[href='#contact']");
  const call = page.locator("section:has(+ #contact) a[href='#contact']");
  await ((await button.isVisible()) ? button : call).click();
}

export async function fill(page: Page, fields: Record<string, string>) {
  await openForm(page);
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`#contact [name="${name}"]`);
    if (name === "interest") await control.selectOption(value);
    else await control.fill(value);
  }
}

export const send = (page: Page) => page.locator("#contact button[type=submit]").click();
export const readValue = (page: Page, name: string) => page.locator(`#contact [name="${name}"]`).inputValue();
export const toast = (page: Page, title: string) => page.locator(".toasts-toast", { hasText: title });
