import { data, type RouterContextProvider } from "react-router";
import { days } from "#domain/schedule/clock.ts";
import { dayField } from "#domain/schedule/week-hours.ts";
import { slug } from "#domain/text.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { type Row, rowKey } from "#operations/collections/collection.ts";
import { readNewKeys } from "#operations/journal/row-history.ts";
import { findOperation } from "#operations/registry.ts";
import type { RowsChange } from "#operations/rows/plan-rows.ts";
import type { FormField } from "#desk/actions/fields.tsx";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { readTyped, seenSince, type Typed } from "#desk/actions/opened.server.ts";
import { removed } from "#desk/frame/removed.server.ts";
import { addPortrait, hasPortrait } from "#desk/pictures/portraits/portrait.server.ts";
import {
  fieldsFor,
  mayAddRows,
  readShownRows,
  rowId,
  type ShownCollection,
  textsFor,
} from "./collection-for.server.ts";

export type RowAnswer = Answer & {
  typed: Typed;
  was: string;
  act: string;
  /** A portrait was sent with what was refused. Files are not kept. */
  hadPortrait?: boolean;
};

/** Adds, changes or removes the row of a form. */
export async function saveRow(
  collection: ShownCollection,
  wanted: string | undefined,
  posted: FormData,
  { context, gone }: { context: Readonly<RouterContextProvider>; gone: AbortSignal },
) {
  const { name, screen } = collection;
  const button = textIn(posted, "act") || textIn(posted, "see");
  const rows = await readShownRows(collection);
  const row = await findRow(collection, rows, wanted);
  const key = row ? rowKey(collection, row) : wanted;
  if (!row && key === undefined && !mayAddRows(collection)) throw data(null, { status: 404 });
  const fields = fieldsFor(collection, row);
  if (key !== undefined && !row) throw removed(posted, fields, addInstead(collection));
  const isStored = row !== undefined && !screen.allRows?.includes(row);
  const now = textsFor(collection, row);
  const { opened, typed, seen } = readTyped(
    posted,
    fields.map((field) => field.name),
    now,
  );
  const rest = { typed, act: button, was: row ? JSON.stringify(seen) : "" };
  const answer = (more: Partial<RowAnswer>, status: number) =>
    data<RowAnswer>({ ...rest, ...more }, { status });

  if (button === "back") return answer({}, 200);
  if (!opened)
    return answer(
      { refused: "The form arrived incomplete. Nothing was changed. Check it, then save again." },
      400,
    );
  const isRemoval = button === "remove" && key !== undefined;
  const isReset = button === "reset" && key !== undefined;
  const portrait = !isRemoval && hasPortrait(collection, posted);
  const verb = isRemoval ? "remove" : isReset ? "reset" : isStored ? "change" : "add";
  const done = await act(context, findOperation(`${name}.${verb}`), {
    input: {
      ...(key !== undefined && { [isStored ? "key" : collection.key]: key }),
      ...(!isRemoval && !isReset && typed),
      ...(verb === "change" && { opened: textIn(posted, "was") ? seen : {} }),
    },
    posted,
    labels: Object.fromEntries(fields.flatMap(labelsFor)),
    // A second form could not hold the photo.
    needsConfirmation: (planned) => isReset || (!portrait && needsReview(planned as RowsChange)),
    next: (saved) => {
      const [written] = (saved?.result ?? []) as Parameters<typeof rowKey>[1][];
      if (written && !isRemoval) {
        const saved = rowKey(collection, written);
        return `/desk/${screen.path}?saved=${encodeURIComponent(saved)}#${rowId(saved)}`;
      }
      const { group } = screen.line(row ?? {});
      return `/desk/${screen.path}${group ? `#${slug(group)}` : ""}`;
    },
  });
  if (!(done instanceof Response) && row) rest.was = seenSince(seen, now, done.errors);
  if (!portrait) return respond(done, rest);
  if (done instanceof Response) {
    const person = (typed[collection.key] ?? "").trim();
    return addPortrait(context, posted, collection, { name: person, saved: done, gone });
  }
  const warnings = [...(done.warnings ?? []), "choose the portrait again after saving, it is not kept here"];
  return respond({ ...done, warnings }, { ...rest, hadPortrait: true });
}

function labelsFor({ name, label, kind }: FormField): [string, string][] {
  const parts = kind === "week" ? days.map((day): [string, string] => [dayField(name, day), day]) : [];
  return [[name, label], ...parts];
}

/** One row is saved at once: undo is next to it. */
function needsReview({ shown: { added, removed, changed }, warnings }: RowsChange): boolean {
  return warnings.length > 0 || removed.length > 0 || added.length + changed.length > 1;
}

/** The form that adds a removed row again, in a list that gets new rows. */
export function addInstead(collection: ShownCollection) {
  const { path, one } = collection.screen;
  const addTo = { address: `/desk/${path}/row`, label: `Add it as a new ${one}` };
  return mayAddRows(collection) ? { addTo } : {};
}

/** The row with this key, or with the one that it has got since. */
export async function findRow(collection: ShownCollection, rows: readonly Row[], key: string | undefined) {
  const rowWith = (wanted: string | undefined) => rows.find((row) => rowKey(collection, row) === wanted);
  if (key === undefined || rowWith(key)) return rowWith(key);
  return rowWith((await readNewKeys(siteDatabase(), collection)).get(key));
}
