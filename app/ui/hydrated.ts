import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and until script has taken over: what only works with script is shown after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
