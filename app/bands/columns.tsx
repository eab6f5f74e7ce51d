import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** Five twelfths beside seven where there is room, one below the other elsewhere. --left and --right say otherwise. */
export function Columns({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.columns} ${className}`}>{children}</div>;
}
