import { programPageCopy } from "#content/programs/program-copy.ts";
import type { Plan } from "#domain/plans.ts";
import { NoBreak } from "#ui/text/no-break.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { OptionList } from "./option-list.tsx";

/** The plans of a program, or a sentence if there are none. */
export function MembershipOptions({ plans }: { plans: readonly Plan[] }) {
  if (plans.length === 0) return <p className="text-lead">{programPageCopy.noPlans}</p>;
  return (
    <OptionList
      options={plans.map((plan) => ({
        id: plan.id,
        name: plan.url ? <JoinLink name={plan.name} url={plan.url} /> : <PlanName name={plan.name} />,
        price: plan.price,
        note: plan.people ?? plan.each,
        per: plan.label ?? plan.pay ?? plan.per,
      }))}
    />
  );
}

function JoinLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" data-track="join" className="link stretch">
      <span>
        <PlanName name={name} />
      </span>
      <Icon name="external" size={4} />
      <span className="sr-only"> (join, opens in a new tab)</span>
    </a>
  );
}

/** Keeps '3x/week' and '(3-4 People)' unbroken, and never starts a line with a dash. */
export function PlanName({ name }: { name: string }) {
  return <NoBreak text={name} pattern={/(\S+ -(?= )|\d\S*|\([^)]*\))/} />;
}
