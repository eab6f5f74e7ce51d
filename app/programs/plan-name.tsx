import { NoBreak } from "#ui/no-break.tsx";

/** 'Mayhem - Family' with its dash at the end of a line, not at the start of the next; '- 3x/week' and '(3-4 People)' in one. */
export function PlanName({ of }: { of: string }) {
  return <NoBreak text={of} whole={/(- \d\S*|\S+ -(?= \D)|\([^)]*\))/} />;
}
