import { backgroundFilm, onDemandFilm, recapFilm } from "#app/films/films.behavior.ts";
import { nextPage } from "#app/frame/next-page.behavior.ts";
import { sectionNav } from "#app/frame/section-nav.behavior.ts";
import { leaveStaleEntry } from "#app/gallery/lightbox-history.behavior.ts";
import { slideshow } from "#app/gallery/slideshow.behavior.ts";
import { reviews } from "#app/home/reviews.behavior.ts";
import { board } from "#app/timetable/board.behavior.ts";
import { embeddedTour } from "#app/tour/embedded-tour.behavior.ts";
import { visit } from "#app/visits/visit.behavior.ts";
import { hideExpired, timedText } from "#ui/behaviors/clock.behavior.ts";
import { onDemandFrame, print, reveal, scrollToCurrent } from "#ui/behaviors/elements.behavior.ts";
import { closingDetails, dialogs, tip, toast } from "#ui/behaviors/overlays.behavior.ts";

/**
 * Plain DOM code for elements that need no React. An element lists its behaviors in `data-behavior`; each is called once
 * with the element, reads its settings from data attributes, and changes only attributes and text.
 */
export const behaviors: Record<string, (element: HTMLElement) => void> = {
  board,
  "closing-details": closingDetails,
  dialogs,
  "embedded-tour": embeddedTour,
  film: backgroundFilm,
  "hide-expired": hideExpired,
  "lightbox-history": leaveStaleEntry,
  "next-page": nextPage,
  "on-demand-film": onDemandFilm,
  "on-demand-frame": onDemandFrame,
  print,
  "recap-film": recapFilm,
  reveal,
  reviews,
  "scroll-to-current": scrollToCurrent,
  "section-nav": sectionNav,
  slideshow,
  "timed-text": timedText,
  tip,
  toast,
  visit,
};
