/**
 * Manners for the `<details>` inside an element: Escape closes and gives the focus back, a press or a focus elsewhere
 * closes, and so does a link inside.
 */
export default function closingDetails(element: HTMLElement) {
  const open = () => element.querySelectorAll<HTMLDetailsElement>("details[open]");
  const closeAll = () => open().forEach((details) => (details.open = false));
  const elsewhere = ({ target }: Event) => {
    if (!element.contains(target as Node)) closeAll();
  };

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of open()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("pointerdown", elsewhere);
  document.addEventListener("focusin", elsewhere);
  element.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) closeAll();
  });
  // A page that comes back from the browser's memory comes back with its menus closed.
  addEventListener("pagehide", closeAll);
}
