const COPIED_MS = 3000;

/** Copies `data-text`, or what is typed into the field that `data-copy` names. */
export default function copy(button: HTMLElement) {
  if (!("clipboard" in navigator)) return;
  const { text, copy: field = "" } = button.dataset;
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(
      text ?? (document.getElementById(field) as HTMLTextAreaElement).value,
    );
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), COPIED_MS);
  });
}
