import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./tip.module.css";

/** A sentence behind a small mark: shows on hover, focus and touch, before script too; tip.behavior.ts lets Escape put it away. */
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
