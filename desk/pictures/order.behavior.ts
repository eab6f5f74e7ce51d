const EDGE = 90;
const STEP = 12;

/**
 * Reorders the photos by dragging, by the arrow keys and by their buttons. The new order is saved once, by the form that
 * appears. Without script, each button saves its own move.
 */
export default function order(list: HTMLElement) {
  const form = document.querySelector<HTMLFormElement>("#new-order")!;
  const field = form.querySelector("input")!;
  const said = document.querySelector<HTMLElement>("#order-said")!;
  const items = () => [...list.querySelectorAll<HTMLElement>("[data-number]")];
  const numbers = () =>
    items()
      .map(({ dataset }) => dataset.number)
      .join();
  const saved = numbers();
  let held: HTMLElement | null = null;
  let pointerY = 0;

  for (const handle of list.querySelectorAll<HTMLElement>("[data-handle]")) handle.hidden = false;

  list.addEventListener("pointerdown", (event) => {
    const pressed = event.target as HTMLElement;
    // On a touch screen only the handle drags, because a finger on a photo scrolls the page.
    const isGrip =
      pressed.closest("[data-handle]") || (pressed.matches("img") && event.pointerType === "mouse");
    if (!isGrip || event.button !== 0) return;
    held = itemAt(pressed);
    held?.toggleAttribute("data-held", true);
    pointerY = event.clientY;
    list.setPointerCapture(event.pointerId);
    requestAnimationFrame(scrollAtEdges);
  });
  list.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!held) return;
    pointerY = clientY;
    const over = itemAt(document.elementFromPoint(clientX, clientY));
    if (over && list.contains(over) && over !== held) put(held, items().indexOf(over));
  });
  for (const end of ["pointerup", "pointercancel"]) list.addEventListener(end, letGo);

  list.addEventListener("keydown", (event) => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>("[data-handle]");
    const item = itemAt(handle);
    if (!handle || !item) return;
    const to = targetFor(event.key, items().indexOf(item), items().length);
    if (to === null) return;
    event.preventDefault();
    moveTo(item, to, handle);
  });
  list.addEventListener("click", (event) => {
    const button = (event.target as HTMLElement).closest<HTMLButtonElement>("button[name=act]");
    const item = itemAt(button);
    if (!button || !item || !["up", "down", "first"].includes(button.value)) return;
    event.preventDefault();
    const at = items().indexOf(item);
    const to = button.value === "first" ? 0 : at + (button.value === "up" ? -1 : 1);
    moveTo(item, to, button);
  });

  function letGo() {
    held?.removeAttribute("data-held");
    held = null;
  }

  function scrollAtEdges() {
    if (!held) return;
    if (pointerY < EDGE) scrollBy(0, -STEP);
    if (pointerY > innerHeight - EDGE) scrollBy(0, STEP);
    requestAnimationFrame(scrollAtEdges);
  }

  /** Moving an element takes the focus away from it. */
  function moveTo(item: HTMLElement, to: number, focused: HTMLElement) {
    put(item, to);
    focused.focus();
    item.scrollIntoView({ block: "nearest" });
  }

  function put(item: HTMLElement, to: number) {
    const all = items();
    const at = all.indexOf(item);
    const other = all[to];
    if (!other || to === at) return;
    if (to > at) other.after(item);
    else other.before(item);
    field.value = numbers();
    form.hidden = field.value === saved;
    said.textContent = `Photo ${to + 1} of ${all.length}`;
  }
}

function itemAt(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-number]") ?? null;
}

function targetFor(key: string, at: number, count: number): number | null {
  if (key === "ArrowLeft" || key === "ArrowUp") return at - 1;
  if (key === "ArrowRight" || key === "ArrowDown") return at + 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
