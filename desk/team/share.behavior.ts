/** Shares a link by the phone's own menu, where there is one. */
export default function share(button: HTMLElement) {
  const { url = "" } = button.dataset;
  if (!("share" in navigator)) return;
  button.hidden = false;
  // The person may close the menu again.
  button.addEventListener("click", () => void navigator.share({ url }).catch(() => {}));
}
