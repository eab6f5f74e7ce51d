import type { ReactNode } from "react";
import styles from "./big-fact.module.css";

/** A number as architecture: as large as the band allows, cropped by an edge, the fact in small type beside it. */
export function BigFact(props: {
  value: string;
  label: string;
  children?: ReactNode;
  /** Below the words, on the band's lower edge like the number. */
  floor?: ReactNode;
}) {
  const { value, label, children, floor } = props;
  const figure = <p className={`numeral ${styles.value}`}>{value}</p>;
  const counted = <p className="display text-head">{label}</p>;
  return (
    <div className={`columns ${styles.fact}`}>
      {floor ? (
        <div className={`column ${styles.sum}`}>
          {figure}
          {counted}
        </div>
      ) : (
        figure
      )}
      <div className="column">
        <div className={`flow ${styles.words}`}>
          {!floor && counted}
          {children && <div className="flow">{children}</div>}
        </div>
        {floor}
      </div>
    </div>
  );
}

/** Three or four of them side by side, standing on the band's lower edge. */
export function FactWall({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <dl className={styles.wall}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
