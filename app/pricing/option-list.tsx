import type { ReactNode } from "react";
import { ArrowLink } from "#ui/button.tsx";
import styles from "./option-list.module.css";

type Option = {
  id: string;
  /** A link with the classes `link stretch` covers the whole line. */
  name: ReactNode;
  price: string;
  note: string | null;
  per: string | null;
};

/** Prices on phones until the visitor asks for all. */
const ON_PHONES = 5;

/** Prices, two lines each. */
export function OptionList({ options }: { options: readonly Option[] }) {
  return (
    <ul id="all-options" className={`figures ruled fold ${styles.options}`}>
      {options.map(({ id, name, price, note, per }, index) => (
        <li
          key={id}
          className={`row relative items-baseline ${styles.option} ${index < ON_PHONES ? "" : "folds"}`}
        >
          <span>{name}</span>
          <span className="display text-head">{price}</span>
          <span className={`row text-quiet text-fine justify-between ${styles.terms}`}>
            <span>{per}</span> {note && <span>{note}</span>}
          </span>
        </li>
      ))}
      {options.length > ON_PHONES && (
        <li className="unfold">
          <ArrowLink to="#all-options">Show all prices</ArrowLink>
        </li>
      )}
    </ul>
  );
}
