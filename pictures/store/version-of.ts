import { createHash } from "node:crypto";

/** Names a picture's content. */
export function versionOf(bytes: Uint8Array) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}
