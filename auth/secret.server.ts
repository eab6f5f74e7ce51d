import { createHash, randomBytes } from "node:crypto";

/** The random value in a link or cookie. The database stores only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
