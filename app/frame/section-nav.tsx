import type { ReactNode } from "react";
import styles from "./section-nav.module.css";

/** A long page with links to its sections at the side, on wide screens. */
export function SectionNav(props: {
  sections: readonly { id: string; label: string }[];
  children: ReactNode;
}) {
  const { sections, children } = props;
  return (
    <div className={`relative ${styles.withRail}`}>
      {children}
      <div className={`absolute no-print ${styles.rail}`} data-behavior="section-nav">
        <nav aria-label="On this page" className={styles.marks}>
          <ol>
            {sections.map(({ id, label }) => (
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
