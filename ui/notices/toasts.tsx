import { Icon } from "#ui/pictures/icon.tsx";
import { SquareButton } from "#ui/square-button.tsx";
import styles from "./toasts.module.css";

/** The live region for toasts; toast.ts clones the template. */
export function Toasts() {
  return (
    <div id="toasts" aria-live="polite" className={`grid gap-3 no-print ${styles.toasts}`}>
      <template>
        <div className={`on-ink flex gap-4 ${styles.toast}`}>
          <Icon name="alert" size={6} className={styles.alert} />
          <Icon name="check" size={6} className={styles.check} />
          <div>
            <p data-part="title" className="display text-sub" />
            <p data-part="text" />
          </div>
          <SquareButton icon="close" label="Close" />
        </div>
      </template>
    </div>
  );
}
