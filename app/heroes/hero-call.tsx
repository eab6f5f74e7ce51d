import type { ReactNode } from "react";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import scrimStyles from "#ui/pictures/corner-scrim.module.css";
import styles from "./hero-call.module.css";

/** The phone number at full width. */
export function HeroCall(
  props: HeroProps & { phone: { display: string; href: string }; status?: ReactNode },
) {
  const { photo, trail, phone, status, ...text } = props;
  return (
    <section className="on-photo">
      <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="cover" />
      <Scrim className={scrimStyles.corner} />
      <div className={`shell grid ${styles.words}`}>
        <HeroTrail trail={trail} />
        <div>
          <HeroText {...text} />
        </div>
        <div>
          {status && <p className="strong">{status}</p>}
          <a href={phone.href} className={`display figures nowrap inset-focus block pb-5 ${styles.number}`}>
            {phone.display}
          </a>
        </div>
      </div>
    </section>
  );
}
