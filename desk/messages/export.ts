import { Readable } from "node:stream";
import { records } from "#data/store/database.server.ts";
import { gymDay } from "#data/gym-clock.ts";
import { csvChunks } from "#operator/leads/leads-export.ts";

/** Every message for a spreadsheet, in bounded memory: `gym leads export`. */
export function loader() {
  const name = `messages-${gymDay(new Date())}.csv`;
  return new Response(Readable.toWeb(Readable.from(csvChunks(records(), {}))) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
