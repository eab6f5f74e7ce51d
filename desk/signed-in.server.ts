import type { LoaderFunctionArgs } from "react-router";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { draftAt } from "#auth/drafts.server.ts";
import { findEntry, readFirstChanges, readTables } from "#operations/journal/audit-log.ts";
import { splitSentence, undoLabel } from "#operations/journal/undo.operations.ts";
import { count } from "#domain/text.ts";
import { mayUndo } from "#operations/registry.ts";
import type { Role } from "#operations/operation.ts";
import { addPicture } from "#operations/pictures/pictures.operations.ts";
import { countOpen } from "#leads/lead-queries.server.ts";
import { readAddress } from "#desk/drafts/sign-in-first.server.ts";
import { nameSender } from "#operations/messages/message-change.ts";
import { entryIds } from "#desk/log/entry-ids.ts";
import { readSenders } from "#desk/log/senders.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { newOnce } from "#desk/frame/once.server.ts";

/** Data for every screen. The frame and the draft forms read it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person, session } = context.get(signedIn);
  const address = readAddress(request);
  const { pathname, searchParams } = new URL(request.url);
  const [draft, saved, open] = await Promise.all([
    draftAt(leadsDatabase(), session, address),
    readSaved(searchParams.get("done") ?? "", person.role),
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
    isOwner: person.role === "owner",
    once: newOnce(),
  };
}

/** The audit entries of what was just saved: one, or several that are undone together. */
async function readSaved(done: string, role: Role) {
  const ids = entryIds(done);
  const found = await Promise.all(ids.map((id) => findEntry(siteDatabase(), id)));
  const entries = found.filter((entry) => entry !== null && entry !== "several");
  const [first] = entries;
  if (!first) return null;
  const changes = await readFirstChanges(siteDatabase(), ids, 1);
  const tables = await readTables(siteDatabase(), ids);
  const senders = await readSenders(changes);
  const whole = nameSender(first.sentence, senders.get(first.id)?.name);
  const { prefix, what } = splitSentence(whole);
  return {
    ids: ids.join(),
    /** Undone or Redone; empty for a new change. */
    repeated: prefix.replace(": ", ""),
    sentence: entries.length === 1 ? what : countEntries(entries.length, first),
    undo: undoLabel(whole),
    canUndo: entries.every(
      ({ id, undone_at, operation }) =>
        undone_at === null && tables.has(id) && mayUndo(role, operation, tables.get(id)!),
    ),
  };
}

/** 'Added 3 photos at the end of the gallery' */
function countEntries(number: number, { operation, sentence }: { operation: string; sentence: string }) {
  return operation === addPicture.name
    ? sentence.replace("a photo", `${number} photos`).replace(/:.*/s, "")
    : count(number, "change");
}
