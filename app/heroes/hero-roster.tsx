import type { ReactNode } from "react";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import styles from "./hero-roster.module.css";

/** The title, `children`, and everybody's first name, each a link to their card. */
export function HeroRoster(
  props: Omit<HeroProps, "photo"> & {
    label: string;
    people: readonly { id: string; firstName: string }[];
    children: ReactNode;
  },
) {
  const { trail, label, people, children, ...text } = props;
  return (
    <section className="on-ink">
      <div className="shell">
        <HeroTrail trail={trail} />
        <div className={`columns items-end gap-y-0 ${styles.title}`}>
          <HeroText {...text} />
        </div>
        {children}
        {people.length > 0 && (
          <nav aria-label={label} className="barred below">
            <ul className={`row display ${styles.names}`}>
              {people.map(({ id, firstName }) => (
                <li key={id}>
                  <a href={`#trainer-${id}`} className="tap">
                    {firstName}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
