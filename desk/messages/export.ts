import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "react-router";
import { gymDay } from "#content/gym-clock.ts";
import { exportMessages } from "#operations/messages/messages.operations.ts";
import { run } from "#operations/run.ts";
import { actorIn, deskStores } from "#desk/actions/act.server.ts";

/** Every message for a spreadsheet, in bounded memory: `gym leads export`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="messages-${gymDay(new Date())}.csv"`,
  };
  // Nothing is exported, so nothing is logged.
  if (request.method === "HEAD") return new Response(null, { headers });
  const done = await run(exportMessages, { input: {}, actor: actorIn(context), stores: deskStores() });
  return new Response(Readable.toWeb(Readable.from(done!.result.chunks)) as ReadableStream, { headers });
}
