import { createHash } from "node:crypto";

/** Names a picture's content. */
export function contentHash(bytes: Uint8Array) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}
