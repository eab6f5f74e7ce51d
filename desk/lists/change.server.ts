import { redirect, type RouterContextProvider } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { seeFirst } from "#desk/preview/preview.server.ts";
import { UserError } from "#config/user-error.ts";
import { isNothing } from "#operations/changes/difference.ts";
import { applyEdit, type Edit } from "#operations/changes/edit.ts";
import { rowKey, rowName, type Row, type Collection, cellText } from "#operations/collections/collection.ts";

/** One line of a difference, as a person reads it. */
export type DifferenceLine = {
  sign: "-" | "+" | "~";
  title: string;
  cells: { name: string; from?: string; to?: string }[];
};

const LONG = 80;

/** More than a line: then it is shown before it happens. */
export function needsALook({ shown, warnings }: Edit): boolean {
  const { added, removed, changed } = shown;
  const cells = changed.flatMap(({ columns }) => columns);
  const isLong = cells.some(({ from, to }) => cellText(from).length > LONG || cellText(to).length > LONG);
  return warnings.length > 0 || removed.length > 0 || added.length > 1 || cells.length > 1 || isLong;
}

export function linesOf({ subject, shown }: Pick<Edit, "subject" | "shown">): DifferenceLine[] {
  const whole = (row: Row, side: "from" | "to") =>
    subject.columns
      .filter(({ name }) => cellText(row[name]) !== "")
      .map(({ name }) => ({ name, [side]: cellText(row[name]) }));
  return [
    ...shown.removed.map(({ row }) => ({
      sign: "-" as const,
      title: titleOf(subject, row),
      cells: whole(row, "from"),
    })),
    ...shown.added.map((row) => ({
      sign: "+" as const,
      title: titleOf(subject, row),
      cells: whole(row, "to"),
    })),
    ...shown.changed.map(({ after, columns }) => ({
      sign: "~" as const,
      title: titleOf(subject, after),
      cells: columns.map(({ name, from, to }) => ({ name, from: cellText(from), to: cellText(to) })),
    })),
  ];
}

export function titleOf(subject: Collection, row: Row): string {
  return subject.called?.(row) || rowName(row) || rowKey(subject, row);
}

/** Does it and goes on to a page of the desk, or says why it could not be done. */
export async function save(
  edit: Edit,
  who: string,
  to: string,
  fileName?: string,
): Promise<Response | string> {
  if (isNothing(edit.shown)) return redirect(`/desk${to}`, 303);
  try {
    const id = await applyEdit(siteDatabase(), edit, { who, fileName: fileName ?? null });
    return redirect(`/desk${to}${to.includes("?") ? "&" : "?"}done=${id}`, 303);
  } catch (error) {
    return whyNot(error);
  }
}

/** A page of the site with the change in it, or why it can't be shown. */
export async function see(
  context: Readonly<RouterContextProvider>,
  edit: Edit,
  page: string,
): Promise<{ seen: string } | { whyNot: string }> {
  try {
    return { seen: await seeFirst(context, edit, page) };
  } catch (error) {
    return { whyNot: whyNot(error) };
  }
}

/** The sentence of an error that a person can do something about; any other is thrown again. */
export function whyNot(error: unknown): string {
  if (error instanceof DatabaseRefused) return error.message;
  if (error instanceof UserError) return `${error.message} Look at it once more, then save again.`;
  throw error;
}
