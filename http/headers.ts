import type { IncomingMessage } from "node:http";

/** Whether If-None-Match names this version (RFC 9110, 13.1.2). */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((part) => {
    const tag = part.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}

/** Converts Node's request headers to those of the Fetch API. */
export function toWebHeaders({ headers }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
