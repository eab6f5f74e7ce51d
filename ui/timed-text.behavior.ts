import { byTheClock, isOver } from "#ui/behaviors/clock.ts";

/** Keeps a line about 'now' true while the page stands open: of its parts, the first that is not over is shown. */
export default function moments(element: HTMLElement) {
  const parts = [...element.querySelectorAll<HTMLElement>(":scope > [data-until]")];
  byTheClock((now) => {
    const current = parts.find((part) => !isOver(part, now));
    for (const part of parts) part.hidden = part !== current;
  });
}
