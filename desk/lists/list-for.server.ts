import { data, type RouterContextProvider } from "react-router";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import type { List } from "./list.ts";
import { lists } from "./lists.server.ts";

/** The list that an address names, for who may change it. */
export function listFor(
  name: string | undefined,
  context: Readonly<RouterContextProvider>,
): List & { name: string } {
  const list = name !== undefined && Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!list || !name) throw data(null, { status: 404 });
  const { person } = context.get(signedIn);
  if (list.owners && person.role !== "owner") refuse(context, name);
  return { ...list, name };
}

/** Who may change a subject may also take its changes back. */
export function mayChange(subject: string, context: Readonly<RouterContextProvider>): boolean {
  const forOwners = Object.values(lists).some((list) => list.owners && list.subject.name === subject);
  return !forOwners || context.get(signedIn).person.role === "owner";
}
