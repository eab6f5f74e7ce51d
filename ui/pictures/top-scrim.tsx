import styles from "./top-scrim.module.css";

/** Darkens the top of a photo behind the breadcrumbs. A file of its own, since pages inline their styles. */
export function TopScrim() {
  return <span aria-hidden="true" className={`cover no-print ${styles.top}`} />;
}
