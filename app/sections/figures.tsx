import styles from "./figures.module.css";

/** Numbers with labels below them. */
export function Figures(props: { facts: readonly { figure: string; label: string }[]; className?: string }) {
  const { facts, className = "" } = props;
  if (facts.length === 0) return null;
  return (
    <dl className={`tiles ${className}`}>
      {facts.map(({ figure, label }) => (
        <div key={label} className={`flex gap-2 ${styles.figure}`}>
          <dt className="text-quiet">{label}</dt>
          <dd className="display number-2">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
