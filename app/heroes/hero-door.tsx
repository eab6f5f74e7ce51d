import type { ReactNode } from "react";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import sidewaysStyles from "./sideways.module.css";
import styles from "./hero-door.module.css";

/** A picture framed like an open bay door. */
export function HeroDoor(
  props: HeroProps & {
    /** Number on the door. */
    number?: string;
    /** Class that positions the picture. */
    crop?: string;
    /** Replaces the photo and fills the screen. */
    media?: ReactNode;
  },
) {
  const { photo, trail, number, crop = "", media, ...text } = props;
  return (
    <section className={`on-photo column ${styles.hero}`}>
      <div aria-hidden="true" className={`grid items-center clip ${styles.leaf}`}>
        {number && <span className="display number">{number}</span>}
      </div>
      <div className={`${sidewaysStyles.sideways} ${styles.opening}`}>
        <div className={`on-photo ${sidewaysStyles.photo} ${styles.photo}`}>
          <div className="cover">
            {media || <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${crop}`} />}
          </div>
        </div>
        <div className={`on-ink ${styles.words}`}>
          <HeroTrail trail={trail} />
          <HeroText {...text} />
        </div>
      </div>
    </section>
  );
}
