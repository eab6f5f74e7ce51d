import { photoFallbackUrl } from "#photos/photo-url.ts";
import type { Film } from "#photos/site-photos.server.ts";
import { FilmSources } from "./film-sources.tsx";

/** A short silent film with the browser's own controls; nothing of it is fetched before it is asked for. */
export function ProgramFilm(props: { film: Film; heading: string; className?: string }) {
  const { film, heading, className } = props;
  return (
    <section className={className}>
      <h2 className="text-head">{heading}</h2>
      <video
        controls
        muted
        loop
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster={photoFallbackUrl(film.poster)}
        aria-label={`${film.poster.alt || heading} (film without sound)`}
        className="mt-6 aspect-video w-full bg-ink object-cover"
      >
        <FilmSources film={film} />
        Your browser does not support the video tag.
      </video>
      <p className="mt-3 text-quiet">The film has no sound.</p>
    </section>
  );
}
