import type { Database } from "#db/drivers/database.server.ts";
import { apply } from "./apply.ts";
import { withBeside } from "./beside.ts";
import { type Difference, difference, isNothing } from "./difference.ts";
import { readRow } from "./read-row.ts";
import { summarize } from "./format-difference.ts";
import {
  type CellError,
  rowKey,
  rowName,
  type Row,
  type Collection,
  cellText,
} from "#operations/collections/collection.ts";
import { readTable } from "./table-rows.ts";

/** What would happen: for a person to look at before it does. */
export interface Edit {
  subject: Collection;
  wanted: Row[];
  shown: Difference;
  summary: string;
  warnings: string[];
}

/** The rows of a subject as they are now; a change is told as the rows that shall be there instead. */
export async function readRows(db: Database, subject: Collection): Promise<Row[]> {
  return (await readTable(db, subject)).map(({ row }) => row);
}

/** What becomes of the subject where it shall hold just these rows. */
export async function planEdit(db: Database, subject: Collection, asked: Row[]): Promise<Edit> {
  const before = await readTable(db, subject);
  const known = new Set(before.map(({ row }) => rowKey(subject, row)));
  const wanted = await withBeside(db, subject, asked, known);
  const shown = difference(subject, before, wanted);
  const touched = new Set(
    [...shown.added, ...shown.changed.map(({ after }) => after)].map((row) => rowKey(subject, row)),
  );
  const summary = `${subject.name}: ${summarize(shown)}`;
  const rows = before.map(({ row }) => row);
  const warnings = [
    ...twins(subject, wanted, shown),
    ...(subject.warn?.(wanted, touched) ?? []),
    ...((await subject.conflicts?.(db, rows, wanted)) ?? []),
  ];
  return { subject, wanted, shown, summary, warnings };
}

/** New rows that say just what another one says. */
function twins(
  { columns, key, makeKey }: Collection,
  wanted: readonly Row[],
  { added }: Difference,
): string[] {
  if (!makeKey || added.length === 0) return [];
  const others = columns.filter(({ name }) => name !== key);
  const said = (row: Row) => JSON.stringify(others.map(({ name }) => cellText(row[name])));
  const alike = Map.groupBy(wanted, said);
  return added
    .filter((row) => alike.get(said(row))!.length > 1)
    .map((row) => `there is one just like it already: ${rowName(row)}`);
}

/** Does it, unless somebody has changed the rows meanwhile. null: there was nothing to do. */
export async function applyEdit(
  db: Database,
  { subject, wanted, shown, summary }: Edit,
  by: { who?: string; fileName?: string | null } = {},
): Promise<string | null> {
  if (isNothing(shown)) return null;
  return apply(db, { subject, wanted, shown, summary, who: by.who, fileName: by.fileName ?? null });
}

/**
 * The rows with one as somebody has typed it, in the place of the one with that key, or as a new one. What is not typed
 * of an existing row stays; what can't be read is said by column.
 */
export function withRow(
  subject: Collection,
  rows: readonly Row[],
  typed: Readonly<Record<string, string | undefined>>,
  key?: string,
): { rows: Row[]; row: Row; faults: CellError[] } {
  const old = key === undefined ? undefined : rows.find((row) => rowKey(subject, row) === key);
  const texts = Object.fromEntries(
    subject.columns.map(({ name }) => [name, typed[name] ?? String(old?.[name] ?? "")]),
  );
  const others = rows.filter((row) => row !== old);
  const taken = new Set(others.map((row) => rowKey(subject, row)));
  const { row, faults } = readRow(subject, texts, taken);
  if (taken.has(rowKey(subject, row)))
    faults.push({ column: subject.key, words: `'${rowKey(subject, row)}' is there already` });
  return { rows: old ? rows.map((one) => (one === old ? row : one)) : [...rows, row], row, faults };
}

/** The rows without the one with that key. */
export function withoutRow(subject: Collection, rows: readonly Row[], key: string): Row[] {
  return rows.filter((row) => rowKey(subject, row) !== key);
}
