import { recapCopy as copy } from "#content/pages/home.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { RecapFilm } from "#app/films/recap-film.tsx";

/** The Murph Challenge: a full-width film with text below. */
export function RecapSection(props: { film: Film; poster: Photo }) {
  const { film, poster } = props;
  return (
    <section id="murph" aria-labelledby="murph-title" className="on-white">
      <RecapFilm film={film} poster={poster} copy={copy} />
      <div className="shell columns wide-first py-7">
        <div>
          <Eyebrow text={copy.eyebrow} />
          <h2 id="murph-title" className="text-title">
            {copy.heading}
          </h2>
        </div>
        <div className="flow measure">
          <p className="text-lead">{copy.text}</p>
          <div className="row apart items-center">
            <p className="text-quiet">{copy.noSound}</p>
            <ArrowLink to={copy.link.to}>{copy.link.label}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
