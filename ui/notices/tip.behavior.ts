/** Escape puts a tip away (`data-away`) until the pointer or the focus comes anew. */
export default function tip(element: HTMLElement) {
  const show = () => delete element.dataset.away;
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && element.matches(":hover, :focus-within")) element.dataset.away = "";
  });
  element.addEventListener("pointerenter", show);
  element.addEventListener("focusout", show);
  element.addEventListener("click", () => {
    // Safari does not focus a button that is touched or clicked.
    element.querySelector("button")?.focus();
    show();
  });
}
