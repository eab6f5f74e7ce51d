import { Picture } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import sidewaysStyles from "./sideways.module.css";
import styles from "./hero-split.module.css";

/** The title on red, next to a picture. */
export function HeroSplit({ photo, trail, ...text }: HeroProps) {
  return (
    <section className={`columns halves gap-0 ${sidewaysStyles.sideways} ${styles.hero}`}>
      <Picture
        photo={photo}
        sizes="100vw"
        priority
        className={`on-photo ${sidewaysStyles.photo} ${styles.photo}`}
      />
      <div className={`on-brick column ${styles.door}`}>
        <HeroTrail trail={trail} />
        <div className={`py-7 ${styles.title}`}>
          <HeroText {...text} />
        </div>
      </div>
    </section>
  );
}
