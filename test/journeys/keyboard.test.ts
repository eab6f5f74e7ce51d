import { describe, expect, test } from "vitest";
import { judgeFocus } from "#test/browser/judge-focus.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "./routes.ts";

const isLong = process.env.LONG_TESTS === "1";
const visitor = newVisitor();

/** Marks what the keyboard should reach: one stop for a group of radio buttons, nothing in what is closed. */
function markStops(): number {
  const wanted = "a[href], button, summary, input, select, textarea, iframe, video[controls], [tabindex]";
  const stops = Array.from(document.querySelectorAll<HTMLElement>(wanted)).filter((element) => {
    if (element.tabIndex < 0 || element.matches(":disabled, [type=hidden]")) return false;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return false;
    if (element instanceof HTMLInputElement && element.type === "radio") {
      const group = Array.from(document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`));
      return element === (group.find((radio) => radio.checked) ?? group[0]);
    }
    return true;
  });
  for (const stop of stops) stop.dataset["stop"] = "";
  return stops.length;
}

describe("the keyboard alone", () => {
  const pages = isLong ? ROUTES : ["/", "/contact", "/programs/adult-classes"];

  test.each([1440, 390])(
    "reaches and leaves everything, and one sees where it is, at %d px",
    async (width) => {
      const faults: string[] = [];
      for (const path of pages) {
        const page = await visitor.open(path, { width });
        const stops = await page.evaluate(markStops);
        expect(stops, path).toBeGreaterThan(10);
        let left = false;
        for (let presses = 0; presses < stops * 1.5 + 20 && !left; presses += 1) {
          await page.keyboard.press("Tab");
          const judged = await page.evaluate(judgeFocus);
          left = judged === null;
          faults.push(...(judged ?? []).map((fault) => `${path}: ${fault}`));
        }
        if (!left) faults.push(`${path}: the end of the page can't be reached`);
        const missed = await page.evaluate(() => Array.from(document.querySelectorAll('[data-stop=""]:not(video:not([controls]))'), (element) => element.outerHTML.slice(0, 120))); // prettier-ignore
        faults.push(...missed.map((each) => `${path}: never reached ${each}`));
        // And back: what is scrolled to from below comes to lie under what floats above.
        for (let presses = 0; presses < (isLong ? stops : 1); presses += 1) {
          await page.keyboard.press("Shift+Tab");
          const judged = await page.evaluate(judgeFocus);
          if (judged === null && presses === 0) faults.push(`${path}: no way back into the page`);
          if (judged === null) break;
          faults.push(...judged.map((fault) => `${path}, backwards: ${fault}`));
        }
        await page.context().close();
      }
      expect(faults).toEqual([]);
    },
    900_000,
  );

  test.each([1024, 1440])("never moves the price list sideways, at %d px", async (width) => {
    const page = await visitor.open("/pricing", { width });
    const stops = await page.evaluate(markStops);
    const moved = new Set<number>();
    for (let presses = 0; presses < stops; presses += 1) {
      await page.keyboard.press("Tab");
      moved.add(await page.evaluate(() => scrollX));
    }
    await page.keyboard.press("ArrowRight");
    moved.add(await page.evaluate(() => scrollX));
    expect([...moved]).toEqual([0]);
  });
});
