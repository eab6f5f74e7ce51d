const COPIED_MS = 3000;

/** Shares a link by the phone's own menu, or copies it where there is none. */
export default function share(button: HTMLElement) {
  const url = button.dataset.url ?? "";
  const canShare = "share" in navigator;
  const label = canShare ? "Share link" : "Copy link";
  button.textContent = label;
  button.hidden = false;
  button.addEventListener("click", async () => {
    // The person may close the menu again.
    if (canShare) return void navigator.share({ url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), COPIED_MS);
  });
}
