import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import { TopScrim } from "#ui/pictures/top-scrim.tsx";
import styles from "./hero-directory.module.css";

/** A directory over a photo. */
export function HeroDirectory(
  props: HeroProps & { label: string; entries: readonly { label: string; name: string; to: string }[] },
) {
  const { photo, trail, label, entries, ...text } = props;
  return (
    <section className={`on-photo ${styles.hero}`}>
      <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${styles.photo}`} />
      <TopScrim />
      <div className="shell columns wide-first gap-y-0">
        <div className="column">
          <HeroTrail trail={trail} />
          <div className={styles.title}>
            <HeroText {...text} />
          </div>
        </div>
        <nav aria-label={label} className={`on-bone self-end ${styles.board}`}>
          <ol className="lined">
            {entries.map(({ label: office, name, to }) => (
              <li key={to}>
                <a href={to} className="display row">
                  <span className={`sign text-quiet ${styles.office}`}>{office}</span>
                  <span className={styles.name}>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
