import { gymDay } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { type ClockTime, formatSpan } from "#domain/schedule/clock.ts";
import { sessionsOn, takesPlace } from "#domain/schedule/sessions.ts";
import { count } from "#domain/text.ts";
import { lastDayAhead } from "#operations/timetable/when.ts";
import { byColumns, type CellError, cellText, collection, type Row } from "./collection.ts";
import { clockText, dateText, join, movedTo } from "./screen-text.ts";

export const hours = collection({
  name: "hours",
  one: "holiday",
  many: "holidays",
  table: "holiday_hours",
  key: "day",
  screen: {
    title: "Holidays and closed days",
    lead: "Days with different staff hours. “Close a day” also cancels the classes; “New holiday” keeps them.",
    also: [{ to: "/desk/do/classes.closeDay?back=/desk/hours", label: "Close a day" }],
    page: "/contact",
    line: (row) => ({
      title: cellText(row["label"]),
      facts: join(
        row["opens"]
          ? formatSpan(cellText(row["opens"]) as ClockTime, cellText(row["closes"]) as ClockTime)
          : "Not staffed",
        row["access"] && "closed to members",
      ),
      side: dateText(row["day"]),
    }),
    link: classesStillOn,
  },
  columns: [
    {
      name: "day",
      label: "Day",
      kind: "date",
      format: "like 2026-12-24 or 12/24/2026",
      required: true,
      describe: movedTo,
    },
    { name: "label", label: "Reason", help: "visitors read it, for example: Christmas Eve", required: true },
    {
      name: "opens",
      label: "Staffed from",
      kind: "time",
      help: "leave both times blank if the front desk is not staffed",
      describe: (_, to) => (to ? `staffed from ${to}` : "no longer staffed"),
    },
    {
      name: "closes",
      label: "Staffed until",
      kind: "time",
      format: "like 2:00 PM or 14:00",
      describe: (_, to) => (to ? `staffed until ${to}` : "no longer staffed"),
    },
    {
      name: "access",
      label: "Members’ access",
      choices: [
        ["", "As usual"],
        ["closed", "Closed to members"],
      ],
      format: "closed, or blank for as usual",
      later: true,
    },
  ],
  rules: [{ cells: ["opens", "closes"], check: checkTimes }],
  order: byColumns("day"),
  visibleAs: (row) => {
    const day = cellText(row["day"]);
    return day < gymDay(new Date()) ? `${dateText(day)} is over, so visitors don’t see it` : undefined;
  },
  warn: (_, touched) => touched.flatMap((row) => hours.visibleAs?.(row) ?? []),
});

function checkTimes(row: Row): CellError[] {
  const [opens, closes] = [cellText(row["opens"]), cellText(row["closes"])];
  if ((opens === "") !== (closes === "")) {
    const message = "enter both times, or leave both blank";
    return [{ field: opens ? "closes" : "opens", message }];
  }
  return opens && opens >= closes
    ? [{ field: "closes", message: `${clockText(closes)} is not after ${clockText(opens)}` }]
    : [];
}

/** The form that cancels the classes of that day, filled in; the calendar if no class is on. */
async function classesStillOn(db: Database, row: Row) {
  const date = cellText(row["day"]);
  const now = new Date();
  const today = gymDay(now);
  if (date < today || date > lastDayAhead(today)) return undefined;
  const number = sessionsOn(date, await readTimetable(db, now, date)).filter(takesPlace).length;
  if (number === 0)
    return { to: `/desk/classes/day?date=${date}#day-${date}`, label: "View that day in the calendar" };
  const given = new URLSearchParams({
    day: date,
    why: cellText(row["label"]),
    opens: cellText(row["opens"]),
    closes: cellText(row["closes"]),
    access: cellText(row["access"]) || "usual",
    back: "/desk/hours",
  });
  const label = `Cancel the ${count(number, "class", "classes")} of that day`;
  return { to: `/desk/do/classes.closeDay?${given.toString()}`, label };
}
