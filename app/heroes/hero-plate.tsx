import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./hero-plate.module.css";

/** A picture over its title; or with the title on a white plate, screwed to its lower left. */
export function HeroPlate(
  props: HeroProps & {
    over?: boolean;
    /** Says which part of the picture stays. */
    crop?: string | undefined;
  },
) {
  const { photo, trail, over, crop = "from-top", ...words } = props;
  return (
    <section className={`sideways clip isolate ${over ? styles.over : styles.under}`}>
      <div className={`on-photo ${styles.photo}`}>
        <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${crop}`} />
        <Scrim variant="top" />
        <div className="shell">
          <HeroTrail trail={trail} />
        </div>
      </div>
      <div className={`shell relative ${styles.hung}`}>
        <div className={`on-white floor ${over ? "" : "row apart"} ${styles.plate}`}>
          <HeroWords {...words} />
        </div>
      </div>
    </section>
  );
}
