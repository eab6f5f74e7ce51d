import { excerpt, slug } from "#domain/text.ts";
import { cellText, collection, idColumn } from "./collection.ts";

/** Replies that the gym writes often. */
export const templates = collection({
  name: "templates",
  one: "template",
  many: "reply templates",
  table: "reply_templates",
  key: "id",
  screen: {
    title: "Reply templates",
    lead: "Replies that you write often. {first name} and {program} are filled in for each message.",
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
      help: "{first name} and {program} are filled in",
      required: true,
    },
  ],
  makeKey: (row, taken) => slug(cellText(row["name"]), taken),
  order: (a, b) => cellText(a["name"]).localeCompare(cellText(b["name"]), "en-US"),
});
