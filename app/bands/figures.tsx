import styles from "./figures.module.css";

/** Figures with what they count below them. */
export function Figures(props: {
  facts: readonly { figure: string; label: string }[];
  /** Lays them out. */
  className?: string;
}) {
  const { facts, className = "" } = props;
  return (
    <dl className={`tiles ${styles.figures} ${className}`}>
      {facts.map(({ figure, label }) => (
        <div key={label} className="label-below">
          <dt className="text-quiet">{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
