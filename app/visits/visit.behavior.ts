import { onceSeen, whenIdle } from "#ui/behaviors/once-visible.ts";
import { rememberLanding } from "./landing.ts";

/** Notes where the visit began, and tells the day's counts which page is seen once the browser has nothing better to do. */
export default function visit() {
  // The first look into the tab's storage holds the page up, for 30 ms on a slow machine: not before it is drawn.
  whenIdle(rememberLanding);
  onceSeen(() => addEventListener("pagehide", rememberLanding, { once: true }));
  if (asksNotToBeCounted()) return;
  whenIdle(() => void import("./measure.ts").then(({ measure }) => measure()).catch(() => undefined));
}

function asksNotToBeCounted(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.doNotTrack === "1" || globalPrivacyControl === true;
}
