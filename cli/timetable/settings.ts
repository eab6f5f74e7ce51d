import { gymSettings } from "#content/gym-facts.ts";
import { openStore } from "#operations/stores.ts";
import type { Command, Family } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";
import { nearest } from "#domain/text.ts";
import { printJson, printTable } from "#cli/terminal.ts";
import { confirm, refuse } from "#cli/content/confirm.ts";
import { contentCommands } from "#cli/content/content-commands.ts";
import { planEdit, readRows, withRow } from "#operations/changes/edit.ts";
import { settings as subject } from "#operations/collections/settings.ts";
import { asked } from "./options.ts";

const { list: listRows, ...sheets } = contentCommands("settings").commands;

const list: Command = {
  ...listRows!,
  summary: "Lists the settings, where each comes from and how it is written.",
  async run(input) {
    const made = new Map(
      (await readRows(await openStore(), subject)).map((row) => [row["name"], String(row["value"])]),
    );
    const rows = [...gymSettings].map(([name, { first, about }]) => ({
      name,
      value: made.get(name) ?? first,
      from: made.has(name) ? "database" : "content/site.ts",
      about,
    }));
    if (input.has("json")) return printJson(rows);
    await printTable(
      ["name", "value", "from", "how to write it"],
      rows.map(({ name, value, from, about }) => [name, value, from, about]),
    );
  },
};

const set: Command = {
  summary: "Sets one of them.",
  takes: "NAME VALUE",
  options: asked,
  examples: [
    ["settings set phone '(513) 555-0199'", ""],
    ["settings set hours 'Mon-Fri 6am-9pm, Sat-Sun 8am-2pm'", "when somebody is at the desk"],
    ["settings set access 5am-11pm", "when members' keys open the door"],
  ],
  async run(input) {
    const [name = "", value = ""] = input.words;
    if (!gymSettings.has(name)) {
      const near = nearest(name, [...gymSettings.keys()]);
      throw usageError(
        `There is no setting '${name}'.${near ? ` Did you mean '${near}'?` : ""}`,
        `There is: ${[...gymSettings.keys()].join(", ")}.`,
      );
    }
    const db = await openStore();
    const rows = await readRows(db, subject);
    const key = rows.some((row) => row["name"] === name) ? name : undefined;
    const checked = withRow(subject, rows, { name, value }, key);
    refuse(checked.faults, "`gym settings list` says how each is written.");
    return confirm(db, await planEdit(db, subject, checked.rows), input);
  },
};

export const settings: Family = {
  summary: "What the gym says of itself: phone, mail, hours of the desk, member access, links.",
  about: "What is not set here is what content/site.ts says. Days with other hours are in `gym hours`.",
  commands: { list, set, ...sheets },
};
