import styles from "./fact-wall.module.css";

/** Three or four large numbers side by side. */
export function FactWall({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <dl className={`grid clip ${styles.wall}`}>
      {facts.map(({ value, label }) => (
        <div key={label} className="row items-end clip">
          <dt>{label}</dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
