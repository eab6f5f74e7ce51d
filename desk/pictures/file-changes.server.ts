import { database } from "#data/store/database.server.ts";
import { photoStore } from "#photos/store/photo-store.server.ts";
import { makeAllSizes } from "#photos/sizes/sizes-state.server.ts";
import { keepNote } from "#operator/content/change-log.ts";
import { type Kept, keepCopy } from "#operator/photos/kept-file.ts";

/** log/takes-back.server.ts knows notes of this subject. */
const PICTURES = "pictures";

/** Changes the file of one picture, and writes down what was before and is after. `work` says where it
 * stands then. */
export async function changeFile(
  who: string,
  what: string,
  before: string | null,
  work: () => Promise<string | null>,
): Promise<string | null> {
  const store = photoStore();
  const old: Kept = await keepCopy(store, before);
  const key = await work();
  const now = await keepCopy(store, key);
  if (key) void makeAllSizes(key);
  return keepNote(database(), who, PICTURES, what, { before: { file: old }, after: { file: now } });
}
