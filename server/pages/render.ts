import { join } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { Freshness, freshness } from "#data/request/freshness.server.ts";
import { requestFacts, type RequestFacts } from "#data/request/request-facts.server.ts";
import { finishPage } from "./finish-page.ts";
import { fontLinks } from "./page-links.ts";
import { pageParts } from "./page-parts.ts";
import { speculationRules } from "./speculation-rules.ts";

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What a browser may begin to fetch before the page has come, as values of a Link header. */
  hints?: string[];
  freshness: Freshness;
};

export type Render = (
  request: Request,
  options?: { framed?: boolean; facts?: RequestFacts },
) => Promise<Answer>;

const parts = pageParts(join(import.meta.dirname, "../../build/client"));

/** React Router's answer to a request, finished. */
export function renderer(build: ServerBuild): Render {
  const handle = createRequestHandler(build, "production");
  const rules = speculationRules(build);
  return async (request, { framed = false, facts } = {}) => {
    const context = new RouterContextProvider();
    const life = new Freshness();
    context.set(freshness, life);
    if (facts) context.set(requestFacts, facts);
    const response = await handle(request, context);
    const headers = Object.fromEntries(response.headers);
    if (!headers["content-type"]?.startsWith("text/html")) {
      return {
        status: response.status,
        headers,
        body: Buffer.from(await response.arrayBuffer()),
        freshness: life,
      };
    }
    const html = await response.text();
    // A form that came back wrong says so in the title, before anything else is read out.
    const titled =
      request.method === "POST" && response.status === 400 ? html.replace("<title>", "<title>Error: ") : html;
    const leadsOn = response.status === 200 && !framed;
    const finished = finishPage(titled, { parts, framed, rules: leadsOn ? rules : null });
    return {
      status: response.status,
      headers: { ...headers, ...finished.headers },
      hints: fontLinks(finished.html),
      body: Buffer.from(finished.html),
      freshness: life,
    };
  };
}
