/** For browsers that don't know `command` or `closedby` yet; where they do, the browser itself acts. */
export default function dialogs() {
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", command);
  if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("click", closeOutside);
}

function command({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest("button[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** The ground around a dialog belongs to the dialog itself. */
function closeOutside({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
