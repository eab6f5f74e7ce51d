import { useEffect, useRef } from "react";

/**
 * Disclosure manners for the `<details>` inside an element: Escape closes and gives the focus back,
 * a click or a focus elsewhere closes, a click on a link inside closes.
 */
export function useClosingDetails<T extends HTMLElement>() {
  const root = useRef<T>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const open = () => element.querySelectorAll<HTMLDetailsElement>("details[open]");
    const closeAll = () => open().forEach((details) => details.removeAttribute("open"));

    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      for (const details of open()) {
        details.open = false;
        details.querySelector("summary")?.focus();
      }
    }
    function onElsewhere(event: Event) {
      if (!element?.contains(event.target as Node)) closeAll();
    }
    function onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest("a")) closeAll();
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    element.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      element.removeEventListener("click", onClick);
    };
  }, []);
  return root;
}
