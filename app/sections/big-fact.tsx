import type { ReactNode } from "react";
import styles from "./big-fact.module.css";

/** A huge number with its label next to it. */
export function BigFact(props: { value: string; label: string; children?: ReactNode }) {
  const { value, label, children } = props;
  return (
    <div className={`columns items-end ${styles.fact}`}>
      <p className={`numeral ${styles.value}`}>{value}</p>
      <div className="flow pb-7 measure">
        <p className="display text-head">{label}</p>
        {children && <div className="flow">{children}</div>}
      </div>
    </div>
  );
}

/** A large number and its label on one line. */
export function Sum({ value, label }: { value: string; label: string }) {
  return (
    <div className={`row items-end self-end ${styles.sum}`}>
      <p className={`numeral ${styles.value}`}>{value}</p>
      <p className="display text-head">{label}</p>
    </div>
  );
}
