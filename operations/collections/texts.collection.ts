import { findSiteText, siteTexts, textProblem } from "#content/originals/site-texts.ts";
import { count, excerpt } from "#domain/text.ts";
import { type CellError, cellText, collection, type Row, type Value } from "./collection.ts";

const siteTextFor = (row: Row) => findSiteText(cellText(row["name"]));
const places = new Map<Value | undefined, number>(siteTexts.map(({ name }, index) => [name, index]));

/** Texts of content/ that the gym can reword. */
export const texts = collection({
  name: "texts",
  one: "text",
  many: "texts",
  table: "site_texts",
  key: "name",
  isFixed: true,
  originals: siteTexts.map(({ name, original }) => ({ name, value: original })),
  screen: {
    lead: "What pages say. Clear a text to show the original again.",
    page: "/",
    pageFor: (row) => siteTextFor(row)?.page,
    hint: (row) => {
      const { max, lines = 1 } = siteTextFor(row) ?? { max: 0 };
      const most = `At most ${count(max, "character")}`;
      if (lines === "paragraphs") return `${most}. Leave a line blank between paragraphs.`;
      return lines > 1 ? `${most} in ${lines} lines.` : `${most}.`;
    },
    line: (row) => {
      const { label = cellText(row["name"]), group = "Elsewhere", original } = siteTextFor(row) ?? {};
      const value = cellText(row["value"]);
      return {
        title: label,
        facts: excerpt(value),
        group,
        chips: original === value ? [] : ["Changed"],
      };
    },
  },
  titleFor: (row) => {
    const text = siteTextFor(row);
    return text ? `${text.group}: ${text.label}` : cellText(row["name"]);
  },
  columns: [
    { name: "name", label: "Name", kind: "hidden", format: "as `gym texts list` shows it", required: true },
    {
      name: "value",
      label: "Text",
      kind: "long",
      help: "leave blank to use the original",
      // checkText knows the limit of each text.
      read: (text) => text,
      describe: (from, to) => `changed from “${from}” to “${to}”`,
    },
  ],
  normalize: (row) => ({ ...row, value: cellText(row["value"]) || (siteTextFor(row)?.original ?? "") }),
  rules: [{ cells: ["name", "value"], check: checkText }],
  stamp: () => ({ changed_at: Date.now() }),
  order: (a, b) => (places.get(a["name"]) ?? places.size) - (places.get(b["name"]) ?? places.size),
});

function checkText(row: Row): CellError[] {
  const text = siteTextFor(row);
  if (!text) return [{ field: "name", message: `no page has a text '${cellText(row["name"])}'` }];
  const message = textProblem(text, cellText(row["value"]));
  return message ? [{ field: "value", message }] : [];
}
