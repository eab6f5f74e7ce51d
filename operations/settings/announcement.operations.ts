import { z } from "zod";
import { usageError } from "#config/user-error.ts";
import { gymDay } from "#content/gym-clock.ts";
import { cellText, type Row } from "#operations/collections/collection.ts";
import { announcement } from "#operations/collections/notices.collection.ts";
import { everyone, field, operation } from "#operations/operation.ts";
import { applyRows, describeRows, planRows, withRow } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { parseDate } from "#operations/timetable/when.ts";

const optional = z.string().optional();

/** The short form of `gym announcement`. */
export const say = operation({
  name: "announcement.say",
  summary: "Puts a line above every page, in place of the one that shows now.",
  desk: false,
  roles: everyone,
  undo: "journal",
  input: z.object({
    words: field(optional, { label: "Text", placeholder: "TEXT" }),
    until: field(optional, {
      label: "Last day",
      kind: "date",
      placeholder: "WHEN",
      help: "the last day: friday, tomorrow, 'dec 6' …; without it, until it is removed",
    }),
    from: field(optional, {
      label: "First day",
      kind: "date",
      placeholder: "WHEN",
      help: "the first day; without it, at once",
    }),
    link: field(optional, {
      label: "Link address",
      placeholder: "URL",
      help: "a page like /events, or a link that begins with https://",
    }),
    label: field(optional, { label: "Link text", placeholder: "TEXT", help: "the text of that link" }),
    nothing: field(z.boolean().optional(), {
      label: "Nothing",
      kind: "flag",
      help: "remove the line that shows now",
    }),
  }),
  cli: {
    command: "say",
    args: ["words"],
    about:
      "Announcements whose first day is still to come stay. What is different today in the timetable shows by itself.",
    examples: [
      ["say 'Closed at noon on Friday' --until friday", ""],
      ["say 'Open house on Saturday' --until saturday --link /events --label 'See the day'", ""],
      ["say --nothing", ""],
    ],
  },
  async plan({ site }, { words = "", until, from, link, label, nothing = false }) {
    if ((words === "") !== nothing)
      throw usageError(
        words === "" ? "What shall it say?" : "--nothing stands alone.",
        "Like this: gym say 'Closed at noon on Friday' --until friday. Nothing was changed.",
      );
    const others = (await readRows(site, announcement)).filter((row) => !showsNow(row));
    if (nothing) return planRows(site, announcement, others);
    const typed = {
      words,
      link_url: link,
      link_label: label,
      first_day: from ? parseDate(from) : "",
      last_day: until ? parseDate(until) : "",
    };
    return planRows(site, announcement, withRow(announcement, others, typed).rows);
  },
  apply: applyRows,
  describe: describeRows,
});

function showsNow(row: Row): boolean {
  const today = gymDay(new Date());
  return cellText(row["first_day"]) <= today && today <= (cellText(row["last_day"]) || "9999");
}
