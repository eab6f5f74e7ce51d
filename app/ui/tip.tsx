import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

/** A sentence behind a small mark: shows on hover, focus and touch, before script too; Escape puts it away. */
export function Tip(props: { id: string; label: string; children: string }) {
  const { id, label, children } = props;
  const [dismissed, setDismissed] = useState(false);
  const root = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === "Escape" && root.current?.matches(":hover, :focus-within")) setDismissed(true);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <span
      ref={root}
      className={`tip ${dismissed ? "tip-away" : ""}`}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      <button
        type="button"
        className="tip-button"
        aria-label={label}
        aria-describedby={id}
        onClick={(event) => {
          // Safari does not focus a button that is touched or clicked.
          event.currentTarget.focus();
          setDismissed(false);
        }}
      >
        <Icon name="info" className="size-6" />
      </button>
      <span id={id} role="tooltip" className="tip-words">
        {children}
      </span>
    </span>
  );
}
