import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startFairly } from "./fair-queue.ts";

const CROWD = 60;

/** A server that records new connections and responses in order. Each response takes a given time. */
async function startServer(answerMs: number) {
  const events: string[] = [];
  const server = createServer((request, response) => {
    const address = request.socket.remoteAddress!;
    startFairly(address, () => {
      const begun = performance.now();
      while (performance.now() - begun < answerMs);
      events.push(`answer ${address}`);
      response.end();
    });
  });
  server.on("connection", (socket) => {
    events.push(`connection ${socket.remoteAddress}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const connectFrom = (localAddress: string) => {
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    sockets.push(socket);
    return socket;
  };
  return { events, connectFrom };
}

const sendRequest = (socket: Socket) => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

async function connectMany(connectFrom: (address: string) => Socket, address: string): Promise<Socket[]> {
  const sockets = Array.from({ length: CROWD }, () => connectFrom(address));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  return sockets;
}

test("new connections are accepted between responses", async () => {
  const { events, connectFrom } = await startServer(1);
  const crowd = await connectMany(connectFrom, "127.0.0.2");
  await expect.poll(() => events.length).toBe(CROWD);
  events.length = 0;
  for (const socket of crowd) sendRequest(socket);
  for (let n = 0; n < 10; n++) connectFrom("127.0.0.3");
  await expect.poll(() => events.length).toBe(CROWD + 10);
  expect(events.lastIndexOf("connection 127.0.0.3")).toBeLessThan(CROWD);
});

test("alternates between addresses: one request does not wait for all those of another address", async () => {
  const { events, connectFrom } = await startServer(1);
  const crowd = await connectMany(connectFrom, "127.0.0.2");
  const [visitor] = await connectMany(connectFrom, "127.0.0.3");
  await expect.poll(() => events.length).toBe(2 * CROWD);
  events.length = 0;
  for (const socket of crowd) sendRequest(socket);
  sendRequest(visitor!);
  await expect.poll(() => events.length).toBe(CROWD + 1);
  expect(events.indexOf("answer 127.0.0.3")).toBeLessThan(CROWD / 2);
});
