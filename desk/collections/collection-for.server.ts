import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import {
  cellText,
  type Collection,
  fieldText,
  type Row,
  rowKey,
  type Screen,
} from "#operations/collections/collection.ts";
import { slug } from "#domain/text.ts";
import { collections } from "#operations/registry.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import type { FormField } from "#desk/actions/fields.tsx";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";

export type ShownCollection = Collection & { screen: Screen };

export const shownCollections = collections.filter(
  (collection): collection is ShownCollection => collection.screen !== undefined,
);

/** The collection in the URL; 403 for people who may not change it. */
export async function collectionFor(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<ShownCollection> {
  const collection = shownCollections.find(({ screen }) => screen.path === args.params["list"]);
  if (!collection) throw data(null, { status: 404 });
  const { role } = args.context.get(signedIn).person;
  if (!collection.roles.includes(role)) await refuse(args, collection.name);
  return collection;
}

/** The rows that the desk lists. */
export async function readShownRows(collection: ShownCollection): Promise<Row[]> {
  const { order = () => 0, screen } = collection;
  const stored = await readRows(siteDatabase(), collection);
  const keys = new Set(stored.map((row) => rowKey(collection, row)));
  const missing = (screen.allRows ?? []).filter((row) => !keys.has(rowKey(collection, row)));
  return [...stored, ...missing].toSorted(order);
}

export function mayAddRows({ isFixed, screen }: ShownCollection): boolean {
  return !isFixed && !screen.allRows;
}

/** The place of a row in its list. */
export const rowId = (key: string) => `row-${slug(key)}`;

export function fieldsFor({ columns, key, screen }: ShownCollection, row?: Row): FormField[] {
  const own = (row && screen.fieldsFor?.(row)) ?? {};
  return columns
    .map((column) => ({ ...column, required: column.required || column.name === key, ...own[column.name] }))
    .filter(({ kind }) => kind !== "hidden")
    .map(({ name, label, help, kind, choices, first, suggest, rare, required }) => ({
      name,
      label,
      required: required === true,
      ...(help && { help }),
      ...(kind && { kind }),
      ...(choices && { choices }),
      ...(first && { first }),
      ...(suggest && { suggest }),
      ...(rare && { rare }),
    }));
}

/** What a search looks at. */
export function rowTexts({ columns, screen }: ShownCollection, row: Row): string[] {
  const { title, facts = "", side = "", group = "" } = screen.line(row);
  const read = columns.filter(({ kind }) => kind !== "hidden" && kind !== "photo");
  return [title, facts, side, group, ...read.map(({ name }) => cellText(row[name]))];
}

/** The number of a new row's place, after all others. */
export function nextPosition(rows: readonly Row[]): string {
  return String(Math.max(0, ...rows.map((row) => Number(row["position"]))) + 1);
}

/** Each cell as its field shows it. */
export function textsFor({ columns }: Collection, row: Row | undefined): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column.name, fieldText(column, row?.[column.name])]));
}
