import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Paragraphs and lists of running text, with underlined links. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
