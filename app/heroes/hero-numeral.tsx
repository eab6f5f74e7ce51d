import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** One number as large as the picture allows, cropped by its lower edge. */
export function HeroNumeral(props: HeroProps & { numeral: string }) {
  const { photo, trail, numeral, ...words } = props;
  return (
    <section className="on-photo hero-numeral">
      <div className="cover">
        <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />
      </div>
      <div aria-hidden="true" className="scrim scrim-left" />
      <p aria-hidden="true" className="hero-numeral-figure">
        {numeral}
      </p>
      <div className="shell hero-numeral-words">
        <HeroTrail trail={trail} />
        <HeroWords {...words} />
      </div>
    </section>
  );
}
