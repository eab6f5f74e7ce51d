import { owners } from "#operations/operation.ts";
import { same } from "./screen-text.ts";
import { gymSettings } from "#content/gym-facts.ts";
import { cellText, collection } from "./collection.ts";

const names = [...gymSettings.keys()];

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
    line: (row) => ({ title: cellText(row["name"]), facts: cellText(row["value"]) }),
  },
  columns: [
    {
      name: "name",
      label: "Setting",
      choices: same(names),
      help: names.join(", "),
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
