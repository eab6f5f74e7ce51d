import type { Plan } from "#data/rules/plan-rules.ts";
import { OptionList } from "./option-list.tsx";

/** The plans that belong to a program, as the database has them; a sentence instead when there is none to show. */
export function MembershipOptions({ plans, none }: { plans: readonly Plan[]; none: string }) {
  if (plans.length === 0) return <p className="text-lead">{none}</p>;
  return (
    <OptionList
      options={plans.map((plan) => ({
        id: plan.id,
        name: plan.url ? <JoinLink name={plan.name} url={plan.url} /> : <Name of={plan.name} />,
        price: plan.price,
        note: plan.people,
        per: perOf(plan),
      }))}
    />
  );
}

function JoinLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" data-count="join" className="stretch">
      <Name of={name} />
      <span className="sr-only"> (join, opens in a new tab)</span>
    </a>
  );
}

/** What stands in parentheses stays together. */
function Name({ of }: { of: string }) {
  const [words = "", more] = of.split(" (");
  if (!more) return words;
  return (
    <>
      {words} <span className="unbroken">({more}</span>
    </>
  );
}

function perOf({ label, name, section, per }: Plan) {
  if (section !== "Try a Class") return label ?? per;
  return label ?? (name.includes("Training") ? "Pay per session" : "Pay per class");
}
