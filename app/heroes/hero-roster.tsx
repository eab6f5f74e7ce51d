import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import styles from "./hero-roster.module.css";

/** The title above everybody's first name, each a link to their card. */
export function HeroRoster(
  props: Omit<HeroProps, "photo"> & { label: string; people: readonly { id: string; firstName: string }[] },
) {
  const { trail, label, people, ...text } = props;
  return (
    <section className="on-ink">
      <div className="shell">
        <HeroTrail trail={trail} />
        <div className={`columns items-end gap-y-0 ${styles.title}`}>
          <HeroText {...text} />
        </div>
        {people.length > 0 && (
          <nav aria-label={label} className="barred">
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
