import type { Plan } from "#data/plan-rules.ts";

/** The plans that belong to a program, as the database has them; a sentence instead when there is none to show. */
export function MembershipOptions({ plans, none }: { plans: readonly Plan[]; none: string }) {
  if (plans.length === 0) return <p className="text-lead">{none}</p>;
  return (
    <ul className="option-list figures">
      {plans.map((plan) => (
        <li key={plan.id} className="option">
          <span className="option-name">
            {plan.url ? (
              <a href={plan.url} target="_blank" rel="noopener" data-count="join" className="stretch">
                {plan.name}
                <span className="sr-only"> (join, opens in a new tab)</span>
              </a>
            ) : (
              plan.name
            )}
          </span>
          <span className="option-price">{plan.price}</span>
          <span className="option-note">{plan.people}</span>
          <span className="option-per">{perOf(plan)}</span>
        </li>
      ))}
    </ul>
  );
}

function perOf({ label, section, per }: Plan) {
  return label ?? (section === "Try a Class" ? "Pay per class" : per);
}
