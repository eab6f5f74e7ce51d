import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./hero-numeral.module.css";

/** One number at the foot of the picture. */
export function HeroNumeral(
  props: HeroProps & {
    /** Nothing where there is nothing to count. */
    numeral: number | string;
    /** What the number counts. */
    counted: string;
    /** Says which part of the picture stays. */
    crop?: string;
  },
) {
  const { photo, trail, numeral, counted, crop = "", ...words } = props;
  return (
    <section className="on-photo">
      <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${crop}`} />
      <Scrim variant="left" />
      {numeral !== 0 && (
        <p aria-hidden="true" className={`numeral absolute ${styles.figure}`}>
          <span className="sign column">{counted}</span>
          {numeral}
        </p>
      )}
      <div className={`shell ${styles.words}`}>
        <HeroTrail trail={trail} />
        <HeroWords {...words} />
      </div>
    </section>
  );
}
