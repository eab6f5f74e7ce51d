import type { BreadcrumbList, Thing, WebPage } from "schema-dts";
import { recapCopy } from "#content/pages/home.ts";
import type { HolidayHours } from "#content/hours.ts";
import { brand } from "#content/site.ts";
import type { GymEvent } from "#data/event-rules.ts";
import type { Crumb } from "#app/ui/shown-trail.ts";
import { absolute, ids } from "./address.server.ts";
import { eventOf } from "./events.server.ts";
import { gym, hall, website } from "./gym.server.ts";
import { catalog } from "./offers.server.ts";
import { socialPath, type FoundPage } from "./pages.ts";
import { personOf } from "./people.server.ts";
import { filmOf, galleryOf, questionsOf } from "./pictures.server.ts";
import { servicesOn } from "./services-on.server.ts";
import type { Shown } from "./shown.ts";

type Told = {
  page: FoundPage;
  shown: Shown;
  trail: readonly Crumb[];
  holidays: readonly HolidayHours[];
  events: readonly GymEvent[];
};

/** Everything that one page says, for machines: made from the very data that the page was made from. */
export function thingsOn(told: Told): Thing[] {
  const { page, shown, trail, holidays, events } = told;
  const { path } = page;
  const trainers = shown["pages/trainers"]?.trainers ?? [];
  const groups = shown["pages/pricing"]?.groups ?? [];
  const questions = shown["pages/first-visit"]?.questions;
  const photos = shown["pages/events"]?.events ?? [];
  return [
    website(),
    pageOf(page),
    ...(trail.length > 0 ? [trailOf(path, trail)] : []),
    ...(path === "/" || path === "/contact" ? [gym(holidays)] : []),
    ...(path.startsWith("/programs/sports-performance") ? [hall()] : []),
    ...servicesOn(page, shown),
    ...(groups.length > 0
      ? [catalog(groups.flatMap(({ sections }) => sections.flatMap(({ plans }) => plans)))]
      : []),
    ...trainers.map(personOf),
    ...(questions ? [questionsOf(questions)] : []),
    ...events.map((event) => eventOf(event, photos.find(({ id }) => id === event.id)?.photo ?? null)),
    ...galleriesOn(path, shown),
    ...filmsOn(page, shown),
  ];
}

function pageOf({ path, title, description }: FoundPage): WebPage {
  return {
    "@type": "WebPage",
    "@id": absolute(`${path}#page`),
    url: absolute(path),
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@id": ids.site },
    about: { "@id": path.startsWith("/programs/sports-performance") ? ids.hall : ids.gym },
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: absolute(socialPath(path)) },
  };
}

/** The trail as the page shows it; the last crumb is the page itself. */
function trailOf(path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": absolute(`${path}#trail`),
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(index === trail.length - 1 ? path : (to ?? path)),
    })),
  };
}

function galleriesOn(path: string, shown: Shown): Thing[] {
  const galleries = [
    { name: `Photos of ${brand.name}`, photos: shown["pages/home"]?.gallery.photos },
    { name: `Photo gallery of ${brand.name}`, photos: shown["pages/gallery"]?.part.photos },
    { name: "Outdoor workouts", photos: shown["pages/destination-workouts"]?.photos },
    { name: "Facility and equipment", photos: shown["pages/programs/program"]?.facility },
    { name: "Recovery rooms", photos: shown["pages/programs/evo-recovery"]?.rooms },
    { name: "From the kitchen", photos: shown["pages/programs/evo-nutrition"]?.gallery?.photos },
  ];
  return galleries.flatMap(({ name, photos }) => (photos?.length ? [galleryOf(path, name, photos)] : []));
}

function filmsOn({ path, title, description }: FoundPage, shown: Shown): Thing[] {
  const recap = shown["pages/home"]?.recap.film ?? shown["pages/events"]?.film;
  const program =
    shown["pages/programs/program"]?.film ??
    shown["pages/programs/alpha-omega-boxing"]?.film ??
    shown["pages/programs/evo-nutrition"]?.film;
  const [name = title] = title.split(" | ");
  return [
    recap && filmOf({ path, name: recapCopy.heading, description: recapCopy.text, film: recap }),
    program && filmOf({ path, name, description, film: program }),
  ].filter((film) => film != null);
}
