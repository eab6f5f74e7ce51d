import type { Page } from "playwright-core";
import { judgeFocus } from "./judge-focus.ts";

/**
 * Keyboard problems of a page: Tab must reach everything, show the focus, not scroll sideways, and leave the page.
 * Shift+Tab must return; `back` is how far.
 */
export async function keyboardProblems(page: Page, { back }: { back: "once" | "to the start" }) {
  const stops = await page.evaluate(markStops);
  if (stops <= 10) return [`only ${stops} stops`];
  const problems: string[] = [];
  /** False outside the page. */
  async function press(key: string, where = "") {
    await page.keyboard.press(key);
    const judged = await page.evaluate(judgeFocus);
    const moved = await page.evaluate(() => scrollX);
    if (moved !== 0) problems.push(`the page moves sideways by ${moved} px`);
    problems.push(...(judged ?? []).map((problem) => where + problem));
    return judged !== null;
  }

  let isInside = true;
  for (let presses = 0; presses < stops * 1.5 + 20 && isInside; presses += 1) isInside = await press("Tab");
  if (isInside) problems.push("the end of the page can't be reached");
  await press("ArrowRight");
  const missed = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-stop=""]:not(video:not([controls]))'), (element) =>
      element.outerHTML.slice(0, 120),
    ),
  );
  problems.push(...missed.map((each) => `never reached ${each}`));

  // An element that is scrolled to from below may be covered by a floating one.
  if (!(await press("Shift+Tab", "backwards: "))) problems.push("no way back into the page");
  for (let presses = 1; presses < (back === "once" ? 1 : stops); presses += 1)
    if (!(await press("Shift+Tab", "backwards: "))) break;
  return problems;
}

/** Marks the expected tab stops: one for a group of radio buttons, none in closed elements. */
function markStops(): number {
  const start = Object.assign(document.createElement("a"), { tabIndex: -1 });
  document.body.prepend(start);
  start.focus();
  // The next Tab starts where the element was.
  start.remove();
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
  for (const marked of document.querySelectorAll<HTMLElement>("[data-stop]")) delete marked.dataset["stop"];
  for (const stop of stops) stop.dataset["stop"] = "";
  return stops.length;
}
