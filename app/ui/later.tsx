import { lazy, Suspense, type ComponentType } from "react";

const NEAR = "600px";

/**
 * A band below the fold. Its markup comes with the page and works as it is: links, forms, details. Its script is
 * fetched when the visitor comes near; until then React leaves the markup alone.
 */
export function later<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    await comingNear(name);
    return { default: await load() };
  });
  return function Later(props: Props) {
    return (
      <div data-later={name}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

/** On the server, and where a page is opened by a link, there is nothing to wait for. */
function comingNear(name: string): Promise<void> {
  const place = typeof document === "undefined" ? null : document.querySelector(`[data-later="${name}"]`);
  if (!place || place.childElementCount === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    watch.observe(place);
    // Whoever touches the page may go anywhere in it next, and an update must never wait for a band to come near.
    for (const sign of ["pointerdown", "keydown", "focusin", "popstate"]) {
      addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
    }
  });
}
