import { createHash } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { Freshness, freshness } from "#http/freshness.server.ts";
import { inlined, type Inlined, requestFacts, type RequestFacts } from "#http/request-context.server.ts";
import { pageHeaders } from "./security-headers.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

export type RenderedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  freshness: Freshness;
  /** Hashes of the inline style sheets, as the content security policy needs them. */
  styleHashes: string[];
};

export type Render = (
  request: Request,
  options?: { framed?: boolean; facts?: RequestFacts },
) => Promise<RenderedResponse>;

/** Renders a request with React Router, and adds the security headers of a page. */
export function createRenderer(build: ServerBuild): Render {
  const handle = createRequestHandler(build, "production");
  return async (request, { framed = false, facts } = {}) => {
    const context = new RouterContextProvider();
    const pageFreshness = new Freshness();
    const inlinedContent: Inlined = { styles: [] };
    context.set(freshness, pageFreshness);
    context.set(inlined, inlinedContent);
    if (facts) context.set(requestFacts, facts);
    const response = await handle(request, context);
    const headers = Object.fromEntries(response.headers);
    const styleHashes = inlinedContent.styles.map(hash);
    if (headers["content-type"]?.startsWith("text/html")) {
      Object.assign(headers, pageHeaders(styleHashes, framed));
      if (response.status === 200 && !framed) headers["speculation-rules"] = `"${SPECULATION_RULES}"`;
    }
    return {
      status: response.status,
      headers,
      body: Buffer.from(await response.arrayBuffer()),
      freshness: pageFreshness,
      styleHashes,
    };
  };
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
