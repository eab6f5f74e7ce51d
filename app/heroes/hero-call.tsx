import type { ReactNode } from "react";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";
import besideStyles from "./beside.module.css";
import sidewaysStyles from "./sideways.module.css";
import styles from "./hero-call.module.css";

/** The phone number at full width. */
export function HeroCall(
  props: HeroProps & { phone: { display: string; href: string }; status?: ReactNode },
) {
  const { photo, trail, phone, status, ...text } = props;
  return (
    <section className="on-ink">
      <div className={`columns halves gap-0 ${sidewaysStyles.sideways}`}>
        <Picture
          photo={photo}
          sizes={TALL_ON_PHONES}
          priority
          className={`on-photo ${sidewaysStyles.photo} relative ${besideStyles.photo} ${styles.photo}`}
        />
        <div className={`column ${besideStyles.words}`}>
          <HeroTrail trail={trail} />
          <div className="mt-5">
            <HeroText {...text} />
          </div>
          {status && <p className="strong mt-5 pb-5">{status}</p>}
        </div>
      </div>
      <a href={phone.href} className={`shell display figures nowrap inset-focus block pb-5 ${styles.number}`}>
        {phone.display}
      </a>
    </section>
  );
}
