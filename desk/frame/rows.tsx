import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** A list for a thumb: big rows, a rule between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="on-white ruled">{children}</ul>;
}

/** `to` makes the whole row a link; `side` is set large: a price, a time, how long it waits. `now`: it can't wait. */
export function Row(props: {
  title: ReactNode;
  to?: string;
  facts?: ReactNode;
  side?: ReactNode;
  now?: boolean;
  children?: ReactNode;
}) {
  const { title, to, facts, side, now, children } = props;
  return (
    <li className={`row apart relative ${styles.row}`}>
      <div className={styles.words}>
        {to ? (
          <a href={to} className="strong stretch">
            {title}
          </a>
        ) : (
          <p className="strong">{title}</p>
        )}
        {facts && <p className="text-quiet">{facts}</p>}
      </div>
      {side && <p className={`display figures text-head ${now ? "text-accent" : ""}`}>{side}</p>}
      {children && <div className={`relative ${styles.acts}`}>{children}</div>}
    </li>
  );
}
