import type { Photo } from "#photos/photo-url.ts";
import type { Film } from "#photos/site-photos.server.ts";
import { ArrowLink } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { signOf } from "#app/ui/sign.ts";
import { RecapFilm, type RecapWords } from "#app/films/recap-film.tsx";

/** The Murph Challenge: the film runs from edge to edge, the words stand on a plate at its foot. */
export function RecapBand(props: {
  words: RecapWords & {
    silent: string;
    eyebrow: string;
    heading: string;
    text: string;
    link: { label: string; to: string };
  };
  film: Film;
  poster: Photo;
}) {
  const { words, film, poster } = props;
  const { bay, sign } = signOf(words.eyebrow);
  return (
    <section id="murph" aria-labelledby="murph-title" className="on-bone overflow-hidden">
      <RecapFilm film={film} poster={poster} words={words} />
      <div className="shell">
        <div className="recap-plate">
          <Eyebrow bay={bay}>{sign}</Eyebrow>
          <h2 id="murph-title" className="mt-4 text-title">
            {words.heading}
          </h2>
          <p className="mt-6 text-lead text-quiet">{words.text}</p>
          <p className="measure mt-4 text-quiet">{words.silent}</p>
          <ArrowLink to={words.link.to} className="mt-4">
            {words.link.label}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
