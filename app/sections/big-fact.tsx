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

/** Three or four large numbers side by side. */
export function FactWall({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <dl className={`grid clip ${styles.wall}`}>
      {facts.map(({ value, label }) => (
        <div key={label} className="grid gap-4 clip">
          <dt>{label}</dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
