import styles from "./scrim.module.css";

/** Darkens the foot of a photo, so that white text on it is legible. A class with a background replaces the gradient. */
export function Scrim({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`cover no-print ${styles.scrim} ${className}`} />;
}
