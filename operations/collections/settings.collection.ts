import { owners } from "#operations/operation.ts";
import { NO_LINK } from "#domain/gym-settings.ts";
import { gymSettings } from "#content/gym-facts.ts";
import { cellText, collection, type Row } from "./collection.ts";

const names = [...gymSettings.keys()];
const labelFor = (row: Row) => gymSettings.get(cellText(row["name"]))?.label ?? cellText(row["name"]);

export const settings = collection({
  name: "settings",
  one: "setting",
  many: "settings",
  table: "gym_settings",
  key: "name",
  roles: owners,
  screen: {
    lead: "Phone, hours and links that every page shows.",
    page: "/contact",
    line: (row) => {
      const value = cellText(row["value"]);
      return { title: labelFor(row), facts: value === NO_LINK ? "Not set" : value };
    },
  },
  titleFor: labelFor,
  columns: [
    {
      name: "name",
      label: "Setting",
      choices: [...gymSettings].map(([name, { label }]) => [name, label] as const),
      format: names.join(", "),
      required: true,
    },
    {
      name: "value",
      label: "Value",
      help: "phone, e-mail address, hours or link",
      required: true,
    },
  ],
  normalize: (row) => ({
    ...row,
    value: parseSetting(cellText(row["name"]), cellText(row["value"])) ?? row["value"] ?? "",
  }),
  checkRow: (row) => {
    const [name, value] = [cellText(row["name"]), cellText(row["value"])];
    return parseSetting(name, value) === undefined
      ? [{ field: "value", message: `'${value}' can't be read; write it ${gymSettings.get(name)?.about}` }]
      : [];
  },
  order: (a, b) => names.indexOf(cellText(a["name"])) - names.indexOf(cellText(b["name"])),
});

function parseSetting(name: string, value: string): string | undefined {
  return gymSettings.get(name)?.read(value);
}
