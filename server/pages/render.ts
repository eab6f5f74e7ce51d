import { createHash } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { Freshness, freshness } from "#http/freshness.server.ts";
import { inlined, type Inlined } from "#http/inlined.server.ts";
import { requestFacts, type RequestFacts } from "#http/request-facts.server.ts";
import { pageHeaders } from "./security-headers.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  freshness: Freshness;
  /** The hashes of what stands inside it, as a policy names them. */
  styles: string[];
};

export type Render = (
  request: Request,
  options?: { framed?: boolean; facts?: RequestFacts },
) => Promise<Answer>;

/** React Router's answer to a request. A page gets the headers that guard it, with the hash of what stands inside it. */
export function renderer(build: ServerBuild): Render {
  const handle = createRequestHandler(build, "production");
  return async (request, { framed = false, facts } = {}) => {
    const context = new RouterContextProvider();
    const life = new Freshness();
    const inside: Inlined = { styles: [] };
    context.set(freshness, life);
    context.set(inlined, inside);
    if (facts) context.set(requestFacts, facts);
    const response = await handle(request, context);
    const headers = Object.fromEntries(response.headers);
    const styles = inside.styles.map(hash);
    if (headers["content-type"]?.startsWith("text/html")) {
      Object.assign(headers, pageHeaders(styles, framed));
      // A page that is no good, or within another, leads nowhere in advance.
      if (response.status === 200 && !framed) headers["speculation-rules"] = `"${SPECULATION_RULES}"`;
    }
    return {
      status: response.status,
      headers,
      body: Buffer.from(await response.arrayBuffer()),
      freshness: life,
      styles,
    };
  };
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
