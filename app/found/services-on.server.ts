import type { Offer, Service } from "schema-dts";
import { grapplingProgram } from "#content/programs/evo-grappling.ts";
import { jiuJitsuPricing } from "#content/programs/jiu-jitsu.ts";
import { findProgram } from "#content/programs/programs.ts";
import { climbingMembership, findSport } from "#content/sports/sports.ts";
import { pageMeta } from "#content/pages/page-meta.ts";
import { centsOf } from "#data/plan-rules.ts";
import { absolute, ids } from "./address.server.ts";
import { offersOf } from "./offers.server.ts";
import type { FoundPage } from "./pages.ts";
import type { Shown } from "./shown.ts";

type Program = {
  title: string;
  description: string;
  towns?: readonly string[];
  offers?: Offer[];
  at?: string;
};

/** The program that a page is about, with the prices that the page shows. */
export function servicesOn({ path }: FoundPage, shown: Shown): Service[] {
  const program = programAt(path, shown);
  if (!program) return [];
  const { title, description, towns = [], offers = [], at = ids.gym } = program;
  return [
    {
      "@type": "Service",
      "@id": absolute(`${path}#program`),
      name: title,
      serviceType: title,
      description,
      url: absolute(path),
      image: absolute(`/social${path}.jpg`),
      provider: { "@id": at },
      ...(towns.length > 0 && {
        areaServed: towns.map((town) => ({ "@type": "City", name: town }) as const),
      }),
      ...(offers.length > 0 && { offers }),
    },
  ];
}

function programAt(path: string, shown: Shown): Program | null {
  const [, room, slug = "", sportSlug] = path.split("/");
  if (room !== "programs" || slug === "") return null;
  if (slug === "sports-performance") {
    const sport = sportSlug ? findSport(sportSlug) : null;
    if (sport) {
      const { title, description } = sport;
      return { title, description, at: ids.hall, offers: sportSlug === "climbing" ? [climbing] : [] };
    }
    const { description } = pageMeta["/programs/sports-performance"];
    return { title: "Sports Performance", description, at: ids.hall };
  }
  if (slug === "evo-grappling") return { ...grapplingProgram, towns: grapplingProgram.locations };
  const program = findProgram(slug);
  if (!program) return null;
  const { title, description, locations: towns } = program;
  const plans =
    shown["pages/programs/program"]?.plans ??
    shown["pages/programs/evo-recovery"]?.plans ??
    shown["pages/programs/evo-nutrition"]?.plans;
  const offers = slug === "apex-jiu-jitsu" ? jiuJitsuOffers : offersOf(plans ?? []);
  return { title, description, towns, offers };
}

const climbing = offerOf("Unlimited climbing", climbingMembership.price);
const jiuJitsuOffers = jiuJitsuPricing.map(({ name, price }) => offerOf(name, price));

function offerOf(name: string, price: string): Offer {
  return {
    "@type": "Offer",
    name,
    price: ((centsOf(price) ?? 0) / 100).toFixed(2),
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    offeredBy: { "@id": ids.gym },
  };
}
