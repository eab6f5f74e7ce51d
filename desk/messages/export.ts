import { Readable } from "node:stream";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import type { LoaderFunctionArgs } from "react-router";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { csvChunks } from "#operations/messages/export.ts";

/** Every message for a spreadsheet, in bounded memory: `gym leads export`. */
export async function loader({ context }: LoaderFunctionArgs) {
  await addAuditEntry(
    siteDatabase(),
    context.get(signedIn).person.email,
    "messages",
    "exported all messages",
  );
  const name = `messages-${gymDay(new Date())}.csv`;
  return new Response(Readable.toWeb(Readable.from(csvChunks(leadsDatabase(), {}))) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
