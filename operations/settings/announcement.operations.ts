import { z } from "zod";
import { usageError } from "#config/user-error.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { announcementState } from "#db/readers/notices.server.ts";
import { addDays, type ClockTime } from "#domain/schedule/clock.ts";
import type { Row } from "#operations/collections/collection.ts";
import { announcement } from "#operations/collections/announcement.collection.ts";
import { everyone, flag, operation, text } from "#operations/operation.ts";
import { applyRows, describeRows, planRows } from "#operations/rows/plan-rows.ts";
import { withRow } from "#operations/rows/read-row.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { dayAndTime } from "#operations/timetable/when.ts";

/** A shortcut for `gym announcement`. */
export const say = operation({
  name: "announcement.say",
  title: "Announce something",
  summary: "Shows an announcement above every page, instead of the current ones.",
  desk: false,
  roles: everyone,
  undo: "journal",
  input: z.object({
    words: text("Text", { placeholder: "TEXT" }).optional(),
    until: text("Last day", {
      placeholder: "WHEN",
      help: "the last day or the end: friday, 'friday 5pm', noon …; without it, until it is removed",
    }).optional(),
    from: text("First day", {
      placeholder: "WHEN",
      help: "the first day or the start, in the same words; without it, at once",
    }).optional(),
    urgent: flag("Urgent", "show it above the other lines"),
    link: text("Link address", {
      placeholder: "URL",
      help: "a page like /events, or a link that begins with https://",
    }).optional(),
    label: text("Link text", { placeholder: "TEXT", help: "the text of that link" }).optional(),
    nothing: flag("Nothing", "remove the current announcements"),
  }),
  cli: {
    command: "say",
    args: ["words"],
    about:
      "With --from, the current announcements end when the new one begins. Those that start later stay. Today's changes of the timetable show automatically.",
    examples: [
      ["say 'Closed at noon on Friday' --until friday", ""],
      ["say 'No hot water' --until noon --urgent", "until noon"],
      ["say 'Open house on Saturday' --until saturday --link /events --label 'See the day'", ""],
      ["say --nothing", ""],
    ],
  },
  async plan({ site }, { words = "", until, from, urgent, link, label, nothing = false }) {
    if ((words === "") !== nothing)
      throw usageError(
        words === "" ? "What should it say?" : "--nothing can't be used with a text.",
        "Like this: gym say 'Closed at noon on Friday' --until friday. Nothing was changed.",
      );
    const now = new Date();
    const rows = await readRows(site, announcement);
    const isCurrent = (row: Row) => announcementState(row, now) === "showing";
    if (nothing)
      return planRows(
        site,
        announcement,
        rows.filter((row) => !isCurrent(row)),
      );
    const [first, last] = [dayAndTime(from ?? ""), dayAndTime(until ?? "")];
    const start = { day: first.date ?? gymDay(now), time: first.time };
    const others = rows.flatMap((row) => (isCurrent(row) ? endAt(row, start, now) : [row]));
    const typed = {
      words,
      link_url: link,
      link_label: label,
      first_day: first.date,
      first_time: first.time,
      last_day: last.date,
      last_time: last.time,
      priority: urgent ? "urgent" : "",
    };
    return planRows(site, announcement, withRow(announcement, others, typed).rows);
  },
  apply: applyRows,
  describe: describeRows,
});

/** Nothing if the start has come. Otherwise the announcement shows until then, or until its own end. */
function endAt(row: Row, { day, time }: { day: string; time?: ClockTime }, now: Date): Row[] {
  const start = gymMoment(day, time ?? "00:00");
  if (start <= now) return [];
  if (announcementState(row, start) !== "showing") return [row];
  return [{ ...row, last_day: time ? day : addDays(day, -1), last_time: time ?? null }];
}
