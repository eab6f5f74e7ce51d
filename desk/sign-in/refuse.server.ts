import { data, type RouterContextProvider } from "react-router";
import { log } from "#config/log.server.ts";
import { signedIn } from "./visit.server.ts";

/** Logs by id that someone tried what only owners may do. */
export function refuse(context: Readonly<RouterContextProvider>, what: string): never {
  log.warn({ person: context.get(signedIn).person.id, what }, "refused at the desk: for owners");
  throw data(null, { status: 403 });
}
