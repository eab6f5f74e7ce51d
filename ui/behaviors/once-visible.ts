type Opened = Document & { prerendering?: boolean };

/** Runs `work` once the page is seen: at once, or later where the browser has opened it in advance. */
export function onceSeen(work: () => void) {
  if ((document as Opened).prerendering)
    document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}

/** Once the page is loaded and seen, and the browser has nothing better to do. */
export function whenIdle(work: () => void) {
  onceSeen(() => {
    if (document.readyState !== "complete") addEventListener("load", () => rest(work), { once: true });
    else rest(work);
  });
}

function rest(work: () => void) {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}
