import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logLines } from "#test/support/log-lines.ts";
import { rawRequest, sendRaw } from "#test/support/raw-http.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LEAD_LIMIT: "100000" });
});

afterAll(async () => {
  await server?.stop();
});

const GIVES_AWAY = /node_modules|\bat .+:\d+:\d+|\bserver\/\w+\.ts|\w+Error:|node:internal|root:x:/;
const form = { "content-type": "application/x-www-form-urlencoded" };

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]);
}

describe("invalid requests are refused without disclosing anything", () => {
  test.each<[string, string, number]>([
    ["no HTTP", "GET / HTP/1.1\r\n\r\n", 400],
    ["TLS to a plain port", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    ["HTTP/2 at once", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["a method nobody knows", rawRequest("BREW /about"), 400],
    ["a method that we don't take", rawRequest("DELETE /about"), 405],
    ["TRACE", rawRequest("TRACE /"), 405],
    ["CONNECT", rawRequest("CONNECT evil.example:80"), 405],
    ["a post where nothing takes posts", rawRequest("POST /about", { "content-length": "0" }), 405],
    ["a post to a health check", rawRequest("POST /healthz", { "content-length": "0" }), 405],
    ["a post to a file", rawRequest("POST /favicon.svg", { "content-length": "0" }), 405],
    ["a post to a picture", rawRequest("POST /media/site/hero-home.webp", { "content-length": "0" }), 405],
    ["OPTIONS *", rawRequest("OPTIONS *"), 400],
    ["an expectation", rawRequest("POST /contact", { expect: "magic", "content-length": "0" }), 417],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a host with a space", rawRequest("GET /about", { host: "a b" }), 400],
    ["a host with a path", rawRequest("GET /about", { host: "evil.example/about" }), 400],
    ["a host with a user", rawRequest("GET /about", { host: "us@evil.example" }), 400],
    ["a port beyond all ports", rawRequest("GET /about", { host: "localhost:99999" }), 400],
    ["another site's address", rawRequest("GET http://evil.example/"), 400],
    ["an address of two slashes", rawRequest("GET //evil.example/"), 400],
    ["dots that leave two slashes", rawRequest("GET /x/..//evil.example/"), 400],
    ["a broken escape", rawRequest("GET /%zz"), 400],
    ["half an escape", rawRequest("GET /about%"), 400],
    ["a NUL", rawRequest("GET /about%00.html"), 400],
    ["bytes that are no UTF-8", rawRequest("GET /%ff%fe"), 400],
    ["an overlong slash", rawRequest("GET /..%c0%af..%c0%afetc/passwd"), 400],
    ["a backslash", rawRequest("GET /..\\..\\etc\\passwd"), 400],
    ["control characters in a header", rawRequest("GET /", { "x-y": "a\x00b" }), 400],
    ["8 KB of address", rawRequest(`GET /${"a".repeat(8_000)}`), 400],
    ["1 MB of address", rawRequest(`GET /${"a".repeat(1_000_000)}`), 431],
    ["1 MB of query", rawRequest(`GET /about?${"a".repeat(1_000_000)}`), 431],
    ["20 KB of one header", rawRequest("GET /", { cookie: "a".repeat(20_000) }), 431],
    [
      "two lengths of one body",
      rawRequest("POST /contact", { "content-length": "3", "transfer-encoding": "chunked" }, "0\r\n\r\n"),
      400,
    ],
    ["a length below zero", rawRequest("POST /contact", { "content-length": "-1" }), 400],
    ["a coding nobody knows", rawRequest("POST /contact", { "transfer-encoding": "zip" }, "abc"), 400],
    ["broken chunks", rawRequest("POST /contact", { "transfer-encoding": "chunked" }, "zz\r\n"), 400],
    [
      "multipart without parts",
      rawRequest(
        "POST /contact",
        { "content-type": "multipart/form-data; boundary=x", "content-length": "3" },
        "abc",
      ),
      400,
    ],
    [
      "a form of broken escapes",
      rawRequest("POST /contact", { ...form, "content-length": "9" }, "name=%zz%"),
      400,
    ],
    ["a refusal ranges for by name", rawRequest("GET /refused/500"), 404],
  ])("%s", async (_, bytes, status) => {
    const answer = await sendRaw(server.url, bytes);
    expect(answer.status).toBe(status);
    expect(answer.closed).toBe(true);
    expect(answer.head).toContain("x-content-type-options: nosniff");
    expect(GIVES_AWAY.exec(answer.body)?.[0]).toBeUndefined();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test("a client reads the response although it sent all of its request first", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1").pause();
    socket.on("error", () => undefined);
    socket.end(rawRequest(`GET /${"a".repeat(1_000_000)}`));
    await once(socket, "finish");
    // A server that closes with bytes unread has reset the connection by now.
    await metric("http_requests_total");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test("cached pages do not bypass the host check", async () => {
    expect((await fetch(`${server.url}/terms`)).status).toBe(200);
    expect((await sendRaw(server.url, rawRequest("GET /terms", { host: "a b" }))).status).toBe(400);
  });
});

describe("files outside the public folders are not served", () => {
  const targets = ["etc/passwd", "package.json", "config/env.server.ts", "site.sqlite", ".data/site.sqlite"];
  const ups = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%5c",
    "..%255c",
    "%252e%252e%252f",
    "....//",
    "..;/",
    ".%2e/",
    "%c0%ae%c0%ae/",
    "..%00/",
    "./.././",
  ];
  const doors = ["/", "/media/", "/media/site/", "/media/tour-images/", "/assets/", "/programs/"];

  test("with any encoding of the path", async () => {
    const tried = doors.flatMap((door) =>
      ups.flatMap((up) => targets.map((target) => door + up.repeat(4) + target)),
    );
    expect(tried).toHaveLength(390);
    for (let at = 0; at < tried.length; at += 30) {
      await Promise.all(
        tried.slice(at, at + 30).map(async (address) => {
          const answer = await sendRaw(server.url, rawRequest(`GET ${address}`));
          expect([301, 302, 400, 404], address).toContain(answer.status);
          expect(answer.body, address).not.toMatch(/root:x:|"dependencies"|SQLite format|safeParse/);
        }),
      );
    }
  });
});

describe("bodies", () => {
  const post = (body: BodyInit) =>
    fetch(`${server.url}/contact`, { method: "POST", headers: form, body, redirect: "manual" });

  test("a form of 64 KB is read; one byte more is refused as a page with the phone number and the input read so far", async () => {
    const most = `name=${"a".repeat(64 * 1024 - 5)}`;
    expect((await post(most)).status).toBe(400);
    const refused = await post(`${most}a`);
    const html = await refused.text();
    expect(refused.status).toBe(413);
    expect(html).toContain("Your message is too long");
    expect(html).toContain(`value="${"a".repeat(64 * 1024 - 5)}"`);
    expect(html).toContain('href="tel:');
    expect(html).toContain("<footer");
    expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("5 MB with and without a declared length get the same answer while the client is still sending", async () => {
    const large = "a".repeat(5_000_000);
    const declared = rawRequest("POST /contact", { ...form, "content-length": String(large.length) }, large);
    const undeclared = rawRequest(
      "POST /contact",
      { ...form, "transfer-encoding": "chunked" },
      `4c4b40\r\n${large}\r\n0\r\n\r\n`,
    );
    for (const bytes of [declared, undeclared]) {
      const answer = await sendRaw(server.url, bytes);
      expect(answer.status).toBe(413);
      expect(answer.body).toContain("Your message is too long");
    }
  });
});

test("any range of a film gets a part, the whole or 416, never a 5xx", async () => {
  const ranges: [string, number][] = [
    ["bytes=0-0", 206],
    ["bytes=-1", 206],
    ["bytes=0-", 206],
    ["bytes=999999999999-", 416],
    ["bytes=-0", 416],
    ["bytes=5-2", 200],
    ["bytes=0-0,2-2", 200],
    ["bytes=a-b", 200],
    ["lines=1-2", 200],
    ["bytes=18446744073709551616-18446744073709551617", 416],
    [`bytes=${Array.from({ length: 500 }, (_, i) => `${i}-`).join()}`, 200],
  ];
  for (const [range, status] of ranges) {
    const answer = await fetch(`${server.url}/media/film/hero.webm`, { headers: { range } });
    expect(answer.status, range).toBe(status);
    await answer.body?.cancel();
  }
});

test("queries and forms with thousands of names cost little time and memory", async () => {
  await fetch(`${server.url}/privacy`);
  const renders = await metric("page_render_seconds_count");
  for (let round = 0; round < 40; round += 1) {
    const query = Array.from({ length: 400 }, (_, i) => `k${round * 400 + i}=`).join("&");
    expect((await fetch(`${server.url}/privacy?${query.slice(0, 4_000)}`)).status).toBe(200);
  }
  expect((await metric("page_render_seconds_count")) - renders).toBeLessThanOrEqual(2);
  const names = Array.from({ length: 16_000 }, (_, i) => i.toString(36))
    .join("&")
    .slice(0, 65_000);
  const answer = await fetch(`${server.url}/contact`, { method: "POST", headers: form, body: names });
  expect(answer.status).toBe(400);
});

test("URLs and headers can't forge log lines", async () => {
  const forged = '{"level":60,"msg":"forged"}';
  const encoded = encodeURIComponent(`\r\n${forged}\r\n`);
  await sendRaw(server.url, rawRequest(`GET /${encoded}`, { "user-agent": forged, referer: forged }));
  await sendRaw(server.url, rawRequest(`GET /media/site/${encoded}.webp?w=320&f=webp`));
  await sendRaw(server.url, rawRequest(`GET /about?${encoded}`, { "x-forwarded-for": forged }));
  const body = new URLSearchParams({ name: `\n${forged}`, email: "x@example.com", message: `\r\n${forged}` });
  await fetch(`${server.url}/contact`, { method: "POST", body, redirect: "manual" });
  await expect.poll(() => server.log.some((line) => line.includes("lead stored"))).toBe(true);
  const lines = logLines(server.log);
  for (const line of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  expect(lines.filter((line) => line.includes("forged"))).toEqual([]);
});
