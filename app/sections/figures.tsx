import styles from "./figures.module.css";

/** Numbers with labels below them. */
export function Figures(props: {
  facts: readonly { figure: string; label: string }[];
  /** Up to five in a row on a phone, smaller there. */
  sideBySide?: boolean;
  className?: string;
}) {
  const { facts, sideBySide, className = "" } = props;
  if (facts.length === 0) return null;
  return (
    <dl className={`tiles ${sideBySide ? styles.sideBySide : ""} ${className}`}>
      {facts.map(({ figure, label }) => (
        <div key={label} className={`flex gap-2 ${styles.figure}`}>
          <dt className="text-quiet">{label}</dt>
          <dd className="display number-2">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
