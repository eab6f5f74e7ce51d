import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe-core finds wrong on a page: rule and first place, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => {
    // It stands over whatever is below it at the moment; that links can be scrolled clear of it is tested elsewhere.
    const bar = document.querySelector<HTMLElement>(".phone-bar-bar");
    if (bar) bar.style.position = "static";
    // Where a visitor's script is off, timers stand still too, and axe would wait for one for ever.
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
