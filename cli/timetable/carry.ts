import { gymSettings } from "#content/gym-facts.ts";
import { hasOwnClasses } from "#db/readers/classes.server.ts";
import { sampleClasses } from "#content/sample/classes.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { openStore } from "#operations/stores.ts";
import { agreed } from "#cli/ask.ts";
import type { Command } from "#cli/command.ts";
import { UserError } from "#config/user-error.ts";
import { print, printJson, say } from "#cli/terminal.ts";
import { isNothing } from "#operations/changes/difference.ts";
import { applyEdit, type Edit, planEdit, readRows } from "#operations/changes/edit.ts";
import { plainDifference } from "#operations/changes/format-difference.ts";
import { printDifference } from "#cli/content/print-difference.ts";
import { classes } from "#operations/collections/classes.ts";
import { settings } from "#operations/collections/settings.ts";
import { asked } from "./options.ts";

/** For a gym that kept its times and its telephone number in content/ before they lived in the database. */
export const carry: Command = {
  summary: "Puts class times and settings from content/ into the database, once, and shows what it will do.",
  about:
    "A new site begins with them. A gym that ran an older version keeps showing what content/ says until this is done; " +
    "from then on `gym classes` and `gym settings` change them. `gym undo` takes it back, one subject at a time.",
  options: asked,
  examples: [
    ["carry --check", "only shows what it would do"],
    ["carry", "shows it, then asks"],
  ],
  async run(input) {
    const db = await openStore();
    const edits = [await classesFrom(db), await settingsFrom(db)].filter(({ shown }) => !isNothing(shown));
    const plain = edits.map(({ subject, shown }) => ({
      subject: subject.name,
      ...plainDifference(subject, shown),
    }));
    if (edits.length === 0)
      return input.has("json")
        ? printJson({ applied: false, edits: plain })
        : print("Nothing to do: the database has them already.");
    if (!input.has("json")) for (const { subject, shown } of edits) await printDifference(subject, shown);
    const what = edits.map(({ summary }) => summary).join("; ");
    if (input.has("check")) {
      return input.has("json")
        ? printJson({ applied: false, edits: plain })
        : print(`${what}. Only a look: nothing was changed.`);
    }
    if (!(await agreed(`Put these into the database (${what})`, input.has("yes"))))
      return say("Nothing was changed.");
    for (const edit of edits) await applyEdit(db, edit, { fileName: "content/" });
    if (input.has("json")) return printJson({ applied: true, edits: plain });
    await print("Done. What content/ says of them counts no more: use gym classes and gym settings.");
  },
};

async function classesFrom(db: Database): Promise<Edit> {
  const there = await readRows(db, classes);
  return planEdit(db, classes, (await hasOwnClasses(db)) ? there : [...there, ...sampleClasses]);
}

/** Only those that the gym has not made. */
async function settingsFrom(db: Database): Promise<Edit> {
  const there = await readRows(db, settings);
  const made = new Set(there.map((row) => row["name"]));
  const others = [...gymSettings].filter(([name]) => !made.has(name));
  return planEdit(db, settings, [...there, ...others.map(([name, { first }]) => ({ name, value: first }))]);
}

/** What changes the week needs the week in the database. */
export async function needOwnClasses(db: Database): Promise<void> {
  if (await hasOwnClasses(db)) return;
  throw new UserError(
    "The class times are still those of content/.",
    "`gym carry` puts them into the database and shows what it will do; then run this again.",
  );
}
