import { onceSeen, whenIdle } from "#app/ui/hands/once-seen.ts";
import { rememberLanding } from "./landing.ts";

/** Notes where the visit began, and tells the day's counts which page is seen once the browser has nothing better to do. */
export default function visit() {
  onceSeen(rememberLanding);
  if (asksNotToBeCounted()) return;
  whenIdle(() => void import("./measure.ts").then(({ measure }) => measure()).catch(() => undefined));
}

function asksNotToBeCounted(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.doNotTrack === "1" || globalPrivacyControl === true;
}
