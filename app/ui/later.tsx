import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";

const NEAR = "200px";
const AT_LEISURE_MS = 2000;
const CONTROLS = "a, button, summary, label, input, video";

/**
 * A band below the fold. Its markup comes with the page and works as it is: links, forms, details. Its script follows
 * when the visitor comes near or touches the page, at the latest when the page has been quiet for a while.
 */
export function later<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  // Asked as soon as this script is there: a click must not slip through before React comes to the band.
  const near = comingNear(name);
  const Part = lazy(async () => {
    const alive = await near;
    const Band = await load();
    return {
      default: function AliveBand(props: Props) {
        useEffect(alive, []);
        return <Band {...props} />;
      },
    };
  });
  return function Later(props: Props) {
    return (
      <div className="contents" data-later={name}>
        <Suspense fallback={<AsItStands name={name} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

/** The server's markup, where an update comes before the script of a band: a link to a place in it still finds it. */
function AsItStands({ name }: { name: string }) {
  const [markup] = useState(() => placeOf(name)?.innerHTML ?? "");
  return <div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />;
}

function placeOf(name: string): Element | null {
  return typeof document === "undefined" ? null : document.querySelector(`[data-later="${name}"]`);
}

/** Resolves with what to call once the band is alive. On the server, and after a link, there is nothing to wait for. */
function comingNear(name: string): Promise<() => void> {
  const place = placeOf(name);
  const top = place?.firstElementChild;
  if (!place || !top) return Promise.resolve(() => undefined);
  const begun = new AbortController();
  const alive = replayClicks(place);
  return new Promise((resolve) => {
    const begin = () => {
      begun.abort();
      watch.disconnect();
      resolve(alive);
    };
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && begin(),
      { rootMargin: NEAR },
    );
    watch.observe(top);
    // Whoever touches the page may go anywhere in it next, and an update must never wait for a band to come near.
    for (const sign of ["pointerdown", "keydown", "focusin", "popstate"]) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: begun.signal });
    }
    setTimeout(begin, AT_LEISURE_MS);
  });
}

/** A click that comes while the script is on its way is kept and done again once it is there. */
function replayClicks(place: Element): () => void {
  const alive = new AbortController();
  const controls = () => Array.from(place.querySelectorAll<HTMLElement>(CONTROLS));
  let clicked = -1;
  const keep = (event: Event) => {
    const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
    if (!control || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = controls().indexOf(control);
  };
  place.addEventListener("click", keep, { capture: true, signal: alive.signal });
  return () => {
    alive.abort();
    // By its place: where React had to draw the band anew, the element that was clicked is gone.
    controls()[clicked]?.click();
    clicked = -1;
  };
}
