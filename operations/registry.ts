import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Collection } from "./collections/collection.ts";
import { collectionOperations } from "./collections/collection-operations.ts";
import { everyone, type Operation, type Query, type Role } from "./operation.ts";

/*
 * Everything that staff can do. Each file below this folder that ends in .operations.ts or .collection.ts exports some
 * of it. A new file needs no change elsewhere.
 */

type Declared = Operation | Query | Collection;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(operations|collection)\.ts$/.test(file))
  .toSorted();
const declared: Declared[] = [];
for (const file of files) {
  const module = (await import(
    /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href
  )) as Record<string, unknown>;
  declared.push(...Object.values(module).filter(isDeclared));
}

function isDeclared(value: unknown): value is Declared {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    ["change", "query", "collection"].includes(String(value.kind))
  );
}

export const collections: readonly Collection[] = declared.filter((one) => one.kind === "collection");

const own = declared.filter((one) => one.kind !== "collection");
const names = new Set(own.map(({ name }) => name));
/** An operation of the same name replaces a generic one. */
const generic = collections
  .flatMap((one) => collectionOperations(one, collections))
  .filter(({ name }) => !names.has(name));
/** An operation can also replace only the generic command: `gym classes add`. */
const taken = new Set(own.map(commandFor));

export const operations: readonly (Operation | Query)[] = [...own, ...generic];

export const commands: ReadonlyMap<string, Operation | Query> = new Map(
  [...own, ...generic.filter((one) => !taken.has(commandFor(one)))].map((one) => [commandFor(one), one]),
);

/** 'classes.cancel' is `gym classes cancel`. */
export function commandFor({ name, cli }: Operation | Query): string {
  return cli?.command ?? name.replace(".", " ");
}

export function findCollection(name: string): Collection | undefined {
  return collections.find((collection) => collection.name === name);
}

/** The operation of that name; throws if there is none. */
export function findOperation(name: string): Operation {
  const match = operations.find((one) => one.name === name);
  if (match?.kind !== "change") throw new Error(`there is no operation ${name}`);
  return match;
}

/**
 * A role may undo an entry if it may run the entry's operation and change every table in its journal. The operation
 * alone is not enough: that of a redo is 'undo', which everyone may run.
 */
export function mayUndo(role: Role, operation: string, tables: readonly string[]): boolean {
  const roles = [rolesFor(operation), ...tables.map((table) => findCollection(table)?.roles ?? everyone)];
  return roles.every((one) => one.includes(role));
}

function rolesFor(name: string): readonly Role[] {
  const known = operations.find((one) => one.name === name);
  return known?.roles ?? findCollection(name.split(".")[0] ?? "")?.roles ?? everyone;
}
