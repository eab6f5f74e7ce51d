/** Marks the pressed button as busy until the next page arrives, and ignores a second press. */
export function showBusy(event: SubmitEvent) {
  const button = event.submitter;
  if (event.defaultPrevented || !(button instanceof HTMLButtonElement)) return;
  if (button.ariaDisabled === "true") return event.preventDefault();
  button.ariaDisabled = "true";
  button.ariaBusy = "true";
}

const SLOW_MS = 400;
/** A download leaves the page as it is. */
const GIVE_UP_MS = 10_000;
let timers: ReturnType<typeof setTimeout>[] = [];
const PAGE_LINK = "a[href^='/desk']:not([download], [href$='/export'])";
let isLink = false;
let opensApp = false;

/** Only links show a skeleton of the next page. A form stays visible, because it is needed again if it fails. */
export function noteLink({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  isLink = link?.matches(PAGE_LINK) ?? false;
  opensApp = link !== null && !link.protocol.startsWith("http");
}

/** Shows that the next page is slow to arrive. A link to the phone or the mail app leaves the page as it is. */
export function showLoading() {
  if (opensApp) return;
  endLoading();
  timers = [setTimeout(showSlow, SLOW_MS), setTimeout(endLoading, GIVE_UP_MS)];
}

function showSlow() {
  document.body.ariaBusy = "true";
  document.body.toggleAttribute("data-skeleton", isLink);
}

function endLoading() {
  timers.forEach(clearTimeout);
  document.body.ariaBusy = null;
  document.body.removeAttribute("data-skeleton");
}

/** A page from the back-forward cache is ready again. */
export function endBusy() {
  endLoading();
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[aria-busy]")) {
    button.ariaDisabled = null;
    button.ariaBusy = null;
  }
}
