import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { findOperation } from "#operations/registry.ts";
import type { RowsChange } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { addPortrait, hasPortrait } from "#desk/pictures/portraits/portrait.server.ts";
import { fieldsFor, type ShownCollection, textsFor } from "./collection-for.server.ts";

type Typed = Record<string, string>;

export type RowAnswer = Answer & {
  /** Fields that someone else has changed since the form was opened. */
  conflicts?: { label: string; theirs: string; yours: string }[];
  typed: Typed;
  was: string;
  act: string;
};

/** Adds, changes or removes the row of a form, unless someone else has changed it since the form was opened. */
export async function saveRow(
  collection: ShownCollection,
  key: string | undefined,
  posted: FormData,
  { context, gone }: { context: Readonly<RouterContextProvider>; gone: AbortSignal },
) {
  const { name, screen } = collection;
  const button = textIn(posted, "act") || textIn(posted, "see");
  const rows = await readRows(siteDatabase(), collection);
  const row = rows.find((one) => rowKey(collection, one) === key);
  const fields = fieldsFor(collection);
  // A form that was opened before a field was added does not change that field.
  const typed = Object.fromEntries(
    fields.map((field) => [
      field.name,
      posted.has(field.name) ? textIn(posted, field.name) : cellText(row?.[field.name]),
    ]),
  );
  const now = textsFor(collection, row);
  const rest = { typed, act: button, was: row ? JSON.stringify(now) : "" };
  const answer = (more: Partial<RowAnswer>, status: number) =>
    data<RowAnswer>({ ...rest, ...more }, { status });

  if (button === "back") return answer({}, 200);
  if (key !== undefined && !row)
    return answer({ refused: "Somebody has removed this. Nothing was changed." }, 409);
  const opened = readOpened(textIn(posted, "was"));
  if (!opened)
    return answer(
      { refused: "The form arrived incomplete. Nothing was changed. Check it, then save again." },
      400,
    );
  const conflicts = fields
    .filter((field) => textIn(posted, "was") && (opened[field.name] ?? "") !== now[field.name])
    .map(({ name: column, label }) => ({ label, theirs: now[column] ?? "", yours: typed[column] ?? "" }));
  if (conflicts.length > 0) return answer({ conflicts }, 409);

  const isRemoval = button === "remove" && key !== undefined;
  const isReset = button === "reset" && key !== undefined;
  const portrait = !isRemoval && hasPortrait(collection, posted);
  const verb = isRemoval ? "remove" : isReset ? "reset" : key === undefined ? "add" : "change";
  const done = await act(context, findOperation(`${name}.${verb}`), {
    input: { ...(key !== undefined && { key }), ...(!isRemoval && !isReset && typed) },
    posted,
    labels: Object.fromEntries(fields.map(({ name: column, label }) => [column, label])),
    // A second form could not hold the photo.
    needsConfirmation: (planned) => isReset || (!portrait && isMoreThanALine(planned as RowsChange)),
    next: (saved) => {
      const [written] = (saved?.result ?? []) as Parameters<typeof rowKey>[1][];
      const about = written && !isRemoval ? `?saved=${encodeURIComponent(rowKey(collection, written))}` : "";
      return `/desk/${screen.path}${about}`;
    },
  });
  if (!portrait) return respond(done, rest);
  if (done instanceof Response) {
    const person = (typed[collection.key] ?? "").trim();
    return addPortrait(context, posted, collection, { name: person, saved: done, gone });
  }
  const warnings = [...(done.warnings ?? []), "choose the portrait again after saving, it is not kept here"];
  return respond({ ...done, warnings }, rest);
}

const LONG = 80;

function isMoreThanALine({ shown: { added, removed, changed }, warnings }: RowsChange): boolean {
  const cells = changed.flatMap(({ columns }) => columns);
  const isLong = cells.some(({ from, to }) => cellText(from).length > LONG || cellText(to).length > LONG);
  return warnings.length > 0 || removed.length > 0 || added.length > 1 || cells.length > 1 || isLong;
}

/** The row as it was when the form was opened; null if the field was tampered with. */
function readOpened(text: string): Typed | null {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text || "{}"));
  } catch {
    return null;
  }
}
