import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { startTlsProxy } from "#test/outside/tls-proxy.ts";
import { phone } from "#content/site.ts";

let server: RunningServer;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1", SITE_URL: "https://gym.example" });
  proxy = await startTlsProxy(server.url);
});

afterAll(async () => {
  proxy?.stop();
  await server?.stop();
});

const lead = new URLSearchParams({
  name: "Sam Sample",
  email: "sam@example.com",
  phone: "",
  message: "Where do I park?",
  interest: "General Inquiry",
}).toString();

function post(headers: Record<string, string>): Promise<{ status: number; location: string; body: string }> {
  return new Promise((resolve, reject) => {
    const form = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(lead.length),
    };
    const options = { method: "POST", rejectUnauthorized: false, headers: { ...form, ...headers } };
    request(`${proxy.url}/contact`, options, async (answer) => {
      const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)).toString();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "", body });
    })
      .on("error", reject)
      .end(lead);
  });
}

describe("posts through a TLS proxy", () => {
  test("from the public URL", async () => {
    const answer = await post({ origin: proxy.url, host: new URL(proxy.url).host });
    expect(answer.status).toBe(303);
    expect(answer.location).toContain("/contact?sent=1");
  });

  test("from SITE_URL, whatever host the proxy passes on", async () => {
    expect((await post({ origin: "https://gym.example", host: "127.0.0.1:3000" })).status).toBe(303);
  });

  test("from a client without an origin", async () => {
    expect((await post({})).status).toBe(303);
  });

  test.each(["https://evil.example", "http://gym.example", "null"])("from %s are refused", async (origin) => {
    const answer = await post({ origin });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain(phone.display);
  });
});
