import styles from "./plate.module.css";

/** Text on a metal plate with four screws. */
export function Plate({ children }: { children: string }) {
  return <p className={`sign ${styles.plate}`}>{children}</p>;
}
