import { useEffect } from "react";
import { useLocation } from "react-router";
import { onceSeen } from "#app/ui/opened-in-advance.ts";

/** Tells the day's counts which pages are seen, once the browser has nothing better to do. */
export function useMeasuring() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (asksNotToBeCounted()) return;
    onceSeen(() =>
      whenIdle(() => {
        import("./measure.ts").then(({ visited }) => visited(pathname)).catch(() => undefined);
      }),
    );
  }, [pathname]);
}

function asksNotToBeCounted() {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.doNotTrack === "1" || globalPrivacyControl === true;
}

function whenIdle(work: () => void) {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}
