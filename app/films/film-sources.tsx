import type { Film } from "#pictures/site-pictures.server.ts";

type Parts = Pick<Film, "webm" | "mp4"> & Partial<Pick<Film, "captions">>;

/** The smaller film first; browsers take the first kind that they can show. */
export function FilmSources({ film, media }: { film: Parts; media?: string }) {
  return (
    <>
      {film.webm && <source src={film.webm} type="video/webm" media={media} />}
      {film.mp4 && <source src={film.mp4} type="video/mp4" media={media} />}
      {film.captions && <track src={film.captions} kind="captions" srcLang="en" label="English" />}
    </>
  );
}
