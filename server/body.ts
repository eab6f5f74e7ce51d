import type { IncomingMessage } from "node:http";

export const MAX_BODY = 64 * 1024;

/** The whole body, or null where it is larger than any form of ours. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
