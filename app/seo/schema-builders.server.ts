import type { GymFacts } from "#domain/gym-settings.ts";
import type { HolidayHours } from "#domain/schedule/opening-hours.ts";
import type { SitePage } from "./page-meta.ts";
import { faqPage, imageGallery, person, videoObject } from "./schema-content.server.ts";
import { eventNode } from "./schema-events.server.ts";
import { gym } from "./schema-gym.server.ts";
import { offer, offerCatalog, planOffers, service } from "./schema-offers.server.ts";

/** Builders of JSON-LD nodes for the handle of one page. */
export function schemaBuilders(page: SitePage, facts: GymFacts, holidays: readonly HolidayHours[]) {
  return {
    gym: () => gym(facts, holidays),
    offerCatalog,
    planOffers,
    offer,
    person,
    event: eventNode,
    faqPage: faqPage.bind(null, page),
    service: service.bind(null, page),
    imageGallery: imageGallery.bind(null, page),
    videoObject: videoObject.bind(null, page),
  };
}

export type SchemaBuilders = ReturnType<typeof schemaBuilders>;
