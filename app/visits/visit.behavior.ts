import { whenIdle, whenVisible } from "#ui/behaviors/browser.ts";
import { rememberLanding } from "./landing.ts";

/** Remembers the landing page and counts the visit, once the browser is idle. */
export function visit() {
  // The first access to session storage can block for 30 ms on a slow machine.
  whenIdle(rememberLanding);
  whenVisible(() => addEventListener("pagehide", rememberLanding, { once: true }));
  if (optsOut()) return;
  whenIdle(() => void import("./measure.ts").then(({ measure }) => measure()).catch(() => undefined));
}

function optsOut(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.doNotTrack === "1" || globalPrivacyControl === true;
}
