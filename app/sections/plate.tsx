import styles from "./plate.module.css";

/** A cast plate by the door, with its four screws. */
export function Plate({ children }: { children: string }) {
  return <p className={`sign ${styles.plate}`}>{children}</p>;
}
