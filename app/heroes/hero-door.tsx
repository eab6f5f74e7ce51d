import type { ReactNode } from "react";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./hero-door.module.css";

/** Full screen, seen from inside a bay: the rolled door hangs over the picture, posts stand at its sides. */
export function HeroDoor(
  props: HeroProps & {
    /** The bay's. */
    number?: string;
    /** Says which part of the picture stays. */
    crop?: string;
    /** Instead of the photo: then the hero fills the screen. */ media?: ReactNode;
  },
) {
  const { photo, trail, number, crop = "", media, ...words } = props;
  return (
    <section className={`on-photo column ${styles.hero} ${media ? styles.whole : ""}`}>
      <div className="cover">
        {media ?? <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${crop}`} />}
      </div>
      <Scrim className={styles.scrim} />
      <div aria-hidden="true" className={`relative clip ${styles.leaf}`}>
        {number && <span className="display number">{number}</span>}
      </div>
      <div className={`shell hero-words ${styles.words}`}>
        <HeroTrail trail={trail} />
        <HeroWords {...words} />
      </div>
    </section>
  );
}
