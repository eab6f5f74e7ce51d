import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { sampleLead } from "./send-lead.ts";

/** The name that deploy/nginx.conf and deploy/Caddyfile are written for. */
export const SITE = "www.example.com";

const agent = new Agent({ rejectUnauthorized: false, servername: SITE });

/** Asks a proxy at an address of this machine as if it had the site's name, and posts where there is a body. */
export function ask(url: string, body?: string): Promise<{ status: number; text: string }> {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const options = { agent, method: body ? "POST" : "GET", headers: { host: SITE, ...(body && type) } };
  return new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      text(answer).then((words) => resolve({ status: answer.statusCode!, text: words }), reject);
    })
      .on("error", reject)
      .end(body);
  });
}

export const lead = (message: string) => String(new URLSearchParams({ ...sampleLead, message }));
