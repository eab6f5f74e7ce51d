import { planGroups, planNames } from "#content/plans.ts";
import { formatPrice, suggestTerm, toCents } from "#domain/plans.ts";
import { byPrice } from "#domain/plan-lists.ts";
import { InvalidCell, line } from "./cells.ts";
import { cellText, type ChangedRow, collection, type Row, rowKey } from "./collection.ts";
import { join } from "./screen-text.ts";

const NAME = "Plan Name";
const PRICE = "Price";
const INSTEAD = "Shown instead";
const MAX_CENTS = 99_999_99;

export const plans = collection({
  name: "plans",
  one: "plan",
  many: "plans",
  table: "Evo Membership Plans",
  key: NAME,
  screen: {
    path: "prices",
    title: "Prices",
    one: "price",
    lead: "Membership prices on the website.",
    page: "/pricing",
    line: (row) => {
      const [own, shown] = [cellText(row["Price"]), cellText(row[INSTEAD])];
      const facts = join(row["Term"], shown && `shown instead of ${own}`);
      return { title: cellText(row[NAME]), facts, side: shown || own };
    },
  },
  columns: [
    {
      name: NAME,
      label: "Name",
      help: `as visitors read it; a name with ${planGroups.names.slice(0, 3).join(", ")} … is listed with those`,
      required: true,
    },
    {
      name: "Term",
      label: "Term",
      help: "for example Monthly, 3 months, 6 weeks or Non-Renewable; prices are listed by it",
    },
    {
      name: "Price",
      label: "Price",
      help: "like $100.00 or $150.00/mo",
      required: true,
      read: price,
    },
    {
      name: "URL",
      label: "Join link",
      kind: "url",
      help: "begins with https://; leave blank to show no button",
    },
    {
      name: INSTEAD,
      label: "Shown instead",
      help: "visitors see this instead of the price; leave blank to show the price",
      later: true,
      sideTable: { table: "price_overrides", key: "plan", value: "price" },
      describe: (_, to) => (to ? `shown at ${to}` : "shown at its own price again"),
      read: price,
    },
  ],
  order: (a, b) => byPrice(priced(a), priced(b)),
  visibleAs: overridden,
  warn: (after, _, changed) => [
    ...leaps(changed),
    ...after.flatMap((row) => overridden(row) ?? []),
    ...unknownTerms(after),
    ...missing(after, changed),
  ],
});

/** '66', '$66' and '$66.00' are stored alike; so are '66/mo' and '$66.00/mo'. */
function price(text: string): string {
  const cents = toCents(text);
  if (cents === null) throw new InvalidCell(`'${text}' can't be read as a price; write it like $100.00`);
  if (cents > MAX_CENTS) throw new InvalidCell(`'${text}' is too high: a price is at most $99,999.99`);
  const period = text.replace(/^\$?\s*[\d,]+(\.\d{1,2})?/, "");
  return line(formatPrice(String(cents / 100)) + period);
}

function priced(row: Row) {
  return { name: rowKey(plans, row), cents: toCents(cellText(row["Price"])) };
}

function overridden(row: Row): string | undefined {
  const [own, shown] = [cellText(row["Price"]), cellText(row[INSTEAD])];
  if (shown === "" || toCents(own) === toCents(shown)) return undefined;
  return `Visitors see ${shown} for '${rowKey(plans, row)}', not ${own}, until '${INSTEAD}' is cleared`;
}

const LEAP = 4;

/** Prices that rise to four times or fall to a quarter: mostly a typing mistake. */
function leaps(changed: readonly ChangedRow[]): string[] {
  return changed.flatMap(({ after, columns }) =>
    columns.flatMap(({ name, from, to }) => {
      const [before, now] = [from, to].map((value) => toCents(cellText(value)));
      if (![PRICE, INSTEAD].includes(name) || before == null || now == null) return [];
      const isLeap = now >= before * LEAP || now * LEAP <= before;
      return isLeap ? [`the price of '${rowKey(plans, after)}' goes from ${from} to ${to}`] : [];
    }),
  );
}

function unknownTerms(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const term = cellText(row["Term"]);
    const near = suggestTerm(term);
    if (near === undefined) return [];
    return [
      `'${rowKey(plans, row)}' has the term '${term}', which visitors see as written; did you mean '${near}'?`,
    ];
  });
}

/** Warns of plans that a program page names, but that would no longer exist. The pages follow a renamed plan. */
function missing(rows: readonly Row[], changed: readonly ChangedRow[]): string[] {
  const renamed = changed.flatMap(({ columns }) => columns.filter(({ name }) => name === plans.key));
  const names = new Set([...rows.map((row) => rowKey(plans, row)), ...renamed.map(({ from }) => from)]);
  const gone = planNames.filter((name) => !names.has(name));
  return gone.length === 0
    ? []
    : [`program pages will leave out plans that are not in the list: ${gone.join("; ")}`];
}
