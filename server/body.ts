import { once } from "node:events";
import type { IncomingMessage } from "node:http";

const MAX_BODY = 64 * 1024;
const MOST_DROPPED = 16 * 1024 * 1024;
const PATIENCE_MS = 3_000;

/** The whole body, or null where it is larger than any form of ours. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY) return null;
  const { body, isWhole } = await readBeginning(request);
  return isWhole ? body : null;
}

/** The whole body, or as much of it as any form of ours may have. */
export async function readBeginning(request: IncomingMessage): Promise<{ body: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    chunks.push(chunk);
    if (length > MAX_BODY) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, MAX_BODY), isWhole: length <= MAX_BODY };
}

/** Reads the rest and drops it, within bounds: a connection cut while the visitor sends takes our answer with it. */
export async function dropRest(request: IncomingMessage) {
  if (request.readableEnded || request.destroyed) return;
  const enough = new AbortController();
  let dropped = 0;
  request.on("data", (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > MOST_DROPPED) enough.abort();
  });
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(PATIENCE_MS)]);
  await once(request.resume(), "close", { signal }).catch(() => undefined);
}
