import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** A list of large rows. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="on-white ruled">{children}</ul>;
}

/** `to` makes the whole row a link; `side` is a price, a time or a duration in large type; `now` marks it as urgent. */
export function Row(props: {
  title: ReactNode;
  to?: string;
  facts?: ReactNode;
  side?: ReactNode;
  now?: boolean;
  /** The name of the link, where several have the same title. */
  label?: string | undefined;
  children?: ReactNode;
}) {
  const { title, to, facts, side, now, label, children } = props;
  return (
    <li className={`row apart relative ${styles.row}`}>
      <div className={styles.words}>
        {to ? (
          <a href={to} aria-label={label} className="strong stretch">
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
