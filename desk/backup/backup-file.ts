import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "react-router";
import { gymDay } from "#content/gym-clock.ts";
import { downloadBackup } from "#operations/backup/backup.operations.ts";
import { run } from "#operations/run.ts";
import { actorIn, deskStores } from "#desk/actions/act.server.ts";
import { beginDownload, isDownloading } from "./downloads.server.ts";

/** Sends the archive of `gym backup` to the browser. One at a time, because each reads all data. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = {
    "content-type": "application/gzip",
    "content-disposition": `attachment; filename="gym-${gymDay(new Date())}.tar.gz"`,
  };
  // Nothing is downloaded, so nothing is logged.
  if (request.method === "HEAD") return new Response(null, { headers });
  if (isDownloading()) throw data(null, { status: 429 });
  const end = beginDownload();
  const call = { input: {}, actor: actorIn(context), stores: deskStores() };
  const done = await run(downloadBackup, call).catch((error: unknown) => {
    end();
    throw error;
  });
  const counted = Readable.from(done!.result.stream);
  counted.once("close", end);
  return new Response(Readable.toWeb(counted) as ReadableStream, { headers });
}
