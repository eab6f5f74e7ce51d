import type { groupPlans, Plan } from "#data/plan-rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Tip } from "#app/ui/tip.tsx";

export type PriceWords = {
  payPerClass: string;
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
      className="price-group"
    >
      <h3 id={`${slugOf(group)}-title`} className="price-group-name">
        {group}
      </h3>
      <div>
        {sections.map(({ section, plans }) => {
          const single = section === "Try a Class";
          return (
            <div key={section} className="price-part">
              <div className="price-part-head">
                <h4 className="sign">{section}</h4>
                {single && (
                  <>
                    <p className="text-quiet">{words.payPerClass}</p>
                    <Tip id={`tip-${slugOf(group)}`} label={words.tooltipLabel}>
                      {words.tooltip}
                    </Tip>
                  </>
                )}
              </div>
              <ul>
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

export function PriceLine(props: { plan: Plan; fits?: boolean; words: PriceWords; look?: "solid" | "line" }) {
  const { plan, fits, words, look = "line" } = props;
  const { name, price, url, people, label, section, per } = plan;
  const notes = [people, label, section === "Try a Class" && !label ? words.payPerClass : null];
  return (
    <li className="price-line">
      <div className="price-words">
        <p className="price-name">
          {name}
          {fits && <span className="board-mark">{words.fits}</span>}
        </p>
        <p className="text-quiet">{notes.filter(Boolean).join(", ")}</p>
      </div>
      <p className="price-sum figures">
        <span className="price-figure">{price || words.ask.label}</span> <span>{per}</span>
      </p>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          data-count="join"
          className={`btn btn-${look} price-join`}
        >
          <span className="btn-in">
            {words.join}
            <span className="sr-only">: {name}</span>
          </span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <ButtonLink to={words.ask.to} look={look} className="price-join">
          {words.ask.label}
        </ButtonLink>
      )}
    </li>
  );
}

export function slugOf(group: string): string {
  return group.toLowerCase().replaceAll(" ", "-");
}
