export type Toast = { title: string; text: string; kind?: "done" | "error"; ms?: number };

const MAX_TOASTS = 3;
const HELD_MS = 1000;

/** Shows a toast (toasts.tsx) that closes after a while, by its button or by Escape; not while it is hovered or focused. */
export function showToast({ title, text, kind = "done", ms = kind === "error" ? 7000 : 5000 }: Toast) {
  const region = document.getElementById("toasts");
  const template = region?.querySelector("template")?.content.firstElementChild;
  if (!region || !template) return;
  const toast = template.cloneNode(true) as HTMLElement;
  toast.dataset.kind = kind;
  for (const [part, content] of Object.entries({ title, text })) {
    toast.querySelector(`[data-part=${part}]`)?.append(content);
  }
  const button = toast.querySelector("button");
  button?.setAttribute("aria-label", `Close: ${title}`);

  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = setTimeout(expire, ms);
  function close() {
    clearTimeout(timer);
    listeners.abort();
    toast.remove();
  }
  function expire() {
    if (toast.matches(":hover, :focus-within")) timer = setTimeout(expire, HELD_MS);
    else close();
  }
  button?.addEventListener("click", close, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && toast === newestToast() && close(), {
    signal,
  });

  region.append(toast);
  const shown = region.querySelectorAll<HTMLElement>("[data-kind]");
  if (shown.length > MAX_TOASTS) shown[0]?.querySelector("button")?.click();
}

function newestToast() {
  return document.querySelector("#toasts [data-kind]:last-child");
}
