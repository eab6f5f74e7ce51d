/**
 * Sends a form as soon as something is chosen in its select, also before this script arrived. With the keyboard it is
 * sent when the select is left, because each arrow key makes a choice.
 */
export default function choice(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const select = form.querySelector("select")!;
  const button = form.querySelector("button")!;
  button.hidden = true;
  let byKey = false;
  const send = () => {
    if (!select.selectedOptions[0]?.defaultSelected) form.requestSubmit(button);
  };
  select.addEventListener("pointerdown", () => (byKey = false));
  select.addEventListener("keydown", () => (byKey = true));
  select.addEventListener("change", () => byKey || send());
  select.addEventListener("blur", send);
  // The other behaviors of the page run first.
  queueMicrotask(send);
}
