import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Bodies } from "./encoding.ts";
import { everyAnswer } from "./security-headers.ts";

type Content = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Bodies> & { identity: Buffer };
};

/** One body in the encoding that the client likes best, or 304 when it has it already. GET and HEAD. */
export function sendContent(request: IncomingMessage, response: ServerResponse, content: Content) {
  const wanted = chooseEncoding(request.headers["accept-encoding"]) ?? "identity";
  const encoding = content.bodies[wanted] ? wanted : "identity";
  const body = content.bodies[encoding]!;
  const etag = `"${content.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers: Record<string, string> = { ...everyAnswer, ...content.headers, etag };
  if (Object.keys(content.bodies).length > 1) headers["vary"] = "accept-encoding";
  if (content.status === 200 && matches(request.headers["if-none-match"], etag)) {
    delete headers["content-type"];
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(body.length);
  response.writeHead(content.status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A short answer for machines, not kept by anyone. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = "text/plain; charset=utf-8",
) {
  response.writeHead(status, { ...everyAnswer, "content-type": type, "cache-control": "no-store" }).end(text);
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
