import { createHash, randomBytes } from "node:crypto";

/** What a link or a cookie holds: nobody guesses it. The database knows only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
