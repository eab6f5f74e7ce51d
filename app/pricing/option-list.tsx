import type { ReactNode } from "react";
import styles from "./option-list.module.css";

type Option = {
  id: string;
  /** A link with the classes `link stretch` covers the whole line. */
  name: ReactNode;
  price: string;
  note: string | null;
  per: string | null;
};

/** Prices, two lines each. */
export function OptionList({ options }: { options: readonly Option[] }) {
  return (
    <ul className={`figures ruled ${styles.options}`}>
      {options.map(({ id, name, price, note, per }) => (
        <li key={id} className={`row relative items-baseline ${styles.option}`}>
          <span>{name}</span>
          <span className="display text-head">{price}</span>
          <span className={`row text-quiet text-fine justify-between ${styles.terms}`}>
            {note && <span>{note}</span>} <span>{per}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
