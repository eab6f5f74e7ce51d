import { Picture } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";
import styles from "./hero-split.module.css";

/** A closed red bay door with the title lettered on it, the room behind it to the right. */
export function HeroSplit({ photo, trail, ...words }: HeroProps) {
  return (
    <section className={`columns halves sideways gap-0 ${styles.hero}`}>
      <Picture photo={photo} sizes="100vw" priority className={`on-photo ${styles.photo}`} />
      <div className={`on-brick column ${styles.door}`}>
        <HeroTrail trail={trail} />
        <div className={`py-7 ${styles.title}`}>
          <HeroWords {...words} />
        </div>
      </div>
    </section>
  );
}
