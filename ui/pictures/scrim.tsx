import styles from "./scrim.module.css";

/** Darkens a photograph so far that white words are legible on it: from its foot, top, lower left corner, up from there, or for words of any size on its left half. */
export function Scrim({
  variant = "foot",
  className = "",
}: {
  variant?: "foot" | "top" | "corner" | "rise" | "left";
  className?: string;
}) {
  return <span aria-hidden="true" className={`${styles.scrim} ${styles[variant]} ${className}`} />;
}
