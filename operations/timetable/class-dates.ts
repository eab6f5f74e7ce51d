import { formatDate } from "#content/gym-clock.ts";
import { formatShortDate } from "#domain/schedule/class-changes.ts";
import { type Session, sessionsOn, takesPlace } from "#domain/schedule/sessions.ts";
import { formatTime, weekdayName } from "#domain/schedule/clock.ts";
import { invalidFields, UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { changeable, checkEnd, classChanges } from "#operations/collections/classes.collection.ts";
import { type CellChange, cellText, columnLabel, type Row } from "#operations/collections/collection.ts";
import { planRows, type RowsChange } from "#operations/rows/plan-rows.ts";
import { type TypedCells, withoutRow, withRow } from "#operations/rows/read-row.ts";
import type { ChangeLine } from "#operations/operation.ts";
import { shownText } from "#operations/rows/difference.ts";
import { describeCells } from "#operations/rows/sentence.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { findSession } from "./find-class.ts";
import { checkComing, everyWeek, parseClock, parseDate } from "./when.ts";

/** A class on one date: its id from the desk, or its title on the command line. */
export type SessionRef = { class: string; day: string; time?: string | undefined };

/** A change of a class on one date. `cells` is empty if it is on again as every week. */
export type SessionChange = RowsChange & { session: Session; cells: CellChange[] };

export async function findSessionFor(db: Database, { class: name, day, time }: SessionRef): Promise<Session> {
  if (everyWeek(day))
    throw new UserError(
      `'${day}' means each week, but this is for one date.`,
      `Write a date, like tonight or friday. For each week: gym classes change '${name}' '${day}' … Nothing was changed.`,
      { exitCode: 2 },
    );
  const date = parseDate(day);
  const timetable = await readTimetable(db, new Date(), date);
  const byId = sessionsOn(date, timetable).find(({ id }) => id === name);
  const session =
    byId ?? findSession(timetable, name, date, time === undefined ? undefined : parseClock(time));
  if (!takesPlace(session) && session.state !== "cancelled")
    throw new UserError(`${formatSession(session)} has been moved.`, "Nothing was changed.");
  return session;
}

/** 'Strength, Monday, Nov 23, 6:30 PM' */
export function formatSession({ gymClass, date }: Session): string {
  return `${gymClass.title}, ${weekdayName(date)}, ${formatShortDate(date)}, ${formatTime(gymClass.start)}`;
}

/** For the log: 'Strength on Mon, Nov 23 at 6:30 PM' */
export function sessionTitle({ gymClass, date }: Session): string {
  return `${gymClass.title} on ${formatDate(date)} at ${formatTime(gymClass.start)}`;
}

/** For the log: 'Strength on Mon, Nov 23 at 6:30 PM moved to 7:30 PM' */
export function describeSession({ session, cells }: SessionChange): string {
  const title = sessionTitle(session);
  if (cells.length > 0) return describeCells(classChanges, title, cells);
  return session.state === "cancelled" ? `Restored ${title}` : `${title} is as usual again`;
}

/** Cancels it on this date. What was different stays in the row, to be restored. An extra class is removed instead. */
export async function planCancel(db: Database, session: Session, why = ""): Promise<SessionChange> {
  if (session.state === "extra") return planAsUsual(db, session);
  return {
    ...(await planSession(db, session, { status: "cancelled", why })).change,
    session,
    cells: [],
  };
}

/** The rows of the changes with this class canceled. */
export function canceledRows(rows: readonly Row[], session: Session, why: string): Row[] {
  const key = keyIn(rows, session);
  if (session.state === "extra") return withoutRow(classChanges, rows, key ?? "");
  const named = { class_id: session.gymClass.id, day: usualDate(session) };
  const canceled = { ...named, status: "cancelled", why };
  return withRow(classChanges, rows, canceled, key).rows;
}

/** Another day, time, coach or room, on this date alone. */
export async function planDifferent(
  db: Database,
  session: Session,
  different: TypedCells,
): Promise<SessionChange> {
  const isExtra = session.state === "extra";
  const { new_day: typed, ...others } = different;
  const newDay = typed === usualDate(session) ? "" : typed;
  const usual = usualCells(session);
  refuseEmptied(session, different);
  // A cell that is as usual stays empty, so that the class is not marked as changed.
  const rest = isExtra
    ? others
    : mapCells(others, (name, text) => (text === cellText(usual[name]) ? "" : text));
  if (!isExtra && typedAny(different) && !(await isDifferent(db, session, { ...rest, new_day: newDay })))
    return planAsUsual(db, session);
  // An extra class has no other day than its own.
  const day: TypedCells = isExtra && newDay ? { day: newDay } : { new_day: newDay };
  const { change, row } = await planSession(db, session, {
    ...rest,
    ...day,
    status: isExtra ? "extra" : "changed",
  });
  // The row has only what differs, so the end is checked with the usual time and length.
  const times = {
    starts: cellText(row["starts"]) || cellText(usual["starts"]),
    minutes: cellText(row["minutes"]) || cellText(usual["minutes"]),
  };
  const moved =
    typed && typed !== session.date
      ? checkComing("new_day", cellText(row["new_day"]) || cellText(row["day"]))
      : [];
  const errors = [...moved, ...checkEnd(times)];
  if (errors.length > 0) throw invalidFields(errors);
  const cells = differentCells(session, row);
  return { ...change, lines: change.isEmpty ? [] : [differenceLine(session, cells)], session, cells };
}

/** The cells that can't be empty on this date: empty means as usual, and not without a coach or a room. */
export function neededCells(session: Session): string[] {
  if (session.state === "extra") return [];
  const usual = usualCells(session);
  return ["coach", "room"].filter((name) => cellText(usual[name]) !== "");
}

function refuseEmptied(session: Session, typed: TypedCells) {
  const emptied = neededCells(session).filter((name) => typed[name] === "");
  if (emptied.length === 0) return;
  throw invalidFields(
    emptied.map((name) => ({ field: name, message: `choose a ${name}, or write TBA until you know` })),
  );
}

/** The cells of a class before any change of its date. */
function usualCells(session: Session): Row {
  const { start, minutes, coach, place, spotsLeft } = session.usual?.gymClass ?? session.gymClass;
  return {
    new_day: usualDate(session),
    starts: start,
    minutes,
    coach: coach ?? null,
    room: place,
    spots: spotsLeft ?? null,
  };
}

function mapCells(cells: TypedCells, change: (name: string, text: string) => string): TypedCells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, text]) => [name, text === undefined ? text : change(name, text)]),
  );
}

const typedAny = (cells: TypedCells) => Object.values(cells).some((text) => text !== undefined);

/** Whether anything of the class is not as usual once these cells are set. */
async function isDifferent(db: Database, session: Session, cells: TypedCells): Promise<boolean> {
  const rows = await readRows(db, classChanges);
  const before = rows.find((row) => cellText(row["id"]) === keyIn(rows, session));
  return changeable.some((name) => (cells[name] ?? cellText(before?.[name])) !== "");
}

/** What people who come to this class have to know, from how it is to how it will be. */
function differentCells(session: Session, row: Row): CellChange[] {
  const { gymClass, date, change } = session;
  const { start, minutes, coach = null, place, spotsLeft = null } = gymClass;
  const now: Row = {
    new_day: date,
    starts: start,
    minutes,
    coach,
    room: place,
    spots: spotsLeft,
    why: change?.why ?? null,
  };
  const usual = session.state === "extra" ? { ...now, new_day: row["day"] ?? null } : usualCells(session);
  const next = (name: string) => (cellText(row[name]) === "" ? (usual[name] ?? null) : row[name]!);
  return Object.keys(now)
    .filter((name) => cellText(now[name]) !== cellText(next(name)))
    .map((name) => ({ name, from: now[name]!, to: next(name) }));
}

function differenceLine(session: Session, changed: readonly CellChange[]): ChangeLine {
  const cells = changed.map(({ name, from, to }) => ({
    label: name === "new_day" ? "Day" : columnLabel(classChanges, name),
    from: shownText(classChanges, name, from),
    to: shownText(classChanges, name, to),
  }));
  const isMoved = changed.some(({ name }) => ["new_day", "starts"].includes(name));
  return { sign: "~", verb: isMoved ? "Will move" : "Will change", title: formatSession(session), cells };
}

/** A canceled class takes place as it did before; any other is as usual again. */
export async function planRestore(db: Database, session: Session): Promise<SessionChange> {
  const wasDifferent = session.state === "cancelled" && (await isDifferent(db, session, {}));
  if (!wasDifferent) return planAsUsual(db, session);
  const { change } = await planSession(db, session, { status: "changed", why: "" });
  return { ...change, session, cells: [] };
}

/** Removes everything that was different on this date. */
export async function planAsUsual(db: Database, session: Session): Promise<SessionChange> {
  const rows = await readRows(db, classChanges);
  const wanted = withoutRow(classChanges, rows, keyIn(rows, session) ?? "");
  return { ...titled(await planRows(db, classChanges, wanted), session), session, cells: [] };
}

async function planSession(db: Database, session: Session, typed: TypedCells) {
  const rows = await readRows(db, classChanges);
  const named = session.state === "extra" ? {} : { class_id: session.gymClass.id, day: usualDate(session) };
  const { rows: wanted, row } = withRow(classChanges, rows, { ...named, ...typed }, keyIn(rows, session));
  return { change: titled(await planRows(db, classChanges, wanted), session), row };
}

/** The preview names the class, not the row of the change. */
function titled(change: RowsChange, session: Session): RowsChange {
  const lines = change.lines.map((line) => ({
    ...line,
    ...(session.state !== "extra" && { verb: "Will change" }),
    title: formatSession(session),
    cells: line.cells.filter(({ label }) => label !== "Class"),
  }));
  return { ...change, lines };
}

/** The date of the session in the weekly timetable. */
function usualDate({ date, usual }: Session): string {
  return usual?.date ?? date;
}

function keyIn(rows: readonly Row[], session: Session): string | undefined {
  const row = rows.find((one) =>
    session.state === "extra"
      ? cellText(one["id"]) === session.change?.id
      : cellText(one["class_id"]) === session.gymClass.id && cellText(one["day"]) === usualDate(session),
  );
  return row && cellText(row["id"]);
}
