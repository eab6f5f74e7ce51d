import { excerpt, slug } from "#domain/text.ts";
import { type CellError, cellText, collection, idColumn, type Row } from "./collection.ts";

const placeholders = ["first name", "program"] as const;
const PLACEHOLDER = /\{([^{}]*)\}/g;
const EXPLAINED = `${placeholders.map((name) => `{${name}}`).join(" and ")} are filled in`;

/** A template's text for one message. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<(typeof placeholders)[number], string>>,
): string {
  return placeholders.reduce((filled, name) => filled.replaceAll(`{${name}}`, () => values[name]), text);
}

/** The reply would hold a misspelled placeholder as it is. */
function checkPlaceholders({ words }: Row): CellError[] {
  const unknown = [...cellText(words ?? null).matchAll(PLACEHOLDER)]
    .filter(([, name]) => !placeholders.some((known) => known === name))
    .map(([whole]) => `'${whole}'`);
  if (unknown.length === 0) return [];
  const verb = unknown.length === 1 ? "is" : "are";
  return [{ field: "words", message: `${unknown.join(" and ")} ${verb} not filled in; only ${EXPLAINED}` }];
}

/** Replies that the gym writes often. */
export const templates = collection({
  name: "templates",
  one: "template",
  many: "reply templates",
  table: "reply_templates",
  key: "id",
  screen: {
    title: "Reply templates",
    lead: `Replies that you write often. ${EXPLAINED} for each message.`,
    line: (row) => ({ title: cellText(row["name"]), facts: excerpt(cellText(row["words"])) }),
  },
  titleFor: (row) => cellText(row["name"]),
  columns: [
    idColumn,
    { name: "name", label: "Name", help: "only the team sees it, for example First visit", required: true },
    {
      name: "words",
      label: "Text",
      kind: "long",
      help: EXPLAINED,
      required: true,
    },
  ],
  rules: [{ cells: ["words"], check: checkPlaceholders }],
  makeKey: (row, taken) => slug(cellText(row["name"]), taken),
  order: (a, b) => cellText(a["name"]).localeCompare(cellText(b["name"]), "en-US"),
});
