/** Marks the pressed button as busy until the next page arrives, and ignores a second press. */
export function showBusy(event: SubmitEvent) {
  const button = event.submitter;
  if (event.defaultPrevented || !(button instanceof HTMLButtonElement)) return;
  if (button.ariaDisabled === "true") return event.preventDefault();
  button.ariaDisabled = "true";
  button.ariaBusy = "true";
}

/** A page from the back-forward cache is ready again. */
export function endBusy() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[aria-busy]")) {
    button.ariaDisabled = null;
    button.ariaBusy = null;
  }
}
