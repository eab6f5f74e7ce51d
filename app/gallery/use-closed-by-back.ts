import { useEffect, type RefObject } from "react";
import { beginOpenStep, isOpenStep } from "./open-step.ts";

/** Whether the step of a dialog that was closed is still on its way back. */
let returning = false;

/** An open dialog is a step in the history: Back closes it, and closing it takes the step back. */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const close = () => dialog.current?.close();
    function begin() {
      if (!isOpenStep()) beginOpenStep();
      addEventListener("popstate", close);
    }
    // Opened again at once: the old step would take this dialog with it.
    if (returning) addEventListener("popstate", begin, { once: true });
    else begin();
    return () => {
      removeEventListener("popstate", begin);
      removeEventListener("popstate", close);
      if (isOpenStep() && !returning) takeBack();
    };
  }, [dialog]);
}

function takeBack() {
  returning = true;
  addEventListener("popstate", () => (returning = false), { once: true });
  history.back();
}
