import type { ReactNode } from "react";
import type { Photo } from "#photos/photo-url.ts";
import { BackgroundFilm } from "#app/films/background-film.tsx";
import { ArrowLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** Film edge to edge, three lines at the lower left, the welcome plate above them, the facts bar below. */
export function HomeHero(props: {
  poster: Photo;
  film?: { webm: string | null; mp4: string | null };
  /** Lettered on the plate. */
  welcome: string;
  lines: readonly [string, string, string];
  facts: readonly { value: string; label: string }[];
  tour: { label: string; to: string };
  /** The buttons. */
  children: ReactNode;
}) {
  const { poster, film, welcome, lines, facts, tour, children } = props;
  return (
    <section className="on-ink home-hero" aria-labelledby="home-title">
      <div className="home-stage">
        <BackgroundFilm webm={film?.webm ?? null} mp4={film?.mp4 ?? null}>
          <Picture
            photo={poster}
            sizes="(min-width: 64rem) 85vw, (max-resolution: 1.2dppx) 160vw, 100vw"
            priority
            className="absolute inset-0"
          />
        </BackgroundFilm>
        <div aria-hidden="true" className="scrim" />
        <div className="shell home-copy">
          <p className="plate">{welcome}</p>
          <h1 id="home-title" className="text-mega">
            {lines.map((line) => (
              <span key={line} className="sm:block">
                {line}{" "}
              </span>
            ))}
          </h1>
          <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
      <div className="facts-bar">
        <div className="shell facts-row">
          <dl className="facts">
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to={tour.to}>{tour.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
