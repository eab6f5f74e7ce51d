import { useSyncExternalStore } from "react";

const LOOK_AGAIN_MS = 10_000;

/** A tab that slept looks at the clock as soon as it is seen again. */
function clock(onTick: () => void) {
  const timer = setInterval(onTick, LOOK_AGAIN_MS);
  document.addEventListener("visibilitychange", onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onTick);
  };
}

/** How many of these moments lie behind us; none on the server and until script has taken over. */
export function usePassed(moments: readonly number[]): number {
  return useSyncExternalStore(
    clock,
    () => moments.filter((moment) => moment <= Date.now()).length,
    () => 0,
  );
}
