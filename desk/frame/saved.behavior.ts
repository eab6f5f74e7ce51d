import { PASSING } from "#desk/drafts/form-values.ts";

const SHOWN_MS = 8000;
const AGAIN_MS = 1000;

/**
 * Closes on its button, on Escape, and some time after the next scroll, press or input, unless it is hovered or
 * focused. It does not appear again on reload or back.
 */
export default function saved(element: HTMLElement) {
  const close = element.querySelector<HTMLElement>("[data-close]")!;
  close.hidden = false;
  const words = [...element.childNodes];
  // A screen reader announces what is added to a status, not what is there from the start.
  element.replaceChildren();
  setTimeout(() => element.append(...words));

  const address = new URL(location.href);
  for (const name of PASSING) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);

  const listeners = new AbortController();
  const { signal } = listeners;
  const remove = () => {
    listeners.abort();
    element.remove();
  };
  const expire = () => {
    if (element.matches(":hover, :focus-within")) setTimeout(expire, AGAIN_MS);
    else remove();
  };
  close.addEventListener("click", remove, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && remove(), { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && remove(), { signal });
  for (const sign of ["scroll", "pointermove", "pointerdown", "input"])
    addEventListener(sign, () => setTimeout(expire, SHOWN_MS), { signal, once: true });
}
