const EDGE = 90;
const STEP = 12;
/** A shorter way is a press, which opens the photo. */
const DRAG = 5;

/** Reorders the photos by dragging and by the arrow keys. The new order is saved once, by the form that appears. */
export default function order(list: HTMLElement) {
  const form = document.querySelector<HTMLFormElement>("#new-order")!;
  const field = form.querySelector("input")!;
  const status = document.querySelector<HTMLElement>("#order-said")!;
  const items = () => [...list.querySelectorAll<HTMLElement>("[data-number]")];
  const numbers = () =>
    items()
      .map(({ dataset }) => dataset.number)
      .join();
  const saved = numbers();
  let pressed: { item: HTMLElement; x: number; y: number } | null = null;
  let held: HTMLElement | null = null;
  let pointerY = 0;
  let isLeaving = false;

  for (const handle of list.querySelectorAll<HTMLElement>("[data-handle]")) handle.hidden = false;

  list.addEventListener("pointerdown", ({ target, pointerType, button, clientX, clientY }) => {
    const element = target as HTMLElement;
    const item = itemAt(element);
    // On a touch screen only the handle drags, because a finger on a photo scrolls the page.
    const isGrip = element.closest("[data-handle]") || (pointerType === "mouse" && !element.closest("form"));
    pressed = item && isGrip && button === 0 ? { item, x: clientX, y: clientY } : null;
  });
  list.addEventListener("pointermove", (event) => {
    const { clientX, clientY, buttons } = event;
    if (!pressed || buttons === 0) return;
    const { item, x, y } = pressed;
    pointerY = clientY;
    if (!held && Math.hypot(clientX - x, clientY - y) > DRAG) hold(item, event);
    if (!held) return;
    const over = itemAt(document.elementFromPoint(clientX, clientY));
    if (over && list.contains(over) && over !== held) put(held, items().indexOf(over));
  });
  for (const end of ["pointerup", "pointercancel"]) list.addEventListener(end, drop);

  list.addEventListener("keydown", (event) => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>("[data-handle]");
    const item = itemAt(handle);
    if (!handle || !item) return;
    const to = targetFor(event.key, items().indexOf(item), items().length);
    if (to === null) return;
    event.preventDefault();
    moveTo(item, to, handle);
  });
  // "Save order" and "Cancel" leave the page on purpose.
  form.addEventListener("click", () => (isLeaving = true));
  addEventListener("beforeunload", (event) => {
    if (!form.hidden && !isLeaving) event.preventDefault();
  });

  function hold(item: HTMLElement, { pointerId }: PointerEvent) {
    held = item;
    held.toggleAttribute("data-held", true);
    list.setPointerCapture(pointerId);
    requestAnimationFrame(scrollAtEdges);
  }

  function drop() {
    held?.removeAttribute("data-held");
    pressed = null;
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
    status.textContent = `Photo ${to + 1} of ${all.length}`;
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
