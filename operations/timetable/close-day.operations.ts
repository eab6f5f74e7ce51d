import { z } from "zod";
import { atField, EMPTY } from "#config/user-error.ts";
import { formatDate } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { formatTime } from "#domain/schedule/clock.ts";
import { sessionsOn, takesPlace } from "#domain/schedule/sessions.ts";
import { count } from "#domain/text.ts";
import { classChanges } from "#operations/collections/classes.collection.ts";
import { cellText, type Row } from "#operations/collections/collection.ts";
import { hours } from "#operations/collections/hours.collection.ts";
import { type ChangeLine, everyone, field, operation, type Stores } from "#operations/operation.ts";
import { applyRows, planRows, type RowsChange } from "#operations/rows/plan-rows.ts";
import { withRow } from "#operations/rows/read-row.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { canceledRows } from "./class-dates.ts";
import { parseClock, parseComingDate } from "./when.ts";

const optional = z.string().optional();
export const day = field(z.string(), {
  label: "Day",
  kind: "date",
  placeholder: "DAY",
  format: "tomorrow, friday, 'nov 26', 2026-11-26",
});

export const closeDay = operation({
  name: "classes.closeDay",
  summary: "Cancels every class on one day and sets the staff hours for that day.",
  title: "Close the day",
  roles: everyone,
  undo: "journal",
  input: z.object({
    day: day.min(1, EMPTY),
    why: field(z.string().trim().min(1, EMPTY).max(200), {
      label: "Reason",
      placeholder: "TEXT",
      help: "visitors read it, for example: Thanksgiving",
    }),
    opens: field(optional, {
      label: "Staffed from",
      kind: "time",
      placeholder: "TIME",
      help: "leave both times blank if the front desk is not staffed",
    }),
    closes: field(optional, { label: "Staffed until", kind: "time", placeholder: "TIME" }),
    access: field(z.enum(["usual", "closed"]).default("usual"), {
      label: "Members’ access",
      placeholder: "ACCESS",
      choices: [
        ["usual", "As usual"],
        ["closed", "Closed to members"],
      ],
      first: "usual",
    }),
  }),
  cli: {
    command: "classes close",
    args: ["day"],
    examples: [
      ["classes close 'nov 26' --why Thanksgiving", "cancels the classes; nobody at the front desk"],
    ],
  },
  async plan({ site }, { day: typed, why, opens, closes, access }) {
    const date = parseComingDate("day", typed);
    const holiday = await planRows(
      site,
      hours,
      withHoliday(await readRows(site, hours), {
        day: date,
        label: why,
        opens: opens ? atField("opens", () => parseClock(opens)) : "",
        closes: closes ? atField("closes", () => parseClock(closes)) : "",
        access: access === "closed" ? "closed" : "",
      }),
    );
    const { sessions, rows } = await withoutClasses(site, date, why);
    const canceled = await planRows(site, classChanges, rows);
    const parts = [holiday, canceled].filter(({ isEmpty }) => !isEmpty);
    return {
      parts,
      date,
      classes: sessions.length,
      page: "/schedule",
      isEmpty: parts.length === 0,
      warnings: holiday.warnings,
      lines: [
        ...holiday.lines.map((line) => ({
          ...line,
          cells: opens ? line.cells : [...line.cells, { label: "Front desk", to: "Not staffed" }],
        })),
        ...(sessions.length > 0 ? [canceledLine(sessions)] : []),
      ],
    };
  },
  apply: (inside, change) => applyParts(inside, change),
  describe: ({ date, classes: number }, { why }) =>
    `Closed ${formatDate(date)} (${why}): ${count(number, "class", "classes")} canceled`,
});

/** Staff hours and classes. */
export async function applyParts(inside: Stores, { parts }: { parts: RowsChange[] }) {
  const applied = [];
  for (const part of parts) applied.push(await applyRows(inside, part));
  return { result: { changed: parts.length }, journal: applied.flatMap(({ journal = [] }) => journal) };
}

/** One line with a cell for each class. */
function canceledLine(sessions: ReturnType<typeof sessionsOn>): ChangeLine {
  return {
    sign: "-",
    verb: "Will be canceled",
    title: count(sessions.length, "class", "classes"),
    cells: sessions.map(({ gymClass: { title, start } }) => ({ label: formatTime(start), from: title })),
  };
}

/** The staff hours, with this day added or replaced. */
function withHoliday(rows: readonly Row[], typed: Record<string, string | undefined>): Row[] {
  const key = rows.some((row) => cellText(row["day"]) === typed["day"]) ? typed["day"] : undefined;
  return withRow(hours, rows, typed, key).rows;
}

/** The changes of classes with every class of this day canceled. */
async function withoutClasses(site: Database, date: string, why: string) {
  const timetable = await readTimetable(site, new Date(), date);
  const sessions = sessionsOn(date, timetable).filter(takesPlace);
  const rows = sessions.reduce(
    (all, session) => canceledRows(all, session, why),
    await readRows(site, classChanges),
  );
  return { sessions, rows };
}
