import { Picture, TALL_ON_PHONES } from "#app/ui/pictures/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";
import { Scrim } from "#app/ui/pictures/scrim.tsx";
import styles from "./hero-numeral.module.css";

/** One number as large as the picture allows. */
export function HeroNumeral(
  props: HeroProps & {
    /** Nothing where there is nothing to count. */
    numeral?: string;
    /** What it counts. */
    counts?: string;
    /** Says which part of the picture stays. */
    crop?: string;
  },
) {
  const { photo, trail, numeral, counts, crop = "", ...words } = props;
  return (
    <section className="on-photo">
      <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${crop}`} />
      <Scrim look="left" />
      {numeral && (
        <p aria-hidden="true" className={`numeral ${styles.figure}`}>
          {counts && <span className="sign column">{counts}</span>}
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
