import { useSyncExternalStore } from "react";

export type ToastKind = "done" | "error";
export type ToastMessage = { id: number; title: string; text: string; kind: ToastKind; ms: number };

const AT_MOST = 3;
let toasts: ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: ToastMessage[] = [];

function set(next: ToastMessage[]) {
  toasts = next;
  for (const tell of listeners) tell();
}

/** Five seconds for good news, seven for bad, unless told otherwise. */
export function showToast(toast: { title: string; text: string; kind?: ToastKind; ms?: number }) {
  const { title, text, kind = "done", ms = kind === "error" ? 7000 : 5000 } = toast;
  lastId += 1;
  set([...toasts, { id: lastId, title, text, kind, ms }].slice(-AT_MOST));
}

export function closeToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

export function useToasts() {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => toasts,
    () => none,
  );
}
