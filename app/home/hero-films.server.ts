import { homeHero } from "#content/pages/home.ts";
import type { Daylight } from "#domain/daylight.ts";
import { filmInfo, isShipped, sitePicture } from "#pictures/site-pictures.server.ts";

/** The films of the first screen, over the picture in today's light. A gym's own photo replaces all of them. */
export function heroFilms(light: Daylight) {
  const film = filmInfo(homeHero.film);
  if (!isShipped(film.poster)) return { film, upright: null };
  const name = light === "dusk" ? homeHero.image : `${homeHero.image}-${light}`;
  return {
    film: { ...film, poster: sitePicture(name) },
    upright: { ...filmInfo(homeHero.uprightFilm), poster: sitePicture(`${name}-tall`) },
  };
}
