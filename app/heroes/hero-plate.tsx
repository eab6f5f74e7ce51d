import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import { TopScrim } from "#ui/pictures/top-scrim.tsx";
import sidewaysStyles from "./sideways.module.css";
import floorStyles from "#ui/pictures/floor.module.css";
import styles from "./hero-plate.module.css";

/** A picture with the title below it, or on a white plate over its lower left. */
export function HeroPlate(
  props: HeroProps & {
    over?: boolean;
    /** Class that positions the picture. */
    crop?: string | undefined;
  },
) {
  const { photo, trail, over, crop = styles.low, ...text } = props;
  return (
    <section className={`clip isolate ${sidewaysStyles.sideways} ${over ? styles.over : styles.under}`}>
      <div className={`on-photo ${sidewaysStyles.photo} ${styles.photo}`}>
        <Picture photo={photo} sizes={TALL_ON_PHONES} priority className={`cover ${crop}`} />
        <TopScrim />
        <div className="shell">
          <HeroTrail trail={trail} />
        </div>
      </div>
      <div className="shell relative above">
        <div className={`on-white ${floorStyles.floor} ${over ? "" : "row apart"} ${styles.plate}`}>
          <HeroText {...text} />
        </div>
      </div>
    </section>
  );
}
