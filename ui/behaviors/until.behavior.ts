import { byTheClock, isOver } from "./clock.ts";

/** What ends while the page stands open leaves it. */
export default function until(element: HTMLElement) {
  byTheClock((now) => {
    if (isOver(element, now)) element.hidden = true;
  });
}
