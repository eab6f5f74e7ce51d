import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import { TopScrim } from "#ui/pictures/top-scrim.tsx";
import sidewaysStyles from "./sideways.module.css";
import styles from "./hero-index.module.css";

/** Title, picture and an index of the page, like a newspaper front page. */
export function HeroIndex(
  props: HeroProps & { label: string; entries: readonly { to: string; title: string; note: string }[] },
) {
  const { photo, trail, label, entries, children, ...text } = props;
  return (
    <section className={`on-bone isolate clip ${sidewaysStyles.sideways} ${styles.hero}`}>
      <div className={`on-photo ${sidewaysStyles.photo} ${styles.photo}`}>
        <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="cover" />
        <TopScrim />
        <div className="shell">
          <HeroTrail trail={trail} />
        </div>
      </div>
      <div className="shell flow below pb-section">
        <div className={styles.title}>
          <HeroText {...text} />
          {children && <div className="below flow">{children}</div>}
        </div>
        <nav aria-label={label}>
          <ol className="ruled thirds gap-y-0 below">
            {entries.map(({ to, title, note }) => (
              <li key={to}>
                <a href={to} className="stack gap-1">
                  <span className="display text-sub">{title}</span>
                  <span>{note}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
