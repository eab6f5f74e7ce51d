import type { ReactNode } from "react";
import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** Full screen, seen from inside a bay: the rolled door hangs over the picture, posts stand at its sides. */
export function HeroDoor(props: HeroProps & { number: string; media?: ReactNode }) {
  const { photo, trail, number, media, ...words } = props;
  return (
    <section className="on-photo hero-door">
      <div className="cover">
        {media ?? <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />}
      </div>
      <div aria-hidden="true" className="scrim" />
      <div aria-hidden="true" className="hero-door-leaf">
        <span>{number}</span>
      </div>
      <div className="shell hero-door-words">
        <HeroTrail trail={trail} />
        <HeroWords {...words} />
      </div>
    </section>
  );
}
