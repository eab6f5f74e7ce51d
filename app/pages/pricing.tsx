import {
  finderQuestions,
  finderValues,
  findPlans,
  questionsFor,
  readAnswers,
} from "#content/pages/plan-finder.ts";
import { isOn } from "#content/is-on.ts";
import { pricingCopy as copy } from "#content/pages/pricing.ts";
import { programs } from "#content/programs/programs.ts";
import { sportPath } from "#content/sports/sport.ts";
import { sports } from "#content/sports/sports.ts";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { oneOf } from "#http/page-query.ts";
import { planGroups } from "#content/plans.ts";
import { type Plan } from "#domain/plans.ts";
import { groupPlans, lowestPrices } from "#domain/plan-lists.ts";
import { readPlans } from "#db/readers/plans.server.ts";
import { pricesUpdatedOn } from "#db/readers/notes.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { OtherPrices } from "#app/pricing/other-prices.tsx";
import { PlanQuestions } from "#app/pricing/plan-questions.tsx";
import { FirstLine, PriceBoard, PriceLine, groupSlug, type PriceCopy } from "#app/pricing/price-board.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import styles from "./pricing.module.css";
import type { Route } from "./+types/pricing";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pages } = context.get(gymContent);
  const answers = readAnswers(new URL(request.url).searchParams);
  const plans = await readOrNull(context, "membership plans", () => readPlans(siteDatabase()));
  const day = plans?.length
    ? await readOrNull(context, "day of the prices", () =>
        pricesUpdatedOn(leadsDatabase(), plans, new Date()),
      )
    : null;
  return {
    hero: sitePicture("hero-pricing"),
    answers,
    questions: plans ? questionsFor(plans.map(({ name }) => name)) : finderQuestions,
    fit: suggestedPlans(plans ?? [], findPlans(answers)),
    groups: plans && groupPlans(plans, planGroups),
    updated: day && formatDay(day),
    lowest: lowestPrices(plans ?? []),
    others: otherPrices().filter(({ to }) => isOn(to, pages)),
  };
}

/** The plan finder suggests plans by name. */
function suggestedPlans(plans: readonly Plan[], suggestion: ReturnType<typeof findPlans>) {
  if (!suggestion) return null;
  const suggested = suggestion.plans.flatMap((name) => plans.find((plan) => plan.name === name) ?? []);
  return { plans: suggested, note: suggestion.note };
}

/** Prices other than memberships, each with its page. */
function otherPrices() {
  return [
    ...programs.flatMap(({ slug, prices = [] }) =>
      prices.map((price) => ({ note: "", ...price, to: `/programs/${slug}` })),
    ),
    ...sports.flatMap(({ slug, membership }) => {
      if (!membership) return [];
      const [price = ""] = membership.price.split("/");
      return { name: membership.name, price, per: "per month", note: "", to: sportPath(slug) };
    }),
  ];
}

function formatDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

export const handle = {
  query: {
    who: oneOf(...finderValues("who")),
    often: oneOf(...finderValues("often")),
    for: oneOf(...finderValues("for")),
  },
  page: {
    title: pageTitle("Pricing & Plans"),
    description: copy.search,
    picture: "hero-pricing",
    sources: ["plans"],
    loadingText: "Loading membership plans",
  },
  jsonLd: ({ loaderData: { groups }, offerCatalog }) => [
    offerCatalog((groups ?? []).flatMap(({ sections }) => sections.flatMap(({ plans }) => plans))),
  ],
} satisfies PageHandle<typeof loader>;

const priceCopy: PriceCopy = {
  tooltip: copy.tryAClass.tooltip,
  tooltipLabel: copy.tryAClass.tooltipLabel,
  join: copy.join,
  ask: copy.ask,
  fits: copy.fits,
  planCount: copy.planCount,
};

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { hero, answers, questions, fit, groups, updated, lowest, others } = loaderData;
  return (
    <>
      <HeroBoard
        photo={hero}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
        trail={[{ label: "Pricing & Plans" }]}
        facts={copy.heroFacts(lowest)}
        pictureFirst
        subjectOn="right"
      />
      {questions.length > 0 && (
        <PlanQuestions id={copy.finder.id} questions={questions} answers={answers} copy={copy.finder}>
          {fit !== null && groups !== null && fit.plans.length === 0 && (
            <Notice
              title={copy.finder.noFit}
              action={<ButtonLink to={copy.ask.to}>{copy.ask.label}</ButtonLink>}
            />
          )}
          {fit !== null && groups !== null && fit.plans.length > 0 && (
            <>
              <h3 className="text-head">{copy.finder.resultHeading}</h3>
              <p className="text-quiet">{fit.note}</p>
              <ul className="ruled">
                {fit.plans.map((plan) => (
                  <PriceLine key={plan.id} plan={plan} copy={priceCopy} button />
                ))}
              </ul>
            </>
          )}
        </PlanQuestions>
      )}
      <section id="plans" aria-labelledby="plans-title" className="on-ink py-section">
        <div className="shell">
          <div className="columns wide-first mb-6">
            <h2 id="plans-title" className="text-title">
              {copy.boardHeading}
            </h2>
            <div className="flow">
              <p className="display text-head">{copy.noHiddenFees}</p>
              <p className="text-quiet">{copy.intro}</p>
              {updated && <p className="figures">{copy.updatedOn(updated)}</p>}
            </div>
          </div>
          {groups === null && <Notice kind="error" title={copy.error} />}
          {groups?.length === 0 && <Notice title={copy.emptyTitle}>{copy.emptyText}</Notice>}
          {groups !== null && groups.length > 0 && (
            <>
              <FirstLine copy={copy.first} />
              <nav aria-label={copy.groupsLabel} className="no-phone">
                <ul className={`display row ${styles.jumps}`}>
                  {groups.map(({ group }) => (
                    <li key={group}>
                      <a href={`#${groupSlug(group)}`} className="text-large tap">
                        {group}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <PriceBoard groups={groups} fitting={fit?.plans.map(({ id }) => id) ?? []} copy={priceCopy} />
            </>
          )}
        </div>
      </section>
      {others.length > 0 && (
        <OtherPrices heading={copy.others.heading} text={copy.others.text} prices={others} />
      )}
      <CallToAction
        title={copy.help.heading}
        text={copy.help.text}
        action={{ label: copy.help.button, to: copy.help.to }}
      />
    </>
  );
}
