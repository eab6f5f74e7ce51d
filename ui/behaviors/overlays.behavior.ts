import { showToast } from "#ui/notices/toast.ts";

/** Closes the `<details>` in an element on Escape, on a press or focus elsewhere, and on a click on a link inside. */
export function closingDetails(element: HTMLElement) {
  const open = () => element.querySelectorAll<HTMLDetailsElement>("details[open]");
  const closeAll = () => open().forEach((details) => (details.open = false));
  const closeOutside = ({ target }: Event) => {
    if (!element.contains(target as Node)) closeAll();
  };

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of open()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("pointerdown", closeOutside);
  document.addEventListener("focusin", closeOutside);
  element.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) closeAll();
  });
  // The back-forward cache restores a page with its menus closed.
  addEventListener("pagehide", closeAll);
}

/** Polyfills `command` and `closedby` for dialogs. */
export function dialogs() {
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", runCommand);
  if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("click", closeOnBackdrop);
}

function runCommand({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest("button[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** A click on the backdrop has the dialog itself as its target. */
function closeOnBackdrop({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

/** Escape hides a tooltip (`data-away`) until it is hovered or focused again. */
export function tip(element: HTMLElement) {
  const show = () => delete element.dataset.away;
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && element.matches(":hover, :focus-within")) element.dataset.away = "";
  });
  element.addEventListener("pointerenter", show);
  element.addEventListener("focusout", show);
  element.addEventListener("click", () => {
    // Safari does not focus a button on click.
    element.querySelector("button")?.focus();
    show();
  });
}

/** Shows an error toast on page load, with the text of `data-title` and `data-text`. */
export function toast({ dataset }: HTMLElement) {
  showToast({ title: dataset.title ?? "", text: dataset.text ?? "", kind: "error" });
}
