import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * 103: what the page was made of last time, while it is rendered anew. Only to a proxy that asks by `Early-Hints: 1`,
 * which is written where it is known to pass 103 on (deploy/): browsers take it over HTTP/2 alone, and an older proxy
 * would take it for the answer.
 */
export function hintEarly(request: IncomingMessage, response: ServerResponse, links: string[] | undefined) {
  const { headers, httpVersion, method } = request;
  if (!links?.length || headers["early-hints"] !== "1" || headers["sec-fetch-mode"] !== "navigate") return;
  if (httpVersion !== "1.1" || method !== "GET") return;
  response.writeEarlyHints({ link: links });
}
