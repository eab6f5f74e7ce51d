import type { ReactNode } from "react";
import styles from "./pole.module.css";

/** The brass pole at the side of a long page, with a mark for each of its sections on wide screens. */
export function Pole(props: { marks: readonly { id: string; label: string }[]; children: ReactNode }) {
  const { marks, children } = props;
  return (
    <div className={`relative ${styles.withPole}`}>
      {children}
      <div className={`absolute ${styles.pole}`} data-behavior="pole">
        <nav aria-label="On this page" className={styles.marks}>
          <ol>
            {marks.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="center">
                  <span className="on-ink sign">{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
