import { useEffect } from "react";

const KEY = "opened-in-advance";

const isOpenedInAdvance = () => (document as Document & { prerendering?: boolean }).prerendering === true;

/** Runs once the page is seen: at once, or later where the browser has opened it in advance (speculation rules). */
export function onceSeen(work: () => void) {
  if (isOpenedInAdvance()) document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}

/**
 * A page that was opened in advance says so to the page that leads to it, and a click on a link to it is left to the
 * browser, which only has to show it. All other links stay the router's.
 */
export function useOpenedInAdvance() {
  useEffect(() => {
    if (isOpenedInAdvance()) sayOpened();
    const opened = new Set<string | null>();
    const note = ({ key, newValue }: StorageEvent) => key === KEY && opened.add(newValue);
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      // The router listens on the document, one step further up.
      if (link && opened.has(link.href)) event.stopPropagation();
    };
    const { documentElement } = document;
    addEventListener("storage", note);
    documentElement.addEventListener("click", leave);
    return () => {
      removeEventListener("storage", note);
      documentElement.removeEventListener("click", leave);
    };
  }, []);
}

/** Other channels between the two are closed until the page is seen; nothing stays in the storage. */
function sayOpened() {
  try {
    localStorage.setItem(KEY, location.href);
    localStorage.removeItem(KEY);
  } catch {
    // No storage in this browser: its links stay the router's.
  }
}
