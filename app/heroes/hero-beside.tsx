import type { ReactNode } from "react";
import { HeroTrail, HeroText, type HeroProps } from "./hero-parts.tsx";

/** The title with `below` at its foot, next to `children`. */
export function HeroBeside(props: Omit<HeroProps, "photo"> & { below: ReactNode }) {
  const { trail, below, children, ...text } = props;
  return (
    <section className="on-ink">
      <div className="shell pb-section">
        <HeroTrail trail={trail} />
        <div className="columns">
          <div className="column justify-between gap-7">
            <div>
              <HeroText {...text} />
            </div>
            {below}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
