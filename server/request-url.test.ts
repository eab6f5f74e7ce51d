import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest, sendRaw } from "#test/support/raw-http.ts";
import { type RunningServer, startServer, startSharedServer } from "#test/support/start-server.ts";
import { parseUrl } from "./request-url.ts";

let named: RunningServer;
let plain: RunningServer;

beforeAll(async () => {
  named = await startServer({ SITE_URL: "https://www.gym.example:8443" });
  plain = await startSharedServer();
});
afterAll(async () => {
  await named?.stop();
});

const ask = (server: RunningServer, host: string, path = "/about") =>
  sendRaw(server.url, rawRequest(`GET ${path}`, { host }));

describe("with SITE_URL, the site answers only to that host and to localhost", () => {
  test.each([
    "www.gym.example:8443",
    "WWW.gym.example:8443",
    "www.gym.example",
    "localhost",
    "localhost:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
  ])("%s: 200", async (host) => {
    for (const path of ["/about", "/about", "/healthz", "/favicon.svg"]) {
      expect((await ask(named, host, path)).status, path).toBe(200);
    }
  });

  test.each([
    "gym.example",
    "www.gym.example:1",
    "www.gym.example.evil.example",
    "localhost.evil.example",
    "203.0.113.7",
  ])("%s: 421, with the right host, for every path, cached or not", async (host) => {
    for (const path of ["/about", "/healthz", "/readyz", "/favicon.svg", "/media/film/hero.webm"]) {
      const answer = await ask(named, host, path);
      expect(answer.status, path).toBe(421);
      expect(answer.body).toContain("answers only at https://www.gym.example:8443");
    }
  });

  test("without SITE_URL it answers to any host", async () => {
    expect((await ask(plain, "anything.example")).status).toBe(200);
  });
});

test.each([
  ["none", "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["the same twice", rawRequest("GET /about", { Host: "localhost" })],
  ["two", rawRequest("GET /about", { Host: "evil.example" })],
])("a request with several hosts is refused: %s", async (_, bytes) => {
  for (const server of [named, plain]) {
    await ask(server, "localhost");
    expect((await sendRaw(server.url, bytes)).status).toBe(400);
  }
});

describe("invalid URLs are refused", () => {
  test.each([
    "//evil.example/",
    "http://evil.example/",
    "/%",
    "/%zz",
    "/%00",
    "/a\\b",
    `/${"a".repeat(5000)}`,
    "*",
    undefined,
  ])("%s", (target) => {
    expect(parseUrl(target, "localhost")).toBeNull();
  });

  test("valid ones are not", () => {
    expect(parseUrl("/about?x=1", "localhost:3000")?.pathname).toBe("/about");
    expect(parseUrl("/", "[::1]:3000")?.pathname).toBe("/");
  });
});
