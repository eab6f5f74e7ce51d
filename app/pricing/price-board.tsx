import type { ReactNode } from "react";
import type { pricingCopy } from "#content/pages/pricing.ts";
import type { Plan } from "#domain/plans.ts";
import type { groupPlans } from "#domain/plan-lists.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { NoBreak } from "#ui/text/no-break.tsx";
import { PlanName } from "./membership-options.tsx";
import { Tip } from "#ui/notices/tip.tsx";
import styles from "./price-board.module.css";

export type PriceCopy = Pick<typeof pricingCopy, "join" | "ask" | "fits" | "planCount"> &
  Pick<typeof pricingCopy.tryAClass, "tooltip" | "tooltipLabel">;

/** All membership plans and single classes, by group; on phones one group at a time. */
export function PriceBoard(props: {
  groups: ReturnType<typeof groupPlans>;
  /** Ids of the plans that the plan finder suggests. */
  fitting: readonly string[];
  copy: PriceCopy;
}) {
  const { groups, fitting, copy } = props;
  const list = groups.map(({ group, sections }) => {
    const count = sections.flatMap(({ plans }) => plans).length;
    return (
      <section
        key={group}
        id={groupSlug(group)}
        aria-labelledby={`${groupSlug(group)}-title`}
        className={`stack below ${styles.group}`}
      >
        <div className={`row relative justify-between ${styles.head}`}>
          <h3 id={`${groupSlug(group)}-title`} className="text-title">
            {group}
          </h3>
          <a href={`#${groupSlug(group)}`} className="sign tap unfold stretch">
            {copy.planCount(count)}
            <span className="sr-only">, {group}</span>
            <Icon name="down" size={4} />
          </a>
        </div>
        <div className="stack gap-7">
          {sections.map(({ section, plans }) => {
            const single = section === "Try a Class";
            const pays = [...new Set(plans.map(({ pay }) => pay))];
            return (
              <div key={section}>
                <div className="row relative gap-y-0">
                  <h4 className="sign tap">{section}</h4>
                  {single && (
                    <>
                      <p className="text-quiet">{pays.join(" or ")}</p>
                      <Tip id={`tip-${groupSlug(group)}`} label={copy.tooltipLabel}>
                        {copy.tooltip}
                      </Tip>
                    </>
                  )}
                </div>
                <ul className="ruled mt-2">
                  {plans.map((plan) => (
                    <PriceLine
                      key={plan.id}
                      plan={plan}
                      fits={fitting.includes(plan.id)}
                      paidAs={pays.length === 1 ? pays[0] : null}
                      copy={copy}
                    />
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </section>
    );
  });
  return <div className={styles.groups}>{list}</div>;
}

export function PriceLine(props: {
  plan: Plan;
  fits?: boolean;
  /** What is above the line already, such as 'Pay per session'. */
  paidAs?: string | null | undefined;
  copy: PriceCopy;
  /** A button instead of a link. One that fits is one. */
  button?: boolean | undefined;
}) {
  const { plan, fits, paidAs, copy, button = fits } = props;
  const { name, price, url, people, each, label, pay, per } = plan;
  const notes = [people, label ?? (pay === paidAs ? null : pay)];
  const PlanLink = button ? ButtonLink : ArrowLink;
  return (
    <Line
      name={<PlanName name={name} />}
      tag={fits && copy.fits}
      note={notes.filter(Boolean).join(", ")}
      price={price || copy.ask.label}
      per={each ? `${per}, ${each}` : per}
    >
      {url ? (
        <PlanLink to={url} newTab data-track="join">
          {copy.join}
          <span className="sr-only">: {name}</span>
        </PlanLink>
      ) : (
        <PlanLink to={copy.ask.to}>{copy.ask.label}</PlanLink>
      )}
    </Line>
  );
}

/** The free offer above the plans. */
export function FirstLine({ copy }: { copy: typeof pricingCopy.first }) {
  return (
    <ul className={`ruled mb-6 ${styles.first}`}>
      <Line name={copy.name} tag={copy.tag} note={copy.note} price={copy.price} per={copy.per}>
        <ButtonLink to={copy.to}>
          {copy.button}
          <span className="sr-only">: {copy.name}</span>
        </ButtonLink>
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
  /** The link. */
  children: ReactNode;
}) {
  const { name, tag, note, price, per, children } = props;
  return (
    <li className={`grid gap-y-0 items-baseline ${styles.line}`}>
      <div className={`stack ${tag ? "gap-3" : "gap-1"}`}>
        {tag && <p className="sign tag red">{tag}</p>}
        <p className="display text-head">{name}</p>
        {note && <p className="text-quiet">{note}</p>}
      </div>
      <p className={`figures text-fine ${styles.sum}`}>
        <span className={`display ${styles.price}`}>{price}</span>{" "}
        <span className="text-quiet">
          <NoBreak text={per} pattern={/([^,\s][^,]*,?)/} />
        </span>
      </p>
      {children}
    </li>
  );
}

export function groupSlug(group: string): string {
  return group.toLowerCase().replaceAll(" ", "-");
}
