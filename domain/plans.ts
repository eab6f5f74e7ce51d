/** How a membership plan is presented. Pure: docs/rules.md names the test of each rule. */

/** The first of these words that a plan's name contains is its group. */
export type PlanGroups = { names: readonly string[]; other: string };

const WEEKS_A_MONTH = 52 / 12;

const planSections = ["Try a Class", "Recurring Memberships"] as const;
export type PlanSection = (typeof planSections)[number];

/** What the section is, and what its tooltip says. */
export const tryAClass = {
  intro: "Pay per class",
  session: "Pay per session",
  tooltip: "These options can be purchased multiple times whenever you want to attend a single class.",
} as const;

export interface Plan {
  /** Unique on the page, even when the table has a name twice. */
  id: string;
  name: string;
  term: string;
  /** The text to show; empty when the table has none. */
  price: string;
  /** For sorting and for search engines; null when the price can't be read as a number of dollars. */
  cents: number | null;
  /** Where to join; null when the table has no usable link. */
  url: string | null;
  group: string;
  section: PlanSection;
  /** 'per month', or the term as it is written. */
  per: string;
  /** 'Pay per class' or 'Pay per session'; null for a membership. */
  pay: string | null;
  /** '3+ members', '2 members' or null. */
  people: string | null;
  /** 'about $60 a session', 'about $267 a month', '$40 a week' or null. */
  each: string | null;
  /** 'Per session' or 'Unlimited monthly access' for recovery plans. */
  label: string | null;
}

/** What the table says of one plan, once it has been checked. */
export interface PlanFacts {
  name: string;
  term: string;
  price: string;
  url: string | null;
}

export function presentPlan(facts: PlanFacts, groups: PlanGroups): Omit<Plan, "id"> {
  const price = shownPrice(facts.price);
  const cents = toCents(price);
  return {
    ...facts,
    price,
    cents,
    group: planGroup(facts.name, groups),
    section: planSection(facts.term),
    per: perPeriod(facts.term),
    pay: payPer(facts, groups),
    people: planPeople(facts.name),
    each: sessionPrice({ ...facts, cents }) ?? partPrice({ ...facts, cents }),
    label: planLabel(facts.name, groups),
  };
}

/** The first keyword that the name contains decides. */
export function planGroup(name: string, groups: PlanGroups): string {
  return groups.names.find((group) => has(name, group)) ?? groups.other;
}

/** A term that fits neither rule is a membership too: it is shown as it is written. */
export function planSection(term: string): PlanSection {
  const single = has(term, "Non-Renewable") && !has(term, "months") && !has(term, "weeks");
  return single ? "Try a Class" : "Recurring Memberships";
}

/** A price that says no period would be read as one of any: the visitor is told to ask. */
export function perPeriod(term: string): string {
  const saysNoPeriod = /^(renewable|\d+ classes\/week|[\s,])+$/i.test(term);
  return saysNoPeriod ? `${term}, ask us how long` : term.replace(/\bmonthly\b/i, "per month");
}

/** What is trained with a coach of one's own, or rested in a room, is no class. */
export function payPer({ name, term }: Pick<Plan, "name" | "term">, groups: PlanGroups): string | null {
  if (planSection(term) !== "Try a Class") return null;
  const isSession = has(name, "Training") || planGroup(name, groups) === "Recovery";
  return isSession ? tryAClass.session : tryAClass.intro;
}

export function planPeople(name: string): string | null {
  if (has(name, "Family")) return "3+ members";
  if (has(name, "Couples")) return "2 members";
  return null;
}

/** What one of the sessions costs that a plan's name counts: '$70 a session', by the month 'about $60 a session'. */
export function sessionPrice({ name, term, cents }: Pick<Plan, "name" | "term" | "cents">): string | null {
  const inAll = /\((\d+) sessions\)/i.exec(name)?.[1];
  const inWeek = /\b(\d+)x\/week/i.exec(name)?.[1];
  const months = has(term, "monthly") ? 1 : Number(/(\d+) months/i.exec(term)?.[1]);
  const sessions = Number(inAll ?? Number(inWeek) * months * WEEKS_A_MONTH);
  if (cents === null || !(sessions > 0)) return null;
  return `${share(cents, sessions, Boolean(inAll))} a session`;
}

/** What a plan costs by the month or the week that is paid for several: 'about $267 a month'. */
export function partPrice({ term, cents }: Pick<Plan, "term" | "cents">): string | null {
  const [, count, span] = /(\d+) (month|week)s/i.exec(term) ?? [];
  return cents !== null && Number(count) > 1 ? `${share(cents, Number(count), true)} a ${span}` : null;
}

/** In dollars, 'about' so many where they are rounded, or shared among what only an average counts. */
function share(cents: number, among: number, counted: boolean): string {
  const dollars = Math.round(cents / 100 / among);
  return `${counted && dollars * 100 * among === cents ? "" : "about "}$${dollars}`;
}

export function planLabel(name: string, groups: PlanGroups): string | null {
  if (planGroup(name, groups) !== "Recovery") return null;
  return has(name, "Single") ? "Per session" : "Unlimited monthly access";
}

function shownPrice(price: string): string {
  return /^\d+(\.\d{1,2})?$/.test(price) ? dollars(price) : price;
}

/** '90' and '1000.5', as a table with a numeric column has them. */
function dollars(price: string): string {
  return Number(price).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** '$1,000.00' is 100000 and '$150.00/mo' is 15000; words are null. */
export function toCents(price: string): number | null {
  const read = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?\s*(?:\/.*|per\b.*)?$/i.exec(price.trim());
  if (!read?.[1]) return null;
  return Number(read[1].replaceAll(",", "")) * 100 + Number((read[2] ?? "").padEnd(2, "0"));
}

/** Cheapest first, as numbers; what can't be read comes last. */
export function byPrice(a: Pick<Plan, "cents" | "name">, b: Pick<Plan, "cents" | "name">): number {
  if (a.cents !== null && b.cents !== null && a.cents !== b.cents) return a.cents - b.cents;
  if ((a.cents === null) !== (b.cents === null)) return a.cents === null ? 1 : -1;
  return a.name.localeCompare(b.name, "en-US");
}

/** The plans of a program's sidebar: those with exactly the names it lists, cheapest first. */
export function plansFor(plans: readonly Plan[], relatedNames: readonly string[]): Plan[] {
  return plans.filter((plan) => relatedNames.includes(plan.name)).toSorted(byPrice);
}

/** The pricing page: groups in their order, each with its two sections; nothing empty. */
export function groupPlans(plans: readonly Plan[], groups: PlanGroups) {
  return [...groups.names, groups.other]
    .map((group) => ({
      group,
      sections: planSections
        .map((section) => ({
          section,
          plans: plans.filter((plan) => plan.group === group && plan.section === section),
        }))
        .filter((part) => part.plans.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

function has(text: string, keyword: string): boolean {
  return text.toLowerCase().includes(keyword.toLowerCase());
}
