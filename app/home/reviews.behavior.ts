/** The strip scrolls and snaps by itself; arrows and arrow keys step from card to card. */
export default function reviews(element: HTMLElement) {
  const strip = element.querySelector<HTMLElement>("[data-strip]");
  const [back, on] = element.querySelectorAll<HTMLButtonElement>("[data-step]");
  if (!strip || !back || !on) return;

  function step(direction: 1 | -1) {
    const [first, second] = strip!.children;
    if (!first || !second) return;
    const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    strip!.scrollTo({ left: (Math.round(strip!.scrollLeft / width) + direction) * width });
  }
  function say() {
    const left = strip!.scrollWidth - strip!.clientWidth - strip!.scrollLeft;
    atEnd(back!, strip!.scrollLeft < 8);
    atEnd(on!, left < 8);
  }

  back.addEventListener("click", () => step(-1));
  on.addEventListener("click", () => step(1));
  strip.addEventListener("scroll", say, { passive: true });
  element.addEventListener("keydown", (event) => {
    // With another key they are the browser's: Alt and an arrow is Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  });
}

function atEnd(button: HTMLButtonElement, isAtEnd: boolean) {
  if (isAtEnd) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}
