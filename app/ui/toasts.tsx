import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { closeToast, useToasts, type ToastMessage } from "./toast.tsx";

const HELD_MS = 1000;

/** The one place where toasts appear: announced politely, held while hovered or focused, closed by Escape. */
export function Toasts() {
  const toasts = useToasts();
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    if (newest === undefined) return;
    const close = (event: KeyboardEvent) => event.key === "Escape" && closeToast(newest);
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [newest]);

  return (
    <div aria-live="polite" className="toasts">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Toast({ toast }: { toast: ToastMessage }) {
  const { id, title, text, kind, ms } = toast;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = setTimeout(leave, ms);
    function leave() {
      if (box.current?.matches(":hover, :focus-within")) timer = setTimeout(leave, HELD_MS);
      else closeToast(id);
    }
    return () => clearTimeout(timer);
  }, [id, ms]);
  return (
    <div ref={box} className={`toast toast-${kind}`}>
      <Icon name={kind === "error" ? "alert" : "check"} className="mt-0.5 size-6" />
      <div className="grow">
        <p className="display text-sub">{title}</p>
        <p className="mt-1">{text}</p>
      </div>
      <button
        type="button"
        className="square-button"
        aria-label={`Close: ${title}`}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
