import type { ReactNode } from "react";
import type { pricingCopy } from "#content/pages/pricing.ts";
import type { groupPlans, Plan } from "#domain/plans.ts";
import { ButtonLink } from "#ui/button.tsx";
import { NoBreak } from "#ui/no-break.tsx";
import { PlanName } from "#app/programs/plan-name.tsx";
import { Tip } from "#ui/notices/tip.tsx";
import styles from "./price-board.module.css";

export type PriceWords = {
  tooltip: string;
  tooltipLabel: string;
  join: string;
  ask: { label: string; to: string };
  fits: string;
};

/** Every price of the gym as lines of the duty board, group by group, single classes apart from memberships. */
export function PriceBoard(props: {
  groups: ReturnType<typeof groupPlans>;
  /** Ids of the plans that the finder's answers point to. */
  fitting: readonly string[];
  words: PriceWords;
}) {
  const { groups, fitting, words } = props;
  return groups.map(({ group, sections }) => (
    <section
      key={group}
      id={slugOf(group)}
      aria-labelledby={`${slugOf(group)}-title`}
      className={`columns items-start ${styles.group}`}
    >
      <h3 id={`${slugOf(group)}-title`} className="stays text-title">
        {group}
      </h3>
      <div className="stack gap-7">
        {sections.map(({ section, plans }) => {
          const single = section === "Try a Class";
          return (
            <div key={section}>
              <div className="row gap-y-0">
                <h4 className="sign">{section}</h4>
                {single && (
                  <>
                    <p className="text-quiet">{[...new Set(plans.map(({ pay }) => pay))].join(" / ")}</p>
                    <Tip id={`tip-${slugOf(group)}`} label={words.tooltipLabel}>
                      {words.tooltip}
                    </Tip>
                  </>
                )}
              </div>
              <ul className="ruled">
                {plans.map((plan) => (
                  <PriceLine key={plan.id} plan={plan} fits={fitting.includes(plan.id)} words={words} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  ));
}

export function PriceLine(props: {
  plan: Plan;
  fits?: boolean;
  words: PriceWords;
  variant?: "solid" | "listed";
}) {
  const { plan, fits, words, variant = "listed" } = props;
  const { name, price, url, people, each, label, pay, per } = plan;
  const notes = [people, label ?? pay];
  return (
    <Line
      name={<PlanName of={name} />}
      tag={fits && words.fits}
      note={notes.filter(Boolean).join(", ")}
      price={price || words.ask.label}
      per={each ? `${per}, ${each}` : per}
    >
      {url ? (
        <ButtonLink to={url} newTab data-count="join" variant={variant}>
          {words.join}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      ) : (
        <ButtonLink to={words.ask.to} variant={variant}>
          {words.ask.label}
        </ButtonLink>
      )}
    </Line>
  );
}

/** What costs nothing and comes before any plan: the line of the board with the red mark. */
export function FirstLine({ words }: { words: typeof pricingCopy.first }) {
  return (
    <ul className={`ruled mb-6 ${styles.first}`}>
      <Line name={words.name} tag={words.tag} note={words.note} price={words.price} per={words.per}>
        <ButtonLink to={words.to}>{words.button}</ButtonLink>
      </Line>
    </ul>
  );
}

function Line(props: {
  name: ReactNode;
  tag?: string | false | undefined;
  note: string;
  price: string;
  per: string;
  /** What leads on. */
  children: ReactNode;
}) {
  const { name, tag, note, price, per, children } = props;
  return (
    <li className={`grid gap-y-0 items-baseline ${styles.line}`}>
      <div>
        {tag && <p className="sign tag red">{tag}</p>}
        <p className="display text-head">{name}</p>
        <p className="text-quiet">{note}</p>
      </div>
      <p className={`figures text-fine ${styles.sum}`}>
        <span className={`display ${styles.price}`}>{price}</span>{" "}
        <span className="text-quiet">
          <NoBreak text={per} whole={/([^,\s][^,]*,?)/} />
        </span>
      </p>
      {children}
    </li>
  );
}

export function slugOf(group: string): string {
  return group.toLowerCase().replaceAll(" ", "-");
}
