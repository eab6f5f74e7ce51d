import type { Row, Collection } from "#operations/collections/collection.ts";

/** How one column is asked for: a word of the gym's own, and one sentence where it needs help. */
type Ask = {
  label: string;
  help?: string;
  kind?: "text" | "long" | "date" | "time" | "number" | "url";
  choices?: readonly (readonly [value: string, label: string])[];
  /** What a new row begins with. */
  first?: string;
};

export type List = {
  subject: Collection;
  title: string;
  one: string;
  lead: string;
  /** Where visitors see it. */
  page: string;
  /** By column; a column that is not named here is made by the site itself. */
  asks: Readonly<Record<string, Ask>>;
  line: (row: Row) => { title: string; facts?: string; side?: string };
  owners?: true;
  /** Where else it can be changed. */
  also?: { to: string; label: string };
};
