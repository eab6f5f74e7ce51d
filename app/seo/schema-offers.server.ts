import type { Offer, OfferCatalog, Service } from "schema-dts";
import { toCents, type Plan } from "#domain/plans.ts";
import { ONLINE } from "#content/programs/program.ts";
import { socialImagePath, type SitePage } from "./page-meta.ts";
import { absoluteUrl, nodeIds, organization } from "./urls.server.ts";

/** Plans without a dollar price are left out. */
export function planOffers(plans: readonly Plan[]): Offer[] {
  return plans.flatMap(({ name, cents, term, group, url }) => {
    if (cents === null) return [];
    const price = (cents / 100).toFixed(2);
    return {
      "@type": "Offer",
      name,
      category: group,
      price,
      priceCurrency: "USD",
      url: url ?? absoluteUrl("/pricing"),
      availability: "https://schema.org/InStock",
      offeredBy: { "@id": nodeIds.gym },
      ...(/\bmonthly\b/i.test(term) && pricePer(price, "month")),
    } satisfies Offer;
  });
}

/** For a price in the page's copy: '$65/MONTH', or '$100' per 'month'. */
export function offer(name: string, text: string, per = text): Offer {
  const price = ((toCents(text) ?? 0) / 100).toFixed(2);
  return {
    "@type": "Offer",
    name,
    price,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    offeredBy: { "@id": nodeIds.gym },
    ...pricePer(price, per),
  };
}

/** For a price by the month or the hour. */
function pricePer(price: string, period: string): Pick<Offer, "priceSpecification"> | null {
  const unitCode = /\bmonth\b/i.test(period) ? "MON" : /\bhour\b/i.test(period) ? "HUR" : null;
  if (!unitCode) return null;
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "USD",
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode },
    },
  };
}

export function offerCatalog(plans: readonly Plan[]): OfferCatalog | null {
  if (plans.length === 0) return null;
  return {
    "@type": "OfferCatalog",
    "@id": absoluteUrl("/pricing#plans"),
    name: "Memberships and single classes",
    itemListElement: planOffers(plans),
  };
}

type Program = { title: string; description: string; locations?: readonly string[] };

/** The program of a page, with the prices on the page. */
export function service(page: SitePage, program: Program, offers: readonly Offer[] = []): Service {
  const { title, description, locations = [] } = program;
  const towns = locations.filter((place) => place !== ONLINE);
  return {
    "@type": "Service",
    "@id": absoluteUrl(`${page.path}#program`),
    name: title,
    serviceType: title,
    description,
    url: absoluteUrl(page.path),
    image: absoluteUrl(socialImagePath(page.path)),
    provider: organization(page.place),
    ...(towns.length > 0 && { areaServed: towns.map((name) => ({ "@type": "City", name }) as const) }),
    ...(offers.length > 0 && { offers }),
  };
}
