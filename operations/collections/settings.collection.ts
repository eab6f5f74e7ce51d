import { owners } from "#operations/operation.ts";
import { NO_LINK } from "#domain/gym-settings.ts";
import { gymSettings } from "#content/gym-facts.ts";
import { cellText, collection, type Row } from "./collection.ts";

const names = [...gymSettings.keys()];
const settingFor = (row: Row) => gymSettings.get(cellText(row["name"]));
const labelFor = (row: Row) => settingFor(row)?.label ?? cellText(row["name"]);

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
      return value === NO_LINK
        ? { title: labelFor(row), group: "Not set yet" }
        : { title: labelFor(row), facts: value, group: "Set" };
    },
    allRows: [...gymSettings].map(([name, { first }]) => ({ name, value: first })),
    fieldsFor: (row) => ({ name: { kind: "hidden" }, value: valueField(row) }),
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
      format: "as `gym settings list` shows it",
      empty: NO_LINK,
      describe: describeValue,
    },
  ],
  normalize: (row) => ({ ...row, value: parseSetting(row) ?? row["value"] ?? "" }),
  checkRow: (row) => {
    if (parseSetting(row) !== undefined) return [];
    const value = cellText(row["value"]);
    const problem = value === NO_LINK ? "" : `'${value}' can't be read; `;
    return [{ field: "value", message: `${problem}write it ${settingFor(row)?.written}` }];
  },
  order: (a, b) => names.indexOf(cellText(a["name"])) - names.indexOf(cellText(b["name"])),
});

function parseSetting(row: Row): string | undefined {
  return settingFor(row)?.read(cellText(row["value"]));
}

function describeValue(from: string, to: string): string {
  if (to === NO_LINK) return `removed (was ${from})`;
  return from && from !== NO_LINK ? `changed from ${from} to ${to}` : `set to ${to}`;
}

/** Only links can be left out. */
function valueField(row: Row) {
  const { label = "", about, written, kind = "text" as const } = settingFor(row) ?? {};
  const isLink = kind === "url";
  return {
    label,
    kind,
    required: !isLink,
    help: `${about}, written ${written}${isLink ? "; leave blank if there is none" : ""}`,
  };
}
