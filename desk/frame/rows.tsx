import type { ReactNode } from "react";
import { capital } from "#domain/text.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Face } from "./face.tsx";
import styles from "./rows.module.css";

/** A list of large rows, on wide screens a table, or in pairs. */
export function Rows({ pairs, children }: { pairs?: boolean; children: ReactNode }) {
  return <ul className={`on-white ruled ${pairs ? "columns halves gap-0" : styles.rows}`}>{children}</ul>;
}

/** `to` makes the whole row a link; `side` is a price, a time or a duration in large type; `now` marks it as urgent. */
export function Row(props: {
  id?: string;
  title: ReactNode;
  to?: string | undefined;
  facts?: ReactNode;
  side?: ReactNode;
  now?: boolean;
  /** States: 'snoozed', 'canceled'. */
  chips?: readonly string[];
  /** The person whose portrait or initials it shows; without a name, a photo. */
  face?: { name?: string; src?: string | null | undefined } | undefined;
  /** The name of the link, where several have the same title. It includes `side`. */
  label?: string | undefined;
  /** Below the facts. */
  more?: ReactNode;
  children?: ReactNode;
}) {
  const { id, title, to, facts, side, now, chips = [], face, label, more, children } = props;
  return (
    <li id={id} className={`row apart ${more ? "items-start" : "items-center"} relative ${styles.row}`}>
      {face && <Face {...face} />}
      <div className={styles.words}>
        {to ? (
          <a href={to} aria-label={label} className="strong stretch">
            {title}
          </a>
        ) : (
          <p className="strong">{title}</p>
        )}
        {facts && <p className="text-quiet">{facts}</p>}
        {chips.length > 0 && (
          <p className="row gap-2 mt-2">
            <Chips chips={chips} />
          </p>
        )}
        {more && <div className="relative">{more}</div>}
      </div>
      {side && (
        <p
          aria-hidden={label ? true : undefined}
          className={`display figures text-sub ${styles.side} ${now ? "text-accent" : ""}`}
        >
          {side}
        </p>
      )}
      {children && <div className={`relative above ${styles.acts}`}>{children}</div>}
      {to && !children && <Icon name="right" />}
    </li>
  );
}

/** States: 'snoozed', 'canceled'. */
export function Chips({ chips }: { chips: readonly string[] }) {
  return chips.map((chip) => (
    <span key={chip} className={`text-fine ${styles.chip}`}>
      {capital(chip)}
    </span>
  ));
}
