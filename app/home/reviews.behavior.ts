/** The buttons and arrow keys of the carousel; CSS does the scroll snapping. */
export function reviews(element: HTMLElement) {
  const strip = element.querySelector<HTMLElement>("[data-strip]");
  const [previous, next] = element.querySelectorAll<HTMLButtonElement>("[data-step]");
  if (!strip || !previous || !next) return;

  function step(direction: 1 | -1) {
    const [first, second] = strip!.children;
    if (!first || !second) return;
    const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    strip!.scrollTo({ left: (Math.round(strip!.scrollLeft / width) + direction) * width });
  }
  function updateButtons() {
    const remaining = strip!.scrollWidth - strip!.clientWidth - strip!.scrollLeft;
    setDisabled(previous!, strip!.scrollLeft < 8);
    setDisabled(next!, remaining < 8);
  }

  previous.addEventListener("click", () => step(-1));
  next.addEventListener("click", () => step(1));
  strip.addEventListener("scroll", updateButtons, { passive: true });
  element.addEventListener("keydown", (event) => {
    // Leaves browser shortcuts alone, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  });
}

function setDisabled(button: HTMLButtonElement, disabled: boolean) {
  if (disabled) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}
