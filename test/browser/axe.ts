import axe from "axe-core";
import type { Page } from "playwright-core";

/** Violations that axe-core finds: rule and first element, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // A click does not wait for the styles of the next page.
  await page.waitForLoadState();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => {
    // The phone bar covers what is below it. Other tests check that links can be scrolled clear of it.
    const bar = document.querySelector<HTMLElement>(".phone-bar-bar");
    if (bar) bar.style.position = "static";
    // With script off, timers do not run, and axe would wait forever.
    const waits = window.setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) => {
      if (ms < 50) void Promise.resolve().then(run);
      return 0;
    }) as unknown as typeof setTimeout;
    const rules = { "target-size": { enabled: true } };
    const found = (window as unknown as { axe: typeof axe }).axe.run(document, {
      rules,
      preload: false,
      iframes: false,
      resultTypes: ["violations"],
    });
    return found.finally(() => {
      window.setTimeout = waits;
      if (bar) bar.style.position = "";
    });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
