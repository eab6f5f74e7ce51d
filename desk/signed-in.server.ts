import type { LoaderFunctionArgs } from "react-router";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { draftAt } from "#auth/drafts.server.ts";
import { findEntry, undoableIn } from "#operations/journal/audit-log.ts";
import { REDID, UNDID, undoLabel } from "#operations/journal/undo.operations.ts";
import { countOpen } from "#leads/lead-queries.server.ts";
import { readAddress } from "#desk/drafts/sign-in-first.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { newOnce } from "#desk/frame/once.server.ts";

/** Data for every screen. The frame and the draft forms read it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person, session } = context.get(signedIn);
  const address = readAddress(request);
  const { pathname, searchParams } = new URL(request.url);
  const [draft, saved, open] = await Promise.all([
    draftAt(leadsDatabase(), session, address),
    readSaved(searchParams.get("done") ?? ""),
    countOpen(leadsDatabase()),
  ]);
  return {
    person: person.id,
    name: person.name,
    path: pathname,
    address,
    draft,
    saved,
    open,
    once: newOnce(),
  };
}

/** The audit entry of what was just saved. */
async function readSaved(id: string) {
  const entry = /^[0-9a-f-]{36}$/.test(id) ? await findEntry(siteDatabase(), id) : null;
  if (!entry || entry === "several") return null;
  const undoable = await undoableIn(siteDatabase(), [entry.id]);
  const { sentence } = entry;
  return {
    id,
    sentence,
    title: sentence.startsWith(UNDID) ? "Undone" : sentence.startsWith(REDID) ? "Redone" : "Saved",
    undo: undoLabel(sentence),
    canUndo: entry.undone_at === null && undoable.has(entry.id),
  };
}
