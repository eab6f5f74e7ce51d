import type { IncomingMessage } from "node:http";
import { Readable, Transform } from "node:stream";
import { MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { readBody } from "#server/body.ts";

/** A photograph and the words beside it. */
const MOST_BYTES = MOST_PICTURE_BYTES + 1024 * 1024;

/** Photographs and spreadsheets. They are read as they come, once the one who sends them is known. */
const TAKES_FILES = /^\/desk\/(pictures|[a-z]+\/import)\b/;

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** The body of a post; null where it is larger than any form of ours. */
export async function bodyOf(request: IncomingMessage, pathname: string): Promise<Body | null> {
  if (TAKES_FILES.test(pathname)) return streamed(request);
  const body = await readBody(request);
  return body && new Uint8Array(body);
}

function streamed(request: IncomingMessage): ReadableStream<Uint8Array> {
  let length = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > MOST_BYTES ? new Error("the body is too long") : null, chunk);
    },
  });
  request.on("error", (error) => counted.destroy(error));
  counted.on("error", () => request.unpipe());
  return Readable.toWeb(request.pipe(counted)) as ReadableStream<Uint8Array>;
}
