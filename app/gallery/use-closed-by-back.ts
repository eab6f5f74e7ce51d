import { useEffect, type RefObject } from "react";

const OPEN = "lightbox";

/** An open dialog is a step in the history: Back closes it, and closing it takes the step back. */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const isStep = () => history.state?.[OPEN] === true;
    const close = () => dialog.current?.close();
    if (!isStep()) history.pushState({ ...history.state, [OPEN]: true }, "");
    addEventListener("popstate", close);
    return () => {
      removeEventListener("popstate", close);
      if (isStep()) history.back();
    };
  }, [dialog]);
}
