import { data, type ActionFunctionArgs } from "react-router";
import type { ReadableStream as WebStream } from "node:stream/web";
import { UserError } from "#config/user-error.ts";
import { addToUpload, beginUpload } from "./uploads.server.ts";

/** Takes one piece of a backup: `?at=0` begins an upload and answers with its id, the others name it. */
export async function action({ request }: ActionFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const at = Number(query.get("at"));
  if (!request.body) throw data(null, { status: 400 });
  try {
    const id = at === 0 ? await beginUpload() : (query.get("id") ?? "");
    await addToUpload(id, at, request.body as WebStream<Uint8Array>);
    return new Response(id);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return new Response(`${error.message} ${error.next}`.trim(), { status: 400 });
  }
}
