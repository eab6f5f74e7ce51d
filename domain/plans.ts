import { capital, nearest } from "./text.ts";

/** How a membership plan is presented. docs/rules.md names the test of each rule. */

/** The first of these words that a plan's name contains is its group. */
export type PlanGroups = { names: readonly string[]; other: string };

export type PlanLabels = Record<
  "perClass" | "perSession" | "perMonth" | "askPeriod" | "family" | "couple" | "singleSession" | "unlimited",
  string
>;

const WEEKS_A_MONTH = 52 / 12;

export const planSections = ["Try a Class", "Recurring Memberships"] as const;
export type PlanSection = (typeof planSections)[number];

export interface Plan {
  /** Unique on the page, even if the table has a name twice. */
  id: string;
  name: string;
  term: string;
  /** Empty if the table has none. */
  price: string;
  /** null if the price is not a number of dollars. */
  cents: number | null;
  /** Sign-up URL; null if the table has no valid one. */
  url: string | null;
  group: string;
  section: PlanSection;
  /** 'per month', or the term. */
  per: string;
  /** 'Pay per class' or 'Pay per session'; null for a membership. */
  pay: string | null;
  /** '3+ members', '2 members' or null. */
  people: string | null;
  /** 'about $60 a session', 'about $267 a month', '$40 a week' or null. */
  each: string | null;
  /** 'Per session' or 'Unlimited monthly access' for recovery plans. */
  label: string | null;
  /** Cells of the columns in content/extra-fields.ts, if there are any. */
  extra?: Readonly<Record<string, string>>;
}

/** A checked row of the table. */
export interface PlanFacts {
  name: string;
  term: string;
  price: string;
  url: string | null;
}

export function presentPlan(facts: PlanFacts, groups: PlanGroups, labels: PlanLabels): Omit<Plan, "id"> {
  const price = formatPrice(facts.price);
  const cents = toCents(price);
  return {
    ...facts,
    price,
    cents,
    group: planGroup(facts.name, groups),
    section: planSection(facts.term),
    per: perPeriod(facts.term, labels),
    pay: payPer(facts, groups, labels),
    people: planPeople(facts.name, labels),
    each: sessionPrice({ ...facts, cents }) ?? partPrice({ ...facts, cents }),
    label: planLabel(facts.name, groups, labels),
  };
}

export function planGroup(name: string, groups: PlanGroups): string {
  return groups.names.find((group) => has(name, group)) ?? groups.other;
}

/** A term that matches no rule is a membership. */
export function planSection(term: string): PlanSection {
  const single = has(term, "Non-Renewable") && !has(term, "months") && !has(term, "weeks");
  return single ? "Try a Class" : "Recurring Memberships";
}

const KNOWN_TERM = /^(monthly|renewable|non-renewable|\d+ (months?|weeks?)|\d+ class(es)?\/week)$/i;

/** 'Month' → 'Monthly': the probable meaning of a term that matches no rule. */
export function suggestTerm(term: string): string | undefined {
  const unknown = term.split(",").filter((part) => part.trim() !== "" && !KNOWN_TERM.test(part.trim()));
  return unknown
    .map((part) =>
      /\bmonth\b/i.test(part)
        ? "Monthly"
        : nearest(capital(part.trim().toLowerCase()), ["Monthly", "Renewable", "Non-Renewable"]),
    )
    .find((near) => near !== undefined);
}

/** 'per month', or the term. A term without a period gets a note. */
export function perPeriod(term: string, { perMonth, askPeriod }: PlanLabels): string {
  const hasNoPeriod = /^(renewable|\d+ classes\/week|[\s,])+$/i.test(term);
  return hasNoPeriod ? `${term}, ${askPeriod}` : term.replace(/\bmonthly\b/i, perMonth);
}

/** Training and recovery are sold by the session, everything else by the class. null for memberships. */
export function payPer(
  { name, term }: Pick<Plan, "name" | "term">,
  groups: PlanGroups,
  labels: PlanLabels,
): string | null {
  if (planSection(term) !== "Try a Class") return null;
  const isSession = has(name, "Training") || planGroup(name, groups) === "Recovery";
  return isSession ? labels.perSession : labels.perClass;
}

export function planPeople(name: string, { family, couple }: PlanLabels): string | null {
  if (has(name, "Family")) return family;
  if (has(name, "Couples")) return couple;
  return null;
}

/** Price per session, if the name contains their number: '$70 a session', 'about $60 a session'. */
export function sessionPrice({ name, term, cents }: Pick<Plan, "name" | "term" | "cents">): string | null {
  const inAll = /\((\d+) sessions\)/i.exec(name)?.[1];
  const inWeek = /\b(\d+)x\/week/i.exec(name)?.[1];
  const months = has(term, "monthly") ? 1 : Number(/(\d+) months/i.exec(term)?.[1]);
  const sessions = Number(inAll ?? Number(inWeek) * months * WEEKS_A_MONTH);
  if (cents === null || !(sessions > 0)) return null;
  return `${share(cents, sessions, Boolean(inAll))} a session`;
}

/** Price per month or week of a plan that is paid for several at once: 'about $267 a month'. */
export function partPrice({ term, cents }: Pick<Plan, "term" | "cents">): string | null {
  const [, count, span] = /(\d+) (month|week)s/i.exec(term) ?? [];
  return cents !== null && Number(count) > 1 ? `${share(cents, Number(count), true)} a ${span}` : null;
}

/** In dollars, with 'about' if the result is rounded or the number of sessions is an average. */
function share(cents: number, among: number, counted: boolean): string {
  const dollars = Math.round(cents / 100 / among);
  return `${counted && dollars * 100 * among === cents ? "" : "about "}$${dollars}`;
}

export function planLabel(name: string, groups: PlanGroups, labels: PlanLabels): string | null {
  if (planGroup(name, groups) !== "Recovery") return null;
  return has(name, "Single") ? labels.singleSession : labels.unlimited;
}

/** '90' and '1000.5', as a table with a numeric column has them, get a dollar sign; '$20.5' becomes '$20.50'. */
export function formatPrice(price: string): string {
  const cents = toCents(price);
  if (cents !== null && /^[\d,.\s]+$/.test(price)) return formatDollars(cents / 100);
  return price.replace(/^(\$?\s*[\d,]+\.\d)(?!\d)/, (amount) => `${amount}0`);
}

/** '$1,000.00' */
function formatDollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** '$1,000.00' → 100000, '$150.00/mo' → 15000; null if it is not a price. */
export function toCents(price: string): number | null {
  const read = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?\s*(?:\/.*|per\b.*)?$/i.exec(price.trim());
  if (!read?.[1]) return null;
  return Number(read[1].replaceAll(",", "")) * 100 + Number((read[2] ?? "").padEnd(2, "0"));
}

export function has(text: string, keyword: string): boolean {
  return text.toLowerCase().includes(keyword.toLowerCase());
}
