import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./tip.module.css";

/** A tooltip on hover, focus and touch that needs no script; `tip` (overlays.behavior.ts) hides it on Escape. */
export function Tip(props: { id: string; label: string; children: string }) {
  const { id, label, children } = props;
  return (
    <span className={styles.tip} data-behavior="tip">
      <button type="button" className={`center ${styles.mark}`} aria-label={label} aria-describedby={id}>
        <Icon name="info" size={6} />
      </button>
      <span id={id} role="tooltip" className={`on-bone absolute text-fine ${styles.words}`}>
        {children}
      </span>
    </span>
  );
}
