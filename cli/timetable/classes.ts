import { laterChanges } from "#domain/schedule/timetable.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { openStore } from "#operations/stores.ts";
import type { Command, Family } from "#cli/command.ts";
import { print } from "#cli/terminal.ts";
import { contentCommands } from "#cli/content/content-commands.ts";
import { add } from "./class-add.ts";
import { cancel, move } from "./class-cancel.ts";
import { change } from "./class-change.ts";

const { list: listRows, ...sheets } = contentCommands("classes").commands;

const list: Command = {
  ...listRows!,
  summary: "Lists the classes of the week, and what is different in the coming days.",
  async run(input) {
    await listRows!.run(input);
    if (input.has("json")) return;
    const now = new Date();
    const changes = laterChanges(now, await readTimetable(await openStore(), now), 0);
    await print(
      changes.length > 0 ? `\nDifferent than usual:\n  ${changes.join("\n  ")}` : "\nNo change is to come.",
    );
  },
};

/** `gym classes`: the week as a sheet, and short forms for what happens on a date. */
export const classes: Family = {
  summary: "The timetable: classes of the week, and what is different on a date.",
  about:
    "DAY is a date (tonight, tomorrow, friday, 'dec 6', 2026-12-06), or each week (mondays, 'every monday'). TIME is " +
    "needed only where a class is there twice that day. Nothing changes before you have seen the difference and said " +
    "yes; `gym undo` takes it back.",
  commands: { list, add, change, cancel, move, ...sheets },
};
