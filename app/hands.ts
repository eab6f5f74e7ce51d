import askedFilm from "./films/asked-film.hand.ts";
import film from "./films/background-film.hand.ts";
import recap from "./films/recap-film.hand.ts";
import board from "./timetable/board.hand.ts";
import outline from "./frame/next-page.hand.ts";
import pole from "./frame/pole.hand.ts";
import leftStep from "./gallery/left-step.hand.ts";
import turning from "./heroes/turning-pictures.hand.ts";
import reviews from "./home/reviews.hand.ts";
import framed from "./tour/framed.hand.ts";
import askedFrame from "./ui/asked-frame.hand.ts";
import chosen from "#app/ui/forms/chosen.hand.ts";
import closingDetails from "#app/ui/hands/closing-details.hand.ts";
import dialogs from "#app/ui/notices/dialogs.hand.ts";
import moments from "./ui/moments.hand.ts";
import print from "#app/ui/hands/print.hand.ts";
import reveal from "#app/ui/hands/reveal.hand.ts";
import tip from "#app/ui/notices/tip.hand.ts";
import until from "#app/ui/hands/until.hand.ts";
import toast from "#app/ui/notices/toast.hand.ts";
import visit from "./visits/visit.hand.ts";

/**
 * What needs a few listeners and no React. An element names its hands: `data-hand="pole"`. A hand is called once with
 * its element, reads its words and settings from the markup, and changes attributes and text only: how that looks is in
 * the stylesheet.
 */
export const hands: Record<string, (element: HTMLElement) => void> = {
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
