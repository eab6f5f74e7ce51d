import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** Minified, a page compiles it in three quarters of the time. */
const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Violations that axe-core finds: rule and first element, one line each. `only` limits it to these rules. */
export async function axeViolations(page: Page, only?: string[]): Promise<string[]> {
  // A click does not wait for the styles of the next page.
  await page.waitForLoadState();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(engine);
  const { violations } = await page.evaluate((ids) => {
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
      ...(ids ? { runOnly: ids } : { rules }),
      preload: false,
      iframes: false,
      resultTypes: ["violations"],
    });
    return found.finally(() => {
      window.setTimeout = waits;
      if (bar) bar.style.position = "";
    });
  }, only);
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
