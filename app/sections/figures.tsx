import styles from "./figures.module.css";

/** Numbers with labels below them. */
export function Figures(props: { facts: readonly { figure: string; label: string }[]; className?: string }) {
  const { facts, className = "" } = props;
  return (
    <dl className={`tiles ${styles.figures} ${className}`}>
      {facts.map(({ figure, label }) => (
        <div key={label} className="label-below">
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
