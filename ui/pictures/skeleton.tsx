import styles from "./skeleton.module.css";

/** A quiet placeholder; its size comes from className. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`block ${styles.skeleton} ${className}`} />;
}

/** A group of placeholders that says once what is on its way. */
export function Skeletons(props: {
  count: number;
  /** Left out where something else says it. */
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
