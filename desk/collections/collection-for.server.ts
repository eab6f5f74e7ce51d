import { data, type RouterContextProvider } from "react-router";
import type { Collection, Row, Screen } from "#operations/collections/collection.ts";
import { cellText } from "#operations/collections/collection.ts";
import { collections } from "#operations/registry.ts";
import type { FormField } from "#desk/actions/fields.tsx";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";

export type ShownCollection = Collection & { screen: Screen };

export const shownCollections = collections.filter(
  (collection): collection is ShownCollection => collection.screen !== undefined,
);

/** The collection in the URL; 404 for people who may not change it. */
export function collectionFor(
  path: string | undefined,
  context: Readonly<RouterContextProvider>,
): ShownCollection {
  const collection = shownCollections.find(({ screen }) => screen.path === path);
  if (!collection) throw data(null, { status: 404 });
  if (!collection.roles.includes(context.get(signedIn).person.role)) refuse(context, collection.name);
  return collection;
}

export function fieldsFor({ columns, key }: Collection): FormField[] {
  return columns
    .filter(({ kind }) => kind !== "hidden")
    .map(({ name, label, help, kind, choices, first, suggest, rare, required }) => ({
      name,
      label,
      required: required === true || name === key,
      ...(help && { help }),
      ...(kind && { kind }),
      ...(choices && { choices }),
      ...(first && { first }),
      ...(suggest && { suggest }),
      ...(rare && { rare }),
    }));
}

/** Each cell as its field shows it. */
export function textsFor({ columns }: Collection, row: Row | undefined): Record<string, string> {
  return Object.fromEntries(columns.map(({ name }) => [name, cellText(row?.[name])]));
}
