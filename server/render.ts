import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { Freshness, freshness } from "#data/freshness.server.ts";
import { requestFacts, type RequestFacts } from "#data/request-facts.server.ts";
import { finishPage } from "./finish-page.ts";
import { pageLinks } from "./page-links.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  freshness: Freshness;
};

export type Render = (
  request: Request,
  options?: { framed?: boolean; facts?: RequestFacts },
) => Promise<Answer>;

/** React Router's answer to a request, finished. */
export function renderer(build: ServerBuild): Render {
  const handle = createRequestHandler(build, "production");
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
    const finished = finishPage(titled, framed);
    return {
      status: response.status,
      headers: {
        ...headers,
        ...finished.headers,
        ...(response.status === 200 && nextFetches(finished.html, framed)),
      },
      body: Buffer.from(finished.html),
      freshness: life,
    };
  };
}

/** What the browser may fetch next: what this page is made of, and pages that it leads to. */
function nextFetches(html: string, framed: boolean): Record<string, string> {
  const link = pageLinks(html);
  return { ...(link && { link }), ...(!framed && { "speculation-rules": `"${SPECULATION_RULES}"` }) };
}
