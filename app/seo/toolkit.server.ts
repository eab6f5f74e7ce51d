import type { GymFacts } from "#domain/gym-settings.ts";
import type { HolidayHours } from "#domain/schedule/opening-hours.ts";
import { eventOf } from "./events.server.ts";
import { gym } from "./gym.server.ts";
import { catalog, offerOf, offersOf } from "./offers.server.ts";
import type { SitePage } from "./page-facts.ts";
import { personOf } from "./people.server.ts";
import { filmOf, galleryOf, questionsOf } from "./pictures.server.ts";
import { serviceOf } from "./services.server.ts";

/** What makes structured data, for one page: a page takes it from the hand of the server, as its file is also the browser's. */
export function toolkit(page: SitePage, facts: GymFacts, holidays: readonly HolidayHours[]) {
  return {
    gym: () => gym(facts, holidays),
    catalog,
    offersOf,
    offerOf,
    personOf,
    eventOf,
    questionsOf: questionsOf.bind(null, page),
    serviceOf: serviceOf.bind(null, page),
    galleryOf: galleryOf.bind(null, page),
    filmOf: filmOf.bind(null, page),
  };
}

export type Toolkit = ReturnType<typeof toolkit>;
