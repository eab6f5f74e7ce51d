import type { ReactNode } from "react";
import styles from "./actions.module.css";

/** The buttons of a form, in sight at the bottom of the window. The form must be a block, so that they can move in it. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={`no-print on-bone row gap-3 bleed ${styles.actions}`}>{children}</div>;
}
