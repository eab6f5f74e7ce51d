import askedFilm from "#app/films/asked-film.behavior.ts";
import film from "#app/films/background-film.behavior.ts";
import recap from "#app/films/recap-film.behavior.ts";
import board from "#app/timetable/board.behavior.ts";
import outline from "#app/frame/next-page.behavior.ts";
import pole from "#app/frame/pole.behavior.ts";
import leftStep from "#app/gallery/left-step.behavior.ts";
import turning from "#app/heroes/turning-pictures.behavior.ts";
import reviews from "#app/home/reviews.behavior.ts";
import framed from "#app/tour/framed.behavior.ts";
import askedFrame from "#ui/asked-frame.behavior.ts";
import chosen from "#ui/forms/chosen.behavior.ts";
import closingDetails from "#ui/behaviors/closing-details.behavior.ts";
import dialogs from "#ui/notices/dialogs.behavior.ts";
import moments from "#ui/timed-text.behavior.ts";
import print from "#ui/behaviors/print.behavior.ts";
import reveal from "#ui/behaviors/reveal.behavior.ts";
import tip from "#ui/notices/tip.behavior.ts";
import until from "#ui/behaviors/until.behavior.ts";
import toast from "#ui/notices/toast.behavior.ts";
import visit from "#app/visits/visit.behavior.ts";

/**
 * What needs a few listeners and no React. An element names its behaviors: `data-behavior="pole"`. A hand is called once with
 * its element, reads its words and settings from the markup, and changes attributes and text only: how that looks is in
 * the stylesheet.
 */
export const behaviors: Record<string, (element: HTMLElement) => void> = {
  "asked-film": askedFilm,
  "asked-frame": askedFrame,
  board,
  chosen,
  "closing-details": closingDetails,
  dialogs,
  film,
  framed,
  "left-step": leftStep,
  moments,
  outline,
  pole,
  print,
  recap,
  reveal,
  reviews,
  tip,
  toast,
  turning,
  until,
  visit,
};
