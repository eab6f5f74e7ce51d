import type { IncomingMessage, ServerResponse } from "node:http";
import { hasVersion } from "#http/headers.ts";
import { encodingFor, type Bodies, type Encoding } from "#server/pages/encoding.ts";
import { commonHeaders } from "#server/pages/security-headers.ts";

type Content = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Bodies> & { identity: Buffer };
};

type Variant = { body: Buffer; etag: string; headers: string[]; unchanged: string[] };

/** A body in each encoding with all its headers, so that a response needs one lookup and one write. */
export type Prepared = { status: number; bytes: number; variants: Partial<Record<Encoding, Variant>> };

export function prepare({ status, headers, etag, bodies }: Content): Prepared {
  const encodings = Object.keys(bodies) as Encoding[];
  const vary = [headers.vary, encodings.length > 1 && "accept-encoding"].filter(Boolean).join(", ");
  const variants: Prepared["variants"] = {};
  let bytes = 0;
  for (const encoding of encodings) {
    const body = bodies[encoding]!;
    const tag = `"${etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const shared: Record<string, string> = { ...commonHeaders, ...headers, ...(vary && { vary }), etag: tag };
    const { "content-type": type = "application/octet-stream", ...unchanged } = shared;
    const whole: Record<string, string> = { ...unchanged, "content-type": type };
    if (encoding !== "identity") whole["content-encoding"] = encoding;
    whole["content-length"] = String(body.length);
    variants[encoding] = {
      body,
      etag: tag,
      headers: toRawHeaders(whole),
      unchanged: toRawHeaders(unchanged),
    };
    bytes += body.length;
  }
  return { status, bytes, variants };
}

/** Answers GET and HEAD in the encoding that the client prefers, or with 304 if it has this version. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  content: Prepared,
  extra: Record<string, string> = {},
) {
  const variant = chooseVariant(request, content);
  if (content.status === 200 && hasVersion(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, [...variant.unchanged, ...toRawHeaders(extra)]).end();
    return;
  }
  response.writeHead(content.status, [...variant.headers, ...toRawHeaders(extra)]);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

export function chooseVariant(request: IncomingMessage, { variants }: Prepared): Variant {
  return variants[encodingFor(request)] ?? variants.identity!;
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = "text/plain; charset=utf-8",
) {
  response
    .writeHead(status, { ...commonHeaders, "content-type": type, "cache-control": "no-store" })
    .end(text);
}

export function sendBusy(response: ServerResponse) {
  response.setHeader("retry-after", "5");
  sendText(
    response,
    503,
    "We are getting more requests than we can handle right now. Please try again in a few seconds.\n",
  );
  return "(busy)";
}

export function toRawHeaders(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}
