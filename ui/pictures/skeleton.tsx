import styles from "./skeleton.module.css";

/** A loading placeholder; className sets its size. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`block ${styles.skeleton} ${className}`} />;
}

/** Several placeholders. */
export function Skeletons({ count, className = "" }: { count: number; className?: string }) {
  return (
    <div className={className} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
