import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest, sendRaw } from "#test/support/raw-http.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

const isLong = process.env.LONG_TESTS === "1";
const form = { "content-type": "application/x-www-form-urlencoded" };
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server?.stop();
});

describe("slow senders are disconnected", () => {
  const cut = { withinMs: 30_000 };

  test("after 10 seconds in the headers, after 20 in the body, and without any data", async () => {
    const [headers, body, silence, meanwhile] = await Promise.all([
      sendRaw(server.url, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", { ...cut, drip: "a" }),
      sendRaw(server.url, rawRequest("POST /contact", { ...form, "content-length": "60000" }), {
        ...cut,
        drip: "a",
      }),
      sendRaw(server.url, "", cut),
      fetch(`${server.url}/about`),
    ]);
    expect(meanwhile.status).toBe(200);
    for (const [answer, afterMs] of [
      [headers, 10_000],
      [body, 20_000],
      [silence, 10_000],
    ] as const) {
      expect(answer.closed).toBe(true);
      expect(answer.ms).toBeGreaterThan(afterMs - 500);
      expect(answer.ms).toBeLessThan(afterMs + 8_000);
    }
    expect(headers.status).toBe(408);
    expect(server.log.filter((line) => line.includes("a request failed"))).toEqual([]);
  });

  test.runIf(isLong)("after 60 seconds without reading a film", async () => {
    const { hostname, port } = new URL(server.url);
    const reader = connect(Number(port), hostname);
    reader.pause();
    for (let times = 0; times < 5; times += 1) {
      reader.write("GET /media/film/hero.webm HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    const started = Date.now();
    reader.on("error", () => undefined);
    await once(reader, "connect");
    await expect.poll(() => isServed(reader)).toBe(true);
    await expect.poll(() => isServed(reader), { interval: 1_000 }).toBe(false);
    expect(Date.now() - started).toBeGreaterThan(50_000);
    reader.destroy();
    await once(reader, "close");
  });
});

/** Whether the server still holds its end of a connection. The client can't notice: it reads nothing. */
async function isServed({ localPort, remotePort }: Socket): Promise<boolean> {
  const port = (value: number | undefined) => `:${value!.toString(16).padStart(4, "0").toUpperCase()}`;
  const rows = (await readFile("/proc/net/tcp", "utf8")).split("\n").map((row) => row.trim().split(/\s+/));
  const row = rows.find(
    ([, local, remote]) => local?.endsWith(port(remotePort)) && remote?.endsWith(port(localPort)),
  );
  // What the kernel still wants to send after the server has closed has no file any more.
  return row !== undefined && row[9] !== "0";
}
