import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import besideStyles from "./beside.module.css";
import sidewaysStyles from "./sideways.module.css";
import styles from "./hero-numeral.module.css";

/** Words next to a picture, which can have a large number on it. */
export function HeroNumeral(
  props: HeroProps & {
    /** Hidden if 0. */
    numeral?: number | string;
    /** What the number counts. */
    counted?: string;
    /** The part of the picture to show. The number is on it. */
    side?: "left" | "right";
  },
) {
  const { photo, trail, numeral = 0, counted, side, ...text } = props;
  return (
    <section className={`on-ink columns gap-0 ${sidewaysStyles.sideways} ${styles.hero}`}>
      <div className={`${sidewaysStyles.photo} relative ${besideStyles.photo} ${side ? styles[side] : ""}`}>
        <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="cover" />
        {numeral !== 0 && (
          <p aria-hidden="true" className={`numeral absolute on-ink ${styles.figure}`}>
            <span className="sign column">{counted}</span>
            {numeral}
          </p>
        )}
      </div>
      <div className={`column ${besideStyles.words} ${styles.words}`}>
        <HeroTrail trail={trail} />
        <HeroText {...text} />
      </div>
    </section>
  );
}
