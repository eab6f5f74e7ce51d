import { createContext, useContext } from "react";
import styles from "./breadcrumbs.module.css";

export type Crumb = { label: string; to?: string };

/** Collects the breadcrumbs of a page while it renders, for the JSON-LD at the end of the document. */
export const RenderedTrail = createContext<Crumb[] | null>(null);

/** The last crumb is the current page. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  useContext(RenderedTrail)?.push(...trail);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`row ${styles.crumbs}`}>
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
