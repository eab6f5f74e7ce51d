import { gymSettings } from "#content/gym-facts.ts";
import { oneOf, words } from "./cells.ts";
import { type Collection, cellText } from "./collection.ts";

const names = [...gymSettings.keys()];

export const settings: Collection = {
  name: "settings",
  one: "setting",
  many: "settings",
  table: "gym_settings",
  key: "name",
  columns: [
    { name: "name", about: names.join(", "), required: true, empty: null, read: oneOf(names) },
    { name: "value", about: "how to write each: gym settings list", required: true, empty: "", read: words },
  ],
  tidy: (row) => ({
    ...row,
    value: settingOf(cellText(row["name"]), cellText(row["value"])) ?? row["value"] ?? "",
  }),
  checkRow: (row) => {
    const [name, value] = [cellText(row["name"]), cellText(row["value"])];
    return settingOf(name, value) === undefined
      ? [{ column: "value", words: `'${value}' can't be read; write it ${gymSettings.get(name)?.about}` }]
      : [];
  },
  order: (a, b) => names.indexOf(cellText(a["name"])) - names.indexOf(cellText(b["name"])),
};

function settingOf(name: string, value: string): string | undefined {
  return gymSettings.get(name)?.read(value);
}
