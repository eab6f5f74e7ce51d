import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Paragraphs of running text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
