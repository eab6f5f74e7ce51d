import { Picture } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** A closed red bay door with the title lettered on it, the room behind it to the right. */
export function HeroSplit({ photo, trail, ...words }: HeroProps) {
  return (
    <section className="hero-split">
      <div className="on-photo hero-split-photo">
        <div className="cover">
          <Picture
            photo={photo}
            sizes="(min-width: 64rem) 58vw, 100vw"
            priority
            className="absolute inset-0"
          />
        </div>
      </div>
      <div className="on-brick hero-split-door">
        <div className="hero-split-words">
          <HeroTrail trail={trail} />
          <div className="hero-split-title">
            <HeroWords {...words} />
          </div>
        </div>
      </div>
    </section>
  );
}
