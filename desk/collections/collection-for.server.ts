import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
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

/** The collection in the URL; 403 for people who may not change it. */
export async function collectionFor(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<ShownCollection> {
  const collection = shownCollections.find(({ screen }) => screen.path === args.params["list"]);
  if (!collection) throw data(null, { status: 404 });
  const { role } = args.context.get(signedIn).person;
  if (!collection.roles.includes(role)) await refuse(args, collection.name);
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
