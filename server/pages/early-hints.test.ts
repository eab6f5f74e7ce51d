import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest, sendRaw } from "#test/support/raw-http.ts";
import { hintEarly } from "./early-hints.ts";

const LINKS = [
  '</title.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  '</text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    hintEarly(request, response, LINKS);
    response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server?.close());

const asks = { "early-hints": "1", "sec-fetch-mode": "navigate" };

async function text(bytes: string) {
  const { head, body } = await sendRaw(url, bytes);
  return head + body;
}

test("a proxy that asks gets the fonts before the page", async () => {
  const answer = await text(rawRequest("GET /", asks));
  expect(answer).toMatch(/^HTTP\/1\.1 103 Early Hints\r\nLink: <\/title\.woff2>/);
  expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(answer).toContain("</text.woff2>");
});

test.each([
  ["who does not ask", rawRequest("GET /", { "sec-fetch-mode": "navigate" })],
  ["a script's request", rawRequest("GET /", { "early-hints": "1", "sec-fetch-mode": "cors" })],
  ["HEAD", rawRequest("HEAD /", asks)],
  ["HTTP/1.0", rawRequest("GET /", asks).replace("HTTP/1.1", "HTTP/1.0")],
])("%s gets the page alone", async (_, bytes) => {
  expect(await text(bytes)).toMatch(/^HTTP\/1\.1 200 OK/);
});
