export type ToastWords = { title: string; text: string; kind?: "done" | "error"; ms?: number };

const AT_MOST = 3;
const HELD_MS = 1000;

/**
 * Shows a toast in the place that toasts.tsx has laid out: five seconds for good news, seven for bad, unless told
 * otherwise; held while hovered or focused, closed by its button or by Escape.
 */
export function showToast({ title, text, kind = "done", ms = kind === "error" ? 7000 : 5000 }: ToastWords) {
  const place = document.getElementById("toasts");
  const pattern = place?.querySelector("template")?.content.firstElementChild;
  if (!place || !pattern) return;
  const toast = pattern.cloneNode(true) as HTMLElement;
  toast.dataset.kind = kind;
  for (const [part, words] of Object.entries({ title, text })) {
    toast.querySelector(`[data-part=${part}]`)?.append(words);
  }
  const button = toast.querySelector("button");
  button?.setAttribute("aria-label", `Close: ${title}`);

  const away = new AbortController();
  const { signal } = away;
  let timer = setTimeout(leave, ms);
  function close() {
    clearTimeout(timer);
    away.abort();
    toast.remove();
  }
  function leave() {
    if (toast.matches(":hover, :focus-within")) timer = setTimeout(leave, HELD_MS);
    else close();
  }
  button?.addEventListener("click", close, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && toast === newest() && close(), { signal });

  place.append(toast);
  const shown = place.querySelectorAll<HTMLElement>("[data-kind]");
  if (shown.length > AT_MOST) shown[0]?.querySelector("button")?.click();
}

function newest() {
  return document.querySelector("#toasts [data-kind]:last-child");
}
