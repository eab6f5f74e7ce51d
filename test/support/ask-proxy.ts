import type { OutgoingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { sampleLead } from "./send-lead.ts";

/** The host name in deploy/nginx.conf and deploy/Caddyfile. */
export const SITE = "www.example.com";

const agent = new Agent({ rejectUnauthorized: false, servername: SITE });

type Answer = { status: number; text: string; location?: string };

/** Sends a request to a local proxy with the site's host name (or other headers); a POST if there is a body. */
export function ask(url: string, body?: string | Buffer, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const options = {
    agent,
    method: body ? "POST" : "GET",
    headers: { host: SITE, ...(body && type), ...headers },
  };
  return new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      const { statusCode, headers } = answer;
      const tellClient = (words: string) =>
        resolve({
          status: statusCode!,
          text: words,
          ...(headers.location && { location: headers.location }),
        });
      text(answer).then(tellClient, reject);
    })
      .on("error", reject)
      .end(body);
  });
}

export const lead = (message: string) => String(new URLSearchParams({ ...sampleLead, message }));
