import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { onPostgres } from "#test/support/fresh-database.ts";
import { openGate } from "#test/support/gate.ts";
import { rawRequest, sendRaw } from "#test/support/raw-http.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

let server: RunningServer;
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server?.stop();
});

/** The unit allows a gigabyte. */
const megabytes = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))![1]) / 1024;

async function metric(name: string): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
}

/** Opens a connection from an address of 127.0.0.0/8 and sends `bytes`. */
async function open(from: string, bytes: string): Promise<Socket> {
  const { port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: from });
  socket.on("error", () => undefined);
  sockets.push(socket);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

/** The status of a request on a new connection from this address. */
function ask(from: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { localAddress: from, agent: new Agent() }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode!));
    }).on("error", reject);
  });
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test("all made-up programs, sports and pages share one cached page", async () => {
  server = await startServer();
  const kinds = ["/programs/", "/programs/sports-performance/", "/"];
  for (const kind of kinds) expect((await fetch(`${server.url}${kind}nothing`)).status).toBe(404);
  const before = await metric("page_render_seconds_count");
  const started = performance.now();
  for (const kind of kinds) {
    for (const name of [
      "constructor",
      "__proto__",
      "%3Aslug",
      ...Array.from({ length: 60 }, (_, i) => `made-up-${i}`),
    ]) {
      const answer = await fetch(server.url + kind + name);
      expect(answer.status, kind + name).toBe(404);
      await answer.body?.cancel();
    }
  }
  const refreshed = kinds.length * Math.ceil((performance.now() - started) / 5_000 + 1);
  expect((await metric("page_render_seconds_count")) - before).toBeLessThanOrEqual(refreshed);
  const answer = await fetch(`${server.url}/programs/made-up`, {
    method: "POST",
    body: new URLSearchParams({ name: "x" }),
  });
  expect(answer.status).toBe(404);
});

onPostgres((fresh) => {
  test("with a silent database, excess renders get a static 503, and cached pages are served", async () => {
    const place = await fresh.place();
    const address = new URL(place.databaseUrl!);
    const gate = await openGate({ host: address.hostname, port: Number(address.port) });
    address.port = String(gate.port);
    server = await startServer({ ...place.env, DATABASE_URL: address.href });
    await (await fetch(`${server.url}/about`)).text();
    for (let i = 0; i < 400; i++) await open(`127.0.3.${1 + (i % 4)}`, "");
    await (await fetch(`${server.url}/about`)).text();
    gate.mute();
    const answers: string[] = [];
    const requests = sockets.map(async (socket, i) => {
      socket.write(rawRequest(`GET /photos/made-up-${i}`));
      answers.push(await text(socket));
    });
    const refusals = () => answers.filter((answer) => answer.startsWith("HTTP/1.1 503"));
    await expect.poll(() => refusals().length).toBeGreaterThan(100);
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    gate.open();
    await Promise.all(requests);
    await gate.close();
    for (const answer of refusals())
      expect(answer).toMatch(/^retry-after: 5\r$[\s\S]*Please try again in a few seconds/m);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (404|503)/);
  });
});

test("connections per address are limited; others can connect", async () => {
  server = await startServer();
  for (let i = 0; i < 250; i++) await open("127.0.0.2", request("/healthz"));
  const refused = await sendRaw(server.url.replace("localhost", "127.0.0.1"), rawRequest("GET /about"), {
    from: "127.0.0.2",
  });
  expect(refused.status).toBe(503);
  expect(refused.body).toContain("Your network has too many connections open here");
  expect(await ask("127.0.0.3", "/about")).toBe(200);
  sockets.pop()!.destroy();
  await expect.poll(() => ask("127.0.0.2", "/about").catch(() => 0)).toBe(200);
});

test("idle connections are closed to make space", async () => {
  server = await startServer();
  for (let i = 0; i < 2_000; i++) await open(`127.0.1.${1 + Math.floor(i / 200)}`, request("/healthz"));
  await expect.poll(() => ask("127.0.0.3", "/about").catch(() => 0)).toBe(200);
});

test("connections of a proxy are not limited per address", async () => {
  server = await startServer({ TRUST_PROXY: "1" });
  for (let i = 0; i < 300; i++) await open("127.0.0.2", request("/healthz"));
  expect(await ask("127.0.0.2", "/about")).toBe(200);
});

test("clients that request films without reading do not fill the memory, and are disconnected", async () => {
  server = await startServer();
  await (await fetch(`${server.url}/media/site/hero-home.webp?w=1920&f=webp`)).arrayBuffer();
  const greedy = ["/media/film/hero.webm", "/media/site/hero-home.webp?w=1920&f=webp", "/"];
  for (let i = 0; i < 600; i++) {
    const socket = await open(
      `127.0.2.${1 + Math.floor(i / 200)}`,
      request(greedy[i % greedy.length]!).repeat(8),
    );
    socket.pause();
  }
  expect(await ask("127.0.0.3", "/about")).toBe(200);
  expect(megabytes()).toBeLessThan(600);
  const endless = await open("127.0.0.4", request("/media/film/hero.webm").repeat(100));
  await once(endless.resume(), "close");
});
