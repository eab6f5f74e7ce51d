import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** A photograph with a white plate screwed to its lower left; the plate hangs into the band below. */
export function HeroPlate({ photo, trail, ...words }: HeroProps) {
  return (
    <section className="hero-plate">
      <div className="on-photo hero-plate-photo">
        <div className="cover">
          <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />
        </div>
        <div aria-hidden="true" className="scrim scrim-top" />
        <div className="shell">
          <HeroTrail trail={trail} />
        </div>
      </div>
      <div className="shell hero-plate-row">
        <div className="on-white hero-plate-card">
          <HeroWords {...words} />
        </div>
      </div>
    </section>
  );
}
