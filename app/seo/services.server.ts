import type { Offer, Service } from "schema-dts";
import { ONLINE } from "#content/programs/program.ts";
import { home } from "#content/site.ts";
import { absolute, idOf, us } from "./address.server.ts";
import { socialPath, type SitePage } from "./page-facts.ts";

type Program = { title: string; description: string; locations?: readonly string[] };

/** The program that a page is about, with the prices that the page shows. */
export function serviceOf(page: SitePage, program: Program, offers: readonly Offer[] = []): Service {
  const { title, description, locations = [] } = program;
  const towns = locations.filter((place) => place !== ONLINE);
  return {
    "@type": "Service",
    "@id": absolute(`${page.path}#program`),
    name: title,
    serviceType: title,
    description,
    url: absolute(page.path),
    image: absolute(socialPath(page.path)),
    provider: us(idOf(page.place ?? home)),
    ...(towns.length > 0 && { areaServed: towns.map((name) => ({ "@type": "City", name }) as const) }),
    ...(offers.length > 0 && { offers }),
  };
}
