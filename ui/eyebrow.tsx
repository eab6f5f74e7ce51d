import type { ReactNode } from "react";
import styles from "./eyebrow.module.css";

/** Station signage above a heading: BAY 01 / PROGRAMS. */
export function Eyebrow(props: { bay?: string; children: ReactNode }) {
  const { bay, children } = props;
  return (
    <p className={`row sign ${styles.eyebrow}`}>
      {bay && (
        <>
          <span className="text-accent">{bay}</span>
          <span aria-hidden="true" className={styles.slash} />
        </>
      )}
      <span>{children}</span>
    </p>
  );
}
