import type { Film } from "#pictures/site-pictures.server.ts";

type Files = Pick<Film, "webm" | "mp4"> & Partial<Pick<Film, "captions">>;

/** WebM first, since it is smaller; browsers take the first format they support. */
export function FilmSources({ film, media }: { film: Files; media?: string }) {
  return (
    <>
      {film.webm && <source src={film.webm} type="video/webm" media={media} />}
      {film.mp4 && <source src={film.mp4} type="video/mp4" media={media} />}
      {film.captions && <track src={film.captions} kind="captions" srcLang="en" label="English" />}
    </>
  );
}
