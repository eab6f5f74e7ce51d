import { useEffect, type RefObject } from "react";

const OPEN = "lightbox";

/** An open dialog is a step in the history: Back closes it, and closing it takes the step back. */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (history.state?.[OPEN] !== true) history.pushState({ ...history.state, [OPEN]: true }, "");
    const close = () => element.close();
    const stepBack = () => history.state?.[OPEN] === true && history.back();
    addEventListener("popstate", close);
    element.addEventListener("close", stepBack);
    return () => {
      removeEventListener("popstate", close);
      element.removeEventListener("close", stepBack);
    };
  }, [dialog]);
}
