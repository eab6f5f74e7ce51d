import { useContext } from "react";
import styles from "./breadcrumbs.module.css";
import { type Crumb, ShownTrail } from "./shown-trail.ts";

/** The last crumb is the page itself. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  useContext(ShownTrail)?.push(...trail);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`row text-fine ${styles.crumbs}`}>
        {trail.map(({ label, to }, index) => (
          <li key={label}>
            {to && index < trail.length - 1 ? (
              <a href={to}>{label}</a>
            ) : (
              <span aria-current="page" className="strong">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
