import { RouterContextProvider, type ServerBuild } from "react-router";
import { finderQuestions, findPlans, finderValues } from "#content/pages/plan-finder.ts";
import type { Answers } from "#domain/plan-finder.ts";
import { mobileLinks, tourLink } from "#content/navigation.ts";
import { pricingCopy } from "#content/pages/pricing.ts";
import { testimonialsCopy } from "#content/pages/home.ts";
import { Freshness, freshness } from "#http/freshness.server.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";

// Prints the props of the Astro islands, from the loaders of our pages. A separate process, so that DATA_DIR can be that of
// the measured server.

type Plans = { groups: { sections: { plans: { name: string }[] }[] }[] };
type Board = { board: { days: unknown; states: unknown }; filters: unknown; everything: number };
type Root = { gym: { phone: { display: string; href: string } }; staff: unknown };

const build = (await import(new URL("../../build/server/index.js", import.meta.url).href)) as ServerBuild;
await siteDatabase().ready();

const root = (await load("root", "/")) as Root;
const { reviews } = (await load("pages/home", "/")) as { reviews: unknown };
const { groups } = (await load("pages/pricing", "/pricing")) as Plans;
const plans = groups.flatMap(({ sections }) => sections.flatMap((section) => section.plans));
const { board, filters, everything } = (await load("pages/schedule", "/schedule")) as Board;

const { tooltip, tooltipLabel } = pricingCopy.tryAClass;
console.log(
  JSON.stringify({
    menu: {
      links: mobileLinks,
      tour: tourLink,
      phone: { display: root.gym.phone.display, href: root.gym.phone.href },
      staff: root.staff,
    },
    reviews: {
      reviews,
      copy: { memberLabel: testimonialsCopy.memberLabel, readAll: testimonialsCopy.readAll },
    },
    finder: {
      questions: finderQuestions,
      suggestions: suggestions(),
      plans,
      more: findPlans({ who: "me" })?.note,
      copy: pricingCopy.finder,
      price: {
        tooltip,
        tooltipLabel,
        join: pricingCopy.join,
        ask: pricingCopy.ask,
        fits: pricingCopy.fits,
      },
    },
    week: { days: board.days, states: board.states, programs: filters, everything },
  }),
);
process.exit(0);

async function load(id: string, path: string): Promise<unknown> {
  const loader = build.routes[id]?.module.loader;
  if (!loader) throw new Error(`The build has no loader for ${id}.`);
  const request = new Request(`http://localhost${path}`);
  const context = new RouterContextProvider();
  context.set(freshness, new Freshness());
  const found = await loader({ request, url: new URL(request.url), context, params: {}, pattern: path });
  if (context.get(freshness).flawed) throw new Error(`The loader of ${id} could not read everything.`);
  return found;
}

/** The suggestions for every set of answers, so that the Astro plan finder does not need the programs' rules. */
function suggestions() {
  return finderValues("who").flatMap((who) =>
    finderValues("often").flatMap((often) =>
      finderValues("for").map((what) => {
        const found = findPlans({ who, often, for: what } as Answers)!;
        const indexes = found.plans.map((name) => plans.findIndex((plan) => plan.name === name));
        return { answers: [who, often, what], plans: indexes.filter((at) => at >= 0), note: found.note };
      }),
    ),
  );
}
