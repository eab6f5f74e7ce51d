import type { Photo } from "#photos/photo-url.ts";
import { Picture } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** The crew lined up in the bays: tall slices of their portraits along the foot, cropped by it. */
export function HeroCrew(props: HeroProps & { portraits: readonly Photo[] }) {
  const { photo, trail, portraits, ...words } = props;
  return (
    <section className="on-ink hero-crew">
      <div className="shell hero-crew-words">
        <HeroTrail trail={trail} />
        <div className="hero-crew-title">
          <HeroWords {...words} />
        </div>
      </div>
      {portraits.length > 0 ? (
        <div aria-hidden="true" className="hero-crew-row">
          {portraits.map((portrait, index) => (
            <span key={portrait.key}>
              <Picture
                photo={{ ...portrait, alt: "" }}
                sizes="(min-width: 64rem) 12.5vw, 34vw"
                priority={index === 0}
                className="hero-crew-bay"
              />
            </span>
          ))}
        </div>
      ) : (
        <Picture photo={photo} sizes="100vw" priority className="hero-crew-room" />
      )}
    </section>
  );
}
