import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { findEntry, readTables } from "#operations/journal/audit-log.ts";
import { undo } from "#operations/journal/undo.operations.ts";
import { mayUndo } from "#operations/registry.ts";
import { plan } from "#operations/run.ts";
import { act, actorIn, deskStores, explain, respond, textIn, withEntry } from "#desk/actions/act.server.ts";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { backIn } from "./back.server.ts";
import { entryIds, isEntryId, savedIds } from "./entry-ids.ts";

/** The entry that the address names, if the person may undo it. */
export async function entryIn(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { params, context } = args;
  const id = params.id ?? "";
  const entry = isEntryId(id) ? await findEntry(siteDatabase(), id) : null;
  if (!entry || entry === "several") throw data(null, { status: 404 });
  const { role } = context.get(signedIn).person;
  const tables = await readTables(siteDatabase(), [id]);
  if (!mayUndo(role, entry.operation, tables.get(id) ?? [])) await refuse(args, entry.operation);
  return entry;
}

/** Applies exactly what was shown. Newer conflicts are shown first. */
export async function undoEntry(args: ActionFunctionArgs, posted: FormData) {
  const { context } = args;
  const { id } = await entryIn(args);
  const agreed = textIn(posted, "version");
  const back = backIn(textIn(posted, "back"), context);
  const call = { input: { id, agreed }, actor: actorIn(context), stores: deskStores() };
  try {
    const { change } = await plan(undo, call);
    if (agreed ? agreed !== change.version : change.conflicts.length > 0)
      return respond({ refused: "Someone has changed this since then" }, { moved: agreed !== "" });
  } catch (error) {
    return respond(explain(error), { moved: false });
  }
  return respond(await act(context, undo, { input: call.input, posted, next: () => back }), {
    moved: false,
  });
}

/** Undoes several entries. What was saved last is undone first. */
export async function undoAll(args: ActionFunctionArgs, posted: FormData) {
  const back = backIn(textIn(posted, "back"), args.context);
  const ids = entryIds(textIn(posted, "undo")).toReversed();
  // The key of a form is stored with one entry.
  if (ids.length > 1) posted.delete("once");
  const undone: string[] = [];
  for (const id of ids) {
    const answer = await undoEntry({ ...args, params: { id } }, posted);
    if (!(answer instanceof Response))
      return redirect(`/desk/log/${id}?back=${encodeURIComponent(back)}`, 303);
    undone.push(...savedIds(answer));
  }
  return redirect(withEntry(back, undone.join()), 303);
}
