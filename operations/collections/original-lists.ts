import { byPosition } from "#content/originals/site-lists.ts";
import { excerpt } from "#domain/text.ts";
import { cellText, type DeclaredColumn, type Row } from "./collection.ts";

// Columns and texts of all lists whose originals are in content/: the gym can change, add and hide rows.

const LATER = 999;

export const position: DeclaredColumn = {
  name: "position",
  label: "Position",
  kind: "number",
  help: "1 is first",
  required: true,
  range: [1, LATER],
  describe: (_, to) => `moved to place ${to}`,
};

export const hidden: DeclaredColumn = {
  name: "hidden",
  label: "On the page",
  choices: [
    ["", "Shown"],
    ["hidden", "Hidden"],
  ],
  format: "hidden, or blank for shown",
  describe: (_, to) => (to === "Hidden" ? "hidden from the site" : "shown on the site again"),
};

export const chips = (row: Row) => (cellText(row["hidden"]) ? ["Hidden"] : []);

/** How the desk lists rows that have a description. */
export const lineWith = (title: "name" | "title") => (row: Row) => ({
  title: cellText(row[title]),
  facts: excerpt(cellText(row["description"])),
  chips: chips(row),
});

export const shared = {
  key: "id",
  stamp: () => ({ changed_at: Date.now() }),
} as const;

/** The originals, and a comparator for the order that visitors see. */
export function from(originals: readonly (Row & { id: string })[]) {
  const order = byPosition(originals);
  const place = (row: Row) => ({ id: cellText(row["id"]), position: Number(row["position"]) });
  return { originals, order: (a: Row, b: Row) => order(place(a), place(b)) };
}
