import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "#test/support/raw-http.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// Many requests in one write, on one connection.

let server: RunningServer;

beforeAll(async () => {
  const counter = join(import.meta.dirname, "../support/count-requests.ts");
  server = await startServer({ NODE_OPTIONS: `--import=${counter}` });
});

afterAll(async () => {
  await server?.stop();
});

const MAX_PIPELINED = 10;
const request = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

const parsed = () =>
  Number(/^parsed (\d+)/.exec(server.log.findLast((line) => line.startsWith("parsed"))!)![1]);

/** The response until the server closes the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect({ port: Number(new URL(server.url).port), host: "127.0.0.1" });
  let answers = "";
  socket.on("data", (chunk) => (answers += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return answers;
}

const visit = async () => (await fetch(`${server.url}/about`)).status;

test.each([
  ["pages", request("/about")],
  ["films", request("/media/film/hero.webm")],
  ["posts", "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"],
  ["made-up expectations", request("/about", "Expect: magic\r\n")],
  ["expectations", request("/about", "Expect: 100-continue\r\n")],
])("of a thousand %s in one write, those beyond the limit are never parsed", async (_, one) => {
  expect(await visit()).toBe(200);
  const visits = 2;
  const before = parsed();
  await Promise.all(Array.from({ length: 20 }, () => send(one.repeat(1_000))));
  expect(await visit()).toBe(200);
  await expect.poll(parsed).toBeGreaterThan(before);
  expect(parsed() - before).toBeLessThanOrEqual(20 * (1 + MAX_PIPELINED) + visits);
});

test("requests within the limit are answered in order, and the connection stays open", async () => {
  const pages = ["/about", "/healthz", "/made-up", "/pricing", "/robots.txt"];
  const inOrder = [200, 200, 404, 200, 200];
  const socket = connect({ port: Number(new URL(server.url).port), host: "127.0.0.1" });
  let answers = "";
  socket.on("data", (chunk) => (answers += chunk.toString("latin1")));
  const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const expected: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    socket.write(
      pages
        .concat(pages)
        .map((path) => request(path))
        .join(""),
    );
    expected.push(...inOrder, ...inOrder);
    await expect.poll(statuses).toEqual(expected);
  }
  socket.write(rawRequest("GET /terms"));
  await once(socket, "close");
  expect(statuses()).toEqual([...expected, 200]);
});
