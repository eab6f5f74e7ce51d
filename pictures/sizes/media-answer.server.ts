import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { mimeTypes, fileExtension } from "#http/mime-types.ts";
import { hasVersion } from "#http/headers.ts";

const COMMON = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  // An SVG that is opened directly must not run scripts.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

type Body = { type: string; etag: string; life: string };

export function sendBytes(request: IncomingMessage, response: ServerResponse, bytes: Buffer, body: Body) {
  const headers = { ...COMMON, etag: body.etag, "cache-control": body.life };
  if (hasVersion(request.headers["if-none-match"], body.etag))
    return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, "content-type": body.type, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

type ShippedFile = {
  path: string;
  name: string;
  entry: { version: string; bytes: number } | undefined;
  version: string | null;
};

/** Sends a file, or a range of it, so that browsers can seek in films. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: ShippedFile) {
  const facts = await stat(file.path).catch(() => null);
  if (!facts?.isFile()) return sendPlain(response, 404, "There is no such file.");
  const { size } = facts;
  const hash =
    file.entry?.bytes === size
      ? file.entry.version
      : `${size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}`;
  const etag = `"${hash}"`;
  const isCurrent = file.version !== null && file.version === hash;
  const headers: OutgoingHttpHeaders = {
    ...COMMON,
    etag,
    "accept-ranges": "bytes",
    "last-modified": facts.mtime.toUTCString(),
    "cache-control": isCurrent
      ? "public, max-age=31536000, immutable"
      : file.version
        ? "public, max-age=60"
        : "public, max-age=3600",
  };
  headers["content-type"] = mimeTypes[fileExtension(file.name)] ?? "application/octet-stream";
  const range = sendHead(request, response, headers, size);
  // The client may disconnect before the end.
  if (range) await pipeline(createReadStream(file.path, range), response).catch(() => response.destroy());
}

/** Sends a film of the gym. Its name contains its hash. */
export function sendFilm(request: IncomingMessage, response: ServerResponse, key: string, film: Buffer) {
  const headers: OutgoingHttpHeaders = {
    ...COMMON,
    etag: `"${key.slice(key.lastIndexOf(" ") + 1, key.lastIndexOf("."))}"`,
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": mimeTypes[fileExtension(key)],
  };
  const range = sendHead(request, response, headers, film.length);
  if (range) response.end(film.subarray(range.start, range.end + 1));
}

/** Answers with the status and the headers, and returns which bytes follow; null if the answer is complete. */
function sendHead(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  size: number,
): ByteRange | null {
  const etag = String(headers["etag"]);
  if (hasVersion(request.headers["if-none-match"], etag)) {
    const { "content-type": _, ...others } = headers;
    response.writeHead(304, others).end();
    return null;
  }
  const ifRange = request.headers["if-range"];
  const isUnchanged = ifRange === undefined || ifRange === etag || ifRange === headers["last-modified"];
  const range = isUnchanged ? readRange(request.headers.range, size) : "whole";
  if (range === "unsatisfiable") {
    sendPlain(response, 416, "The file has no such range.", { "content-range": `bytes */${size}` });
    return null;
  }
  const { start, end } = range === "whole" ? { start: 0, end: size - 1 } : range;
  if (range !== "whole") headers["content-range"] = `bytes ${start}-${end}/${size}`;
  headers["content-length"] = end - start + 1;
  response.writeHead(range === "whole" ? 200 : 206, headers);
  if (request.method !== "HEAD" && size > 0) return { start, end };
  response.end();
  return null;
}

export function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
) {
  const common = { ...COMMON, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(status, { ...common, ...headers });
  response.end(response.req.method === "HEAD" ? undefined : `${text}\n`);
}

export type ByteRange = { start: number; end: number };

/** One range of a file, both ends included. The entire file for unknown units, several ranges and invalid headers. */
export function readRange(header: string | undefined, size: number): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "");
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0
      ? "unsatisfiable"
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}
