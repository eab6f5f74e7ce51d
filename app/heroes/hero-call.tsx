import type { ReactNode } from "react";
import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** The number to call, as wide as the page: the one thing that nobody has to look for. */
export function HeroCall(
  props: HeroProps & { phone: { display: string; href: string }; status?: ReactNode },
) {
  const { photo, trail, phone, status, ...words } = props;
  return (
    <section className="on-photo hero-call">
      <div className="cover">
        <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />
      </div>
      <div aria-hidden="true" className="scrim hero-call-scrim" />
      <div className="shell hero-call-words">
        <HeroTrail trail={trail} />
        <div>
          <HeroWords {...words} />
        </div>
        <div className="hero-call-foot">
          {status && <p className="hero-call-status">{status}</p>}
          <a href={phone.href} className="hero-call-number figures">
            {phone.display}
          </a>
        </div>
      </div>
    </section>
  );
}
