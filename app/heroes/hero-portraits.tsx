import type { Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import styles from "./hero-portraits.module.css";

/** A row of cropped portraits; a photo if there are none. */
export function HeroPortraits(props: HeroProps & { portraits: readonly Photo[] }) {
  const { photo, trail, portraits, ...text } = props;
  return (
    <section className="on-ink">
      <div className="shell">
        <HeroTrail trail={trail} />
        <div className={`columns items-end gap-y-0 ${styles.title}`}>
          <HeroText {...text} />
        </div>
      </div>
      {portraits.length > 0 ? (
        <div aria-hidden="true" className={`grid clip gap-2 ${styles.row}`}>
          {portraits.map((portrait, index) => (
            <Picture
              key={portrait.key}
              photo={{ ...portrait, alt: "" }}
              sizes="(min-width: 64rem) 40vw, 64vw"
              priority={index === 0}
              className={styles.portrait}
            />
          ))}
        </div>
      ) : (
        <Picture photo={photo} sizes="100vw" priority className={styles.room} />
      )}
    </section>
  );
}
