import { gymDay } from "#content/gym-clock.ts";
import { openStore } from "#operations/stores.ts";
import type { Command } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";
import { confirm, refuse } from "#cli/content/confirm.ts";
import { planEdit, readRows, withRow } from "#operations/changes/edit.ts";
import { type Row, cellText } from "#operations/collections/collection.ts";
import { announcement } from "#operations/collections/notices.ts";
import { asked } from "./options.ts";
import { parseDate } from "#operations/timetable/when.ts";

/** The short form of `gym announcement`. */
export const say: Command = {
  summary: "Puts a line above every page, in the place of the one that stands there.",
  about:
    "Announcements whose first day is still to come stay. What is different today in the timetable stands there by itself.",
  takes: "[TEXT]",
  options: {
    until: {
      type: "string",
      value: "WHEN",
      about: "the last day: friday, tomorrow, 'dec 6' …; without it, until it is taken off",
    },
    from: { type: "string", value: "WHEN", about: "the first day; without it, at once" },
    link: { type: "string", value: "URL", about: "a page like /events, or a link that begins with https://" },
    label: { type: "string", value: "TEXT", about: "the words of that link" },
    nothing: { type: "boolean", about: "take off the line that stands there" },
    ...asked,
  },
  examples: [
    ["say 'Closed at noon on Friday' --until friday", ""],
    ["say 'Open house on Saturday' --until saturday --link /events --label 'See the day'", ""],
    ["say --nothing", ""],
  ],
  async run(input) {
    const [words = ""] = input.words;
    if ((words === "") !== input.has("nothing"))
      throw usageError(
        words === "" ? "What shall it say?" : "--nothing stands alone.",
        "Like this: gym say 'Closed at noon on Friday' --until friday. Nothing was changed.",
      );
    const db = await openStore();
    const others = (await readRows(db, announcement)).filter((row) => !standsNow(row));
    if (words === "") return confirm(db, await planEdit(db, announcement, others), input);
    const day = (option: string) => (input.text(option) ? parseDate(input.text(option)!) : "");
    const typed = {
      words,
      link_url: input.text("link"),
      link_label: input.text("label"),
      first_day: day("from"),
      last_day: day("until"),
    };
    const { rows, faults } = withRow(announcement, others, typed);
    refuse(faults, "`gym say --help` explains each option.");
    return confirm(db, await planEdit(db, announcement, rows), input);
  },
};

function standsNow(row: Row): boolean {
  const today = gymDay(new Date());
  return cellText(row["first_day"]) <= today && today <= (cellText(row["last_day"]) || "9999");
}
