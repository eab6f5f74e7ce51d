import { planGroups, planNames, priceOverrides } from "#content/plans.ts";
import { byPrice, centsOf } from "#data/rules/plan-rules.ts";
import { link, words } from "#operator/cli/cells.ts";
import { BadCell, keyOf, type Row, type Subject, textOf } from "./subject.ts";

const NAME = "Plan Name";
const MOST_CENTS = 99_999_99;

export const plans: Subject = {
  name: "plans",
  one: "plan",
  many: "plans",
  table: "Evo Membership Plans",
  key: NAME,
  columns: [
    {
      name: NAME,
      about: `as on the site; its words decide the group (${planGroups.slice(0, 3).join(", ")} …)`,
      required: true,
      empty: null,
      read: words,
    },
    {
      name: "Term",
      about: "'Monthly', '3 months', '6 weeks', 'Non-Renewable' … decides the section",
      empty: null,
      read: words,
    },
    { name: "Price", about: "like $100.00 or $150.00/mo", required: true, empty: null, read: price },
    {
      name: "URL",
      about: "where to join: begins with https://; empty for no button",
      empty: null,
      read: link,
    },
  ],
  order: (a, b) => byPrice(priced(a), priced(b)),
  warn: (after) => [...overridden(after), ...missing(after)],
};

function price(text: string): string {
  const cents = centsOf(text);
  if (cents === null) throw new BadCell(`'${text}' can't be read as a price; write it like $100.00`);
  if (cents > MOST_CENTS) throw new BadCell(`'${text}' is too much: a price is at most $99,999.99`);
  return words(text);
}

function priced(row: Row) {
  return { name: keyOf(plans, row), cents: centsOf(textOf(row["Price"])) };
}

function overridden(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const shown = priceOverrides.get(keyOf(plans, row));
    const hidden = textOf(row["Price"]);
    if (shown === undefined || centsOf(hidden) === centsOf(shown)) return [];
    return [
      `the site will show ${shown} for '${keyOf(plans, row)}', not ${hidden}: ` +
        `content/plans.ts overrides the table's price of this plan`,
    ];
  });
}

/** Program pages name the plans of their sidebars. */
function missing(rows: readonly Row[]): string[] {
  const there = new Set(rows.map((row) => keyOf(plans, row)));
  const gone = planNames.filter((name) => !there.has(name));
  return gone.length === 0
    ? []
    : [`program pages name plans that the table will not have, and leave them out: ${gone.join("; ")}`];
}
