import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "react-router";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { backupStream } from "#operations/backup/backup.ts";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { noteDownload } from "./backup-note.server.ts";

let underway = 0;

/** As `gym backup`, straight to who asks. One at a time: it reads everything there is. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (underway > 0) throw data(null, { status: 429 });
  underway += 1;
  await addAuditEntry(
    siteDatabase(),
    context.get(signedIn).person.email,
    "backup",
    "downloaded the backup",
  ).catch((error: unknown) => {
    underway -= 1;
    throw error;
  });
  const stream = backupStream(siteDatabase(), leadsDatabase(), pictureStore(), () =>
    noteDownload(leadsDatabase()),
  );
  const counted = Readable.from(stream);
  counted.once("close", () => (underway -= 1));
  return new Response(Readable.toWeb(counted) as ReadableStream, {
    headers: {
      "content-type": "application/gzip",
      "content-disposition": `attachment; filename="gym-${gymDay(new Date())}.tar.gz"`,
    },
  });
}
