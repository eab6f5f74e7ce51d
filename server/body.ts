import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Readable, Transform } from "node:stream";

const MAX_FORM_BYTES = 64 * 1024;
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;
const DISCARD_TIMEOUT_MS = 3_000;

/** The whole body, or null if it is larger than a form may be. */
export async function readForm(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_FORM_BYTES) return null;
  const { body, isWhole } = await readFormStart(request);
  return isWhole ? body : null;
}

/** The body, cut off at the size that a form may have. */
export async function readFormStart(request: IncomingMessage): Promise<{ body: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    chunks.push(chunk);
    if (length > MAX_FORM_BYTES) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, MAX_FORM_BYTES), isWhole: length <= MAX_FORM_BYTES };
}

/** The body as it arrives. Reading it fails beyond the limit. */
export function streamBody(request: IncomingMessage, maxBytes: number): ReadableStream<Uint8Array> {
  let length = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > maxBytes ? new Error("the body is too long") : null, chunk);
    },
  });
  request.on("error", (error) => limited.destroy(error));
  limited.on("error", () => request.unpipe());
  return Readable.toWeb(request.pipe(limited)) as ReadableStream<Uint8Array>;
}

/** If the connection closed while the visitor still sends, the browser would not show the response. */
export async function discardBody(request: IncomingMessage) {
  if (request.readableEnded || request.destroyed) return;
  const limit = new AbortController();
  let discarded = 0;
  request.on("data", (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) limit.abort();
  });
  const signal = AbortSignal.any([limit.signal, AbortSignal.timeout(DISCARD_TIMEOUT_MS)]);
  // A reader that stopped would keep the rest waiting, and with it the next request on the connection.
  request.unpipe();
  await once(request.resume(), "close", { signal }).catch(() => undefined);
}
