import styles from "./fact-wall.module.css";

/** Three or four large numbers side by side. */
export function FactWall(props: {
  facts: readonly { value: string; label: string }[];
  /** On wide screens the lower edge of a section with `pb-7` cuts the numbers. */
  sunk?: boolean;
}) {
  const { facts, sunk } = props;
  return (
    <dl className={`grid clip ${styles.wall} ${sunk ? styles.sunk : ""}`}>
      {facts.map(({ value, label }) => (
        <div key={label} className="row items-end clip">
          <dt>{label}</dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
