import { useContext } from "react";
import styles from "./breadcrumbs.module.css";
import { type Crumb, RenderedTrail } from "./trail.ts";

/** The last crumb is the current page. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  useContext(RenderedTrail)?.push(...trail);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`row gap-0 text-fine ${styles.crumbs}`}>
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
