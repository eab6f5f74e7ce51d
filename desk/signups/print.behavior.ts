/** A print button works only with script, so it appears with it. */
export default function print(button: HTMLElement) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
