import { Icon } from "./icon.tsx";

/** A sentence behind a small mark: shows on hover, focus and touch, before script too; tip.hand.ts lets Escape put it away. */
export function Tip(props: { id: string; label: string; children: string }) {
  const { id, label, children } = props;
  return (
    <span className="tip" data-hand="tip">
      <button type="button" className="tip-button" aria-label={label} aria-describedby={id}>
        <Icon name="info" className="size-6" />
      </button>
      <span id={id} role="tooltip" className="tip-words">
        {children}
      </span>
    </span>
  );
}
