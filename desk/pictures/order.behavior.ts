/** Reorders the list by dragging, and saves the order on drop. The buttons do the same. */
export default function order(list: HTMLElement) {
  let held: HTMLElement | null = null;
  const itemAt = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-number]") : null;

  list.addEventListener("dragstart", (event) => (held = itemAt(event)));
  list.addEventListener("dragover", (event) => {
    const over = itemAt(event);
    if (!held || !over) return;
    event.preventDefault();
    if (over === held) return;
    const isAfter = held.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAfter) over.after(held);
    else over.before(held);
  });
  list.addEventListener("drop", (event) => event.preventDefault());
  list.addEventListener("dragend", () => {
    const form = document.querySelector<HTMLFormElement>("#new-order")!;
    const numbers = [...list.querySelectorAll<HTMLElement>("[data-number]")].map(
      ({ dataset }) => dataset.number,
    );
    form.querySelector("input")!.value = numbers.join();
    form.submit();
  });
}
