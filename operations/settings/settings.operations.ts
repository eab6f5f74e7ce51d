import { z } from "zod";
import { usageError } from "#config/user-error.ts";
import { gymSettings } from "#content/gym-facts.ts";
import { sampleClasses } from "#content/sample/classes.ts";
import { hasOwnClasses } from "#db/readers/own-classes.server.ts";
import { nearest } from "#domain/text.ts";
import { classes } from "#operations/collections/classes.collection.ts";
import { same } from "#operations/collections/screen-text.ts";
import { settings } from "#operations/collections/settings.collection.ts";
import { siteFile } from "#operations/health/content-problems.ts";
import { operation, owners, query, text } from "#operations/operation.ts";
import { isEmpty } from "#operations/rows/difference.ts";
import { applyRows, describeRows, planRow, planRows } from "#operations/rows/plan-rows.ts";
import { sentenceFor } from "#operations/rows/sentence.ts";
import { readRows } from "#operations/rows/table-rows.ts";

const names = [...gymSettings.keys()];

export const setSetting = operation({
  name: "settings.set",
  title: "Change a setting",
  summary: "Changes one setting.",
  desk: false,
  roles: owners,
  undo: "journal",
  input: z.object({
    name: text("What", { choices: same(names) }),
    value: text("What it is"),
  }),
  cli: {
    args: ["name", "value"],
    examples: [
      ["settings set phone '(513) 555-0199'", ""],
      ["settings set hours 'Mon-Fri 6am-9pm, Sat-Sun 8am-2pm'", "when somebody is at the front desk"],
      ["settings set access 5am-11pm", "when members' keys open the door"],
    ],
  },
  async plan({ site }, { name, value }) {
    if (!gymSettings.has(name)) {
      const near = nearest(name, names);
      throw usageError(
        `There is no setting '${name}'.${near ? ` Did you mean '${near}'?` : ""}`,
        `The settings are: ${names.join(", ")}.`,
      );
    }
    const isStored = (await readRows(site, settings)).some((row) => row["name"] === name);
    return planRow(site, settings, { name, value }, isStored ? name : undefined);
  },
  apply: applyRows,
  describe: describeRows,
});

export const listSettings = query({
  name: "settings.list",
  summary: "Lists the settings, where each comes from and how it is written.",
  roles: owners,
  input: z.object({}),
  cli: { examples: [["settings list", ""]] },
  async read({ site }) {
    const made = new Map((await readRows(site, settings)).map((row) => [row["name"], String(row["value"])]));
    return [...gymSettings].map(([name, { first, about, written, kind }]) => ({
      name,
      value: made.get(name) ?? first,
      from: made.has(name) ? "database" : siteFile,
      about: `${about}, ${written}${kind === "url" ? ", or 'none'" : ""}`,
    }));
  },
});

/** For a gym whose class times and settings were in content/ before they were in the database. */
export const carry = operation({
  name: "carry",
  title: "Finish an update",
  summary: "After an update from an old version: makes class times and settings editable. Needed once.",
  roles: owners,
  undo: "journal",
  input: z.object({}),
  cli: {
    about:
      "A new site begins with them. A gym that ran an older version keeps showing what content/ says until this is " +
      "done; from then on `gym classes` and `gym settings` change them. `gym undo` undoes it.",
    examples: [
      ["carry --check", "only shows what it would do"],
      ["carry", "shows it, then asks"],
    ],
  },
  async plan({ site }) {
    const week = await readRows(site, classes);
    const made = await readRows(site, settings);
    const known = new Set(made.map((row) => row["name"]));
    const others = [...gymSettings].filter(([name]) => !known.has(name));
    const parts = [
      await planRows(site, classes, (await hasOwnClasses(site)) ? week : [...week, ...sampleClasses]),
      await planRows(site, settings, [
        ...made,
        ...others.map(([name, { first }]) => ({ name, value: first })),
      ]),
    ].filter(({ shown }) => !isEmpty(shown));
    return {
      parts,
      lines: parts.flatMap(({ lines }) => lines),
      warnings: parts.flatMap(({ warnings }) => warnings),
      isEmpty: parts.length === 0,
    };
  },
  async apply(inside, { parts }) {
    const applied = [];
    for (const part of parts) applied.push(await applyRows(inside, part));
    return { result: { carried: parts.length }, journal: applied.flatMap(({ journal = [] }) => journal) };
  },
  describe: ({ parts }) => parts.map(({ collection, shown }) => sentenceFor(collection, shown)).join("; "),
});
