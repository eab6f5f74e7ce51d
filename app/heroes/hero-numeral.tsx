import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./hero-numeral.module.css";

/** A large number over a picture. */
export function HeroNumeral(
  props: HeroProps & {
    /** Hidden if 0. */
    numeral: number | string;
    /** What the number counts. */
    counted: string;
    /** Class that positions the picture. */
    crop?: string;
  },
) {
  const { photo, trail, numeral, counted, crop = "", ...text } = props;
  return (
    <section className="on-photo">
      <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${crop}`} />
      <Scrim className={styles.scrim} />
      {numeral !== 0 && (
        <p aria-hidden="true" className={`numeral absolute on-ink ${styles.figure}`}>
          <span className="sign column">{counted}</span>
          {numeral}
        </p>
      )}
      <div className={`shell ${styles.words}`}>
        <HeroTrail trail={trail} />
        <HeroText {...text} />
      </div>
    </section>
  );
}
