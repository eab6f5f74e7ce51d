import { siteDatabase } from "#db/drivers/database.server.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { makeAllSizes } from "#pictures/sizes/picture-sizes.server.ts";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { type FileVersion, takeSnapshot } from "#operations/pictures/snapshot.ts";

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
  const store = pictureStore();
  const old: FileVersion = await takeSnapshot(store, before);
  const key = await work();
  const now = await takeSnapshot(store, key);
  if (key) void makeAllSizes(key);
  return addAuditEntry(siteDatabase(), who, PICTURES, what, { before: { file: old }, after: { file: now } });
}
