import { wantsCalm } from "./reduced-motion.ts";

/**
 * What comes into view for the first time appears item by item (`data-reveal`: wait, then go). With less motion asked
 * for, or in view already, it simply stands there.
 */
export default function reveal(element: HTMLElement) {
  if (wantsCalm()) return;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) {
        element.dataset.reveal = "wait";
        return;
      }
      if (element.dataset.reveal === "wait") element.dataset.reveal = "go";
      watcher.disconnect();
    },
    { rootMargin: "0px 0px -12%" },
  );
  watcher.observe(element);
}
