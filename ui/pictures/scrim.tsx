import styles from "./scrim.module.css";

/** Darkens part of a photo, so that white text on it is legible. A class with a background replaces the variant. */
export function Scrim({
  variant = "foot",
  className = "",
}: {
  variant?: "foot" | "top";
  className?: string;
}) {
  return <span aria-hidden="true" className={`${styles.scrim} ${styles[variant]} ${className}`} />;
}
