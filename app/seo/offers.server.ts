import type { Offer, OfferCatalog } from "schema-dts";
import { toCents, type Plan } from "#domain/plans.ts";
import { absolute, ids } from "./address.server.ts";

/** Plans as the page shows them; one whose price is words, not dollars, can't be an offer. */
export function offersOf(plans: readonly Plan[]): Offer[] {
  return plans.flatMap(({ name, cents, term, group, url }) => {
    if (cents === null) return [];
    const price = (cents / 100).toFixed(2);
    const monthly = /\bmonthly\b/i.test(term);
    return {
      "@type": "Offer",
      name,
      category: group,
      price,
      priceCurrency: "USD",
      url: url ?? absolute("/pricing"),
      availability: "https://schema.org/InStock",
      offeredBy: { "@id": ids.gym },
      ...(monthly && {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "USD",
          referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
        },
      }),
    } satisfies Offer;
  });
}

/** A price that is part of the page's words: '$65/MONTH' */
export function offerOf(name: string, price: string): Offer {
  return {
    "@type": "Offer",
    name,
    price: ((toCents(price) ?? 0) / 100).toFixed(2),
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    offeredBy: { "@id": ids.gym },
  };
}

/** null while there are no plans. */
export function catalog(plans: readonly Plan[]): OfferCatalog | null {
  if (plans.length === 0) return null;
  return {
    "@type": "OfferCatalog",
    "@id": absolute("/pricing#plans"),
    name: "Memberships and single classes",
    itemListElement: offersOf(plans),
  };
}
