import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** The head of the duty board: title, thin rules with the facts of the day, a narrow crop beside it. */
export function HeroBoard(props: HeroProps & { facts: readonly { label: string; value: ReactNode }[] }) {
  const { photo, trail, facts, ...words } = props;
  return (
    <section className="on-ink hero-board">
      <div className="shell hero-board-row">
        <div className="hero-board-words">
          <HeroTrail trail={trail} />
          <HeroWords {...words} />
          <dl className="hero-board-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="hero-board-photo">
          <div className="cover">
            <Picture
              photo={photo}
              sizes="(min-width: 64rem) 80vw, 100vw"
              priority
              className="absolute inset-0"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
