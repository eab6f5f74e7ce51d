import type { Plan } from "#domain/plans.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { OptionList } from "./option-list.tsx";
import { PlanName } from "./plan-name.tsx";

/** The plans that belong to a program, as the database has them; a sentence instead when there is none to show. */
export function MembershipOptions({ plans, none }: { plans: readonly Plan[]; none: string }) {
  if (plans.length === 0) return <p className="text-lead">{none}</p>;
  return (
    <OptionList
      options={plans.map((plan) => ({
        id: plan.id,
        name: plan.url ? <JoinLink name={plan.name} url={plan.url} /> : <PlanName of={plan.name} />,
        price: plan.price,
        note: plan.people ?? plan.each,
        per: plan.label ?? plan.pay ?? plan.per,
      }))}
    />
  );
}

function JoinLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" data-count="join" className="link stretch">
      <span>
        <PlanName of={name} />
      </span>
      <Icon name="external" size={4} />
      <span className="sr-only"> (join, opens in a new tab)</span>
    </a>
  );
}
