import { gymSettings } from "#content/gym-facts.ts";
import { oneOf, words } from "./cells.ts";
import { type Subject, textOf } from "./collection.ts";

const names = [...gymSettings.keys()];

export const settings: Subject = {
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
    value: settingOf(textOf(row["name"]), textOf(row["value"])) ?? row["value"] ?? "",
  }),
  checkRow: (row) => {
    const [name, value] = [textOf(row["name"]), textOf(row["value"])];
    return settingOf(name, value) === undefined
      ? [{ column: "value", words: `'${value}' can't be read; write it ${gymSettings.get(name)?.about}` }]
      : [];
  },
  order: (a, b) => names.indexOf(textOf(a["name"])) - names.indexOf(textOf(b["name"])),
};

function settingOf(name: string, value: string): string | undefined {
  return gymSettings.get(name)?.read(value);
}
