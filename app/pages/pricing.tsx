import { jiuJitsuPricing } from "#content/programs/jiu-jitsu.ts";
import { consultation } from "#content/programs/nutrition-facts.ts";
import { metaTags, pageMeta } from "#content/pages/page-meta.ts";
import { finderQuestions, finderValues, findPlans, readAnswers } from "#content/plan-finder.ts";
import { pricingCopy as copy } from "#content/pages/pricing.ts";
import { climbingMembership } from "#content/sports/sports.ts";
import { database } from "#data/store/database.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { oneOf } from "#data/request/page-query.ts";
import { groupPlans, tryAClass, type Plan } from "#data/plan-rules.ts";
import { readPlans } from "#data/plans.server.ts";
import { pricesUpdatedOn } from "#data/prices-updated.server.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { CallBand } from "#app/bands/call-band.tsx";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { OtherPrices } from "#app/pricing/other-prices.tsx";
import { PlanQuestions } from "#app/pricing/plan-questions.tsx";
import { PriceBoard, PriceLine, slugOf, type PriceWords } from "#app/pricing/price-board.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { signOf } from "#app/ui/sign.ts";
import type { Route } from "./+types/pricing";

export const handle = {
  query: {
    who: oneOf(...finderValues("who")),
    often: oneOf(...finderValues("often")),
    for: oneOf(...finderValues("for")),
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const answers = readAnswers(new URL(request.url).searchParams);
  const plans = await attempt(context, "membership plans", () => readPlans(database()));
  const day = plans && (await pricesUpdatedOn(database(), plans, new Date()));
  return {
    hero: sitePhoto("hero-pricing"),
    answers,
    fit: fitting(plans ?? [], findPlans(answers)),
    groups: plans && groupPlans(plans),
    updated: day && sayDay(day),
    others: otherPrices(),
  };
}

/** The finder knows plans by name; the board has them under the names of the table. */
function fitting(plans: readonly Plan[], suggestion: ReturnType<typeof findPlans>) {
  if (!suggestion) return null;
  const found = suggestion.plans.flatMap((name) => plans.find((plan) => plan.name === name) ?? []);
  return { plans: found, note: suggestion.note };
}

function otherPrices() {
  return [
    ...jiuJitsuPricing.map(({ name, price, per, note }) => ({
      name: `Jiu-jitsu: ${name}`,
      price,
      per: `per ${per}`,
      note: note ?? "",
      to: "/programs/apex-jiu-jitsu",
    })),
    {
      name: "Climbing, unlimited",
      price: climbingMembership.price.split("/")[0] ?? "",
      per: "per month",
      note: "",
      to: "/programs/sports-performance/climbing",
    },
    {
      name: consultation.heading,
      price: consultation.price,
      per: `${consultation.minutes} minutes`,
      note: "",
      to: "/programs/evo-nutrition",
    },
  ];
}

function sayDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

export function meta() {
  return metaTags(pageMeta["/pricing"]);
}

const words: PriceWords = {
  payPerClass: tryAClass.intro,
  tooltip: copy.tryAClass.tooltip,
  tooltipLabel: copy.tryAClass.tooltipLabel,
  join: copy.join,
  ask: copy.ask,
  fits: copy.fits,
};

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { hero, answers, fit, groups, updated, others } = loaderData;
  return (
    <>
      <HeroBoard
        photo={hero}
        {...signOf(copy.hero.eyebrow)}
        title={copy.hero.heading}
        lead={copy.hero.text}
        trail={[{ label: "Pricing & Plans" }]}
        facts={copy.noFees}
      />
      <PlanQuestions id={copy.finder.id} questions={finderQuestions} answers={answers} words={copy.finder}>
        {fit === null && <p className="text-quiet">{copy.finder.nothing}</p>}
        {fit !== null && groups !== null && (
          <>
            <h3 className="text-head">{copy.finder.resultHeading}</h3>
            <p className="mt-2 text-quiet">{fit.note}</p>
            <ul className="finder-plans">
              {fit.plans.map((plan) => (
                <PriceLine key={plan.id} plan={plan} words={words} look="solid" />
              ))}
            </ul>
          </>
        )}
      </PlanQuestions>
      <section id="plans" aria-labelledby="plans-title" className="on-ink price-band">
        <div className="shell">
          <div className="price-head">
            <h2 id="plans-title" className="text-title">
              {copy.boardHeading}
            </h2>
            <div>
              <p className="display text-head">{copy.noHiddenFees}</p>
              <p className="mt-2 text-quiet">{copy.intro}</p>
              {updated && <p className="figures mt-2">{copy.updatedOn(updated)}</p>}
            </div>
          </div>
          {groups === null && <Notice kind="error" title={copy.error} />}
          {groups?.length === 0 && <Notice title={copy.emptyTitle}>{copy.emptyText}</Notice>}
          {groups !== null && groups.length > 0 && (
            <>
              <nav aria-label={copy.groupsLabel} className="price-jumps">
                {groups.map(({ group }) => (
                  <a key={group} href={`#${slugOf(group)}`}>
                    {group}
                  </a>
                ))}
              </nav>
              <PriceBoard groups={groups} fitting={fit?.plans.map(({ id }) => id) ?? []} words={words} />
            </>
          )}
        </div>
      </section>
      <OtherPrices heading={copy.others.heading} text={copy.others.text} prices={others} />
      <CallBand
        title={copy.help.heading}
        text={copy.help.text}
        action={{ label: copy.help.button, to: copy.help.to }}
      />
    </>
  );
}
