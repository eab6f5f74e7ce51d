import { owners } from "#operations/operation.ts";
import { NO_LINK } from "#domain/gym-settings.ts";
import { formatSpan } from "#domain/schedule/clock.ts";
import {
  checkDays,
  dayField,
  findRepeatedDay,
  formatStaffedWeek,
  parseAccess,
  parseWeek,
} from "#domain/schedule/week-hours.ts";
import { gymSettings } from "#content/gym-facts.ts";
import { parserFor } from "./cells.ts";
import { type CellError, cellText, collection, type Row } from "./collection.ts";

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
        : { title: labelFor(row), facts: showValue(value), group: "On the site" };
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
      // A form writes a week as one line for each day (checkDays).
      read: parserFor({ label: "Value", kind: "long" }),
      show: showValue,
      describe: describeValue,
    },
  ],
  normalize: (row) => ({ ...row, value: parseSetting(row) ?? row["value"] ?? "" }),
  rules: [{ cells: ["name", "value"], check: checkValue }],
  order: (a, b) => names.indexOf(cellText(a["name"])) - names.indexOf(cellText(b["name"])),
});

function checkValue(row: Row): CellError[] {
  if (parseSetting(row) !== undefined) return [];
  const value = cellText(row["value"]);
  const problems = settingFor(row)?.kind === "week" && checkDays(value);
  if (problems) return problems.map(({ day, message }) => ({ field: dayField("value", day), message }));
  const repeated = settingFor(row)?.kind === "week" && findRepeatedDay(value);
  if (repeated)
    return [{ field: "value", message: `${repeated} is named twice; write one span of hours for each day` }];
  const problem = value === NO_LINK ? "" : `'${value}' can't be read; `;
  return [{ field: "value", message: `${problem}write it ${settingFor(row)?.written}` }];
}

function parseSetting(row: Row): string | undefined {
  return settingFor(row)?.read(cellText(row["value"]));
}

/** Hours in the style of the desk: 'Mon–Fri 8 AM – 8 PM'. Other settings are shown as they are stored. */
function showValue(text: string): string {
  const week = parseWeek(text);
  if (week) return formatStaffedWeek(week);
  const access = parseAccess(text);
  return typeof access === "object" ? formatSpan(access.opens, access.closes) : text;
}

function describeValue(from: string, to: string): string {
  if (to === NO_LINK) return `removed (was ${from})`;
  return from && from !== NO_LINK ? `changed from ${from} to ${to}` : `set to ${to}`;
}

/** Only links can be left out. */
function valueField(row: Row) {
  const { label = "", about, written, kind = "text" as const } = settingFor(row) ?? {};
  const isLink = kind === "url";
  if (kind === "week") return { label, kind, required: true, help: about };
  return {
    label,
    kind,
    required: !isLink,
    help: `${about}, written ${written}${isLink ? "; leave blank if there is none" : ""}`,
  };
}
