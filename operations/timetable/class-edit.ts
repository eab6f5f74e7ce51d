import type { Session } from "#domain/schedule/classes.ts";
import { gymDay } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { type Edit, planEdit, readRows, withoutRow, withRow } from "#operations/changes/edit.ts";
import { checkEnd, classChanges } from "#operations/collections/classes.ts";
import { type CellError, type Row, cellText } from "#operations/collections/collection.ts";
import { lastDayAhead } from "./when.ts";

/** What a person may say of one date; what is missing stays as it was. */
export type Different = Partial<
  Record<"new_day" | "starts" | "minutes" | "coach" | "room" | "spots" | "why", string>
>;

const ASIDE = { new_day: "", starts: "", minutes: "", coach: "", room: "", spots: "" };

/** Off on this date. An extra class, which the week has not, goes altogether. */
export async function cancelling(db: Database, session: Session, why = ""): Promise<Checked> {
  if (session.state === "extra") return asUsual(db, session);
  return written(db, session, { ...ASIDE, status: "cancelled", why });
}

/** Another day, hour, coach or room on this date alone. */
export async function changing(db: Database, session: Session, different: Different): Promise<Checked> {
  const status = session.state === "extra" ? "extra" : "changed";
  const { new_day: asked, ...rest } = different;
  const new_day = asked === dayOfWeek(session) ? "" : asked;
  // An extra class has no other day than its own.
  const day = session.state === "extra" && new_day ? { day: new_day } : { new_day };
  const { edit, faults, row } = await written(db, session, { ...rest, ...day, status });
  // What stays as usual is not in the row: only here are the hour and the length known together.
  const { start, minutes } = session.usual?.gymClass ?? session.gymClass;
  const whole = { starts: cellText(row["starts"]) || start, minutes: cellText(row["minutes"]) || minutes };
  const moved =
    asked && asked !== session.date ? checkDay(cellText(row["new_day"]) || cellText(row["day"])) : [];
  return { edit, faults: faults.length > 0 ? faults : [...moved, ...checkEnd(whole)] };
}

/** A class moves to a day that is still to come and that the desk can open. */
function checkDay(day: string): CellError[] {
  const today = gymDay(new Date());
  if (day < today) return [{ column: "new_day", words: "that day is over: choose a day from today on" }];
  if (day > lastDayAhead(today))
    return [
      { column: "new_day", words: "that day is more than a year away: choose one within the coming year" },
    ];
  return [];
}

/** Whatever was said of this date is taken back. */
export async function asUsual(db: Database, session: Session): Promise<Checked> {
  const rows = await readRows(db, classChanges);
  return {
    edit: await planEdit(db, classChanges, withoutRow(classChanges, rows, keyIn(rows, session) ?? "")),
    faults: [],
  };
}

export type Checked = { edit: Edit; faults: CellError[] };

async function written(
  db: Database,
  session: Session,
  typed: Record<string, string | undefined>,
): Promise<Checked & { row: Row }> {
  const rows = await readRows(db, classChanges);
  const isExtra = session.state === "extra";
  const named = isExtra ? {} : { class_id: session.gymClass.id, day: dayOfWeek(session) };
  const checked = withRow(classChanges, rows, { ...named, ...typed }, keyIn(rows, session));
  return { edit: await planEdit(db, classChanges, checked.rows), faults: checked.faults, row: checked.row };
}

/** The date on which the week has it. */
function dayOfWeek({ date, usual }: Session): string {
  return usual?.date ?? date;
}

function keyIn(rows: Awaited<ReturnType<typeof readRows>>, session: Session): string | undefined {
  const row = rows.find((one) =>
    session.state === "extra"
      ? cellText(one["id"]) === session.change?.id
      : cellText(one["class_id"]) === session.gymClass.id && cellText(one["day"]) === dayOfWeek(session),
  );
  return row && cellText(row["id"]);
}
