import { z } from "zod";
import { formatDate } from "#content/gym-clock.ts";
import { count } from "#domain/text.ts";
import { classChanges } from "#operations/collections/classes.collection.ts";
import { hours } from "#operations/collections/hours.collection.ts";
import { type ChangeLine, everyone, operation } from "#operations/operation.ts";
import { planRows } from "#operations/rows/plan-rows.ts";
import { applyParts, day } from "./close-day.operations.ts";
import { openedRows } from "./closings.ts";
import { parseComingDate } from "./when.ts";

export const reopenDay = operation({
  name: "classes.reopenDay",
  summary: "Restores the classes and the staff hours of one day as they were before it was closed.",
  title: "Reopen the day",
  roles: everyone,
  undo: "journal",
  input: z.object({ day }),
  cli: {
    command: "classes reopen",
    args: ["day"],
    about: "A class that was changed after the day was closed stays as it is.",
    examples: [["classes reopen 'nov 26'", "the gym opens on that day after all"]],
  },
  async plan({ site }, input) {
    const date = parseComingDate("day", input.day);
    const { staffHours, changes, restored, changedSince } = await openedRows(site, date);
    const holiday = await planRows(site, hours, staffHours);
    const parts = [holiday, await planRows(site, classChanges, changes)].filter(({ isEmpty }) => !isEmpty);
    const classes: ChangeLine = {
      sign: "+",
      verb: "Will be restored",
      title: count(restored, "class", "classes"),
      cells: [],
    };
    return {
      parts,
      date,
      restored,
      page: "/schedule",
      isEmpty: parts.length === 0,
      warnings:
        changedSince > 0
          ? [`${count(changedSince, "class", "classes")} changed after the day was closed: not restored`]
          : [],
      lines: [...holiday.lines, ...(restored > 0 ? [classes] : [])],
    };
  },
  apply: (inside, change) => applyParts(inside, change),
  describe: ({ date, restored }) =>
    `Reopened ${formatDate(date)}: ${count(restored, "class", "classes")} restored`,
});
