import { fillForm, formKey, initialText, savesDraft, typedText, valuesIn } from "./form-values.ts";
import { SAVED } from "#desk/pictures/upload/send-photo.ts";
import { openStore } from "./local-store.ts";
import { offlineQueue } from "./offline-queue.ts";

const SENT = "desk-sent";

/** Stores typed text in the browser until it is saved. The element shows when the browser is offline. */
export default function drafts(element: HTMLElement) {
  const store = openStore(element.dataset.person ?? "");
  const queue = offlineQueue(element, store);
  const notice = document.querySelector<HTMLElement>("[data-draft-notice]");
  const sent = settleSent(store.dropDraft);
  const isAnswer = document.querySelector("[data-answer]") !== null;
  const isServerDraft = document.querySelector("form[action='/desk/draft']") !== null;
  /** The values that each form showed first; null if they were unsaved text. */
  const initial = new Map<HTMLFormElement, string | null>();
  for (const form of document.querySelectorAll("form")) if (savesDraft(form)) restore(form);

  document.addEventListener("input", ({ target }) => {
    const form = (target as HTMLInputElement).form;
    if (form && savesDraft(form)) keep(form);
  });
  document.addEventListener(SAVED, ({ target }) => store.dropDraft(formKey(target as HTMLFormElement)));
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== "post") return;
    if (form.matches("[data-signs-out]")) return store.clear();
    if (form.matches("[action='/desk/draft']")) return discard();
    if (savesDraft(form)) keep(form);
    if (navigator.onLine) return markSent(form);
    event.preventDefault();
    queue.hold(form, event.submitter);
  });

  function discard() {
    for (const form of initial.keys()) store.dropDraft(formKey(form));
  }

  function restore(form: HTMLFormElement) {
    const key = formKey(form);
    const values = store.draft(key);
    // The server has filled the form with unsaved text. The other forms of an answer have their drafts here.
    const isFilled = isServerDraft || (isAnswer && (sent ?? key) === key);
    initial.set(form, isFilled ? null : initialText(form));
    if (isFilled) return;
    // Typed before this script arrived.
    if (typedText(form) !== initial.get(form)) return keep(form);
    if (!values) return;
    if (typedText(form, values) === typedText(form)) return store.dropDraft(key);
    fillForm(form, values);
    const folded = form.closest("details");
    if (folded) folded.open = true;
    showNotice(form);
  }

  function showNotice(form: HTMLFormElement) {
    const copy = notice?.cloneNode(true) as HTMLElement | undefined;
    if (!copy) return;
    copy.hidden = false;
    copy.querySelector("button")!.addEventListener("click", () => {
      store.dropDraft(formKey(form));
      form.reset();
      copy.remove();
    });
    form.prepend(copy);
  }

  function keep(form: HTMLFormElement) {
    if (typedText(form) === initial.get(form)) store.dropDraft(formKey(form));
    else store.saveDraft(formKey(form), valuesIn(form));
  }
}

/** Remembers which form was sent. The confirmation that follows is a form of its own and does not change that. */
function markSent(form: HTMLFormElement) {
  if (!form.querySelector("[name=sure]")) sessionStorage.setItem(SENT, formKey(form));
}

/**
 * Saving a form redirects to another page, or shows what was made. Errors and confirmations come without either. Returns the
 * form that was sent.
 */
function settleSent(dropDraft: (key: string) => void): string | null {
  const key = sessionStorage.getItem(SENT);
  if (key === null) return null;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isSaved = (navigation?.redirectCount ?? 0) > 0 || document.querySelector("[data-made]") !== null;
  if (isSaved) dropDraft(key);
  if (isSaved || !document.querySelector("[name=sure]")) sessionStorage.removeItem(SENT);
  return key;
}

/** Called on pages without a session: the form that led there was not saved. */
export function forgetSent() {
  sessionStorage.removeItem(SENT);
}
