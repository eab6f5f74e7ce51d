import styles from "./skeleton.module.css";

/** A loading placeholder; className sets its size. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`block ${styles.skeleton} ${className}`} />;
}

/** Several placeholders with one label. */
export function Skeletons(props: {
  count: number;
  label?: string;
  className?: string;
  itemClassName?: string;
}) {
  const { count, label, className = "", itemClassName } = props;
  return (
    <div className={className} aria-busy="true">
      {label && <p className="sr-only">{label}</p>}
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={itemClassName} />
      ))}
    </div>
  );
}
