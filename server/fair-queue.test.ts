import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { inTurn, seeNewcomer } from "./fair-queue.ts";

const CROWD = 60;

/** A server that writes down whom it lets in and whom it answers, in order, and takes so long for each answer. */
async function listening(answerMs: number) {
  const happened: string[] = [];
  const server = createServer((request, response) => {
    const address = request.socket.remoteAddress!;
    inTurn(address, () => {
      const begun = performance.now();
      while (performance.now() - begun < answerMs);
      happened.push(`answer ${address}`);
      response.end();
    });
  });
  server.on("connection", (socket) => {
    seeNewcomer();
    happened.push(`newcomer ${socket.remoteAddress}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const join = (localAddress: string) => {
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    sockets.push(socket);
    return socket;
  };
  return { happened, join };
}

const ask = (socket: Socket) => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

async function together(join: (address: string) => Socket, address: string): Promise<Socket[]> {
  const sockets = Array.from({ length: CROWD }, () => join(address));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  return sockets;
}

test("newcomers are let in between the answers to those who ask at once", async () => {
  const { happened, join } = await listening(1);
  const crowd = await together(join, "127.0.0.2");
  await expect.poll(() => happened.length).toBe(CROWD);
  happened.length = 0;
  for (const socket of crowd) ask(socket);
  for (let n = 0; n < 10; n++) join("127.0.0.3");
  await expect.poll(() => happened.length).toBe(CROWD + 10);
  expect(happened.lastIndexOf("newcomer 127.0.0.3")).toBeLessThan(CROWD);
});

test("while newcomers keep coming, there is one answer between two of them", async () => {
  // A round has time for many of these.
  const { happened, join } = await listening(0.01);
  const crowd = await together(join, "127.0.0.2");
  await expect.poll(() => happened.length).toBe(CROWD);
  happened.length = 0;
  for (let n = 0; n < 10; n++) join("127.0.0.3");
  for (const socket of crowd) ask(socket);
  await expect.poll(() => happened.length).toBe(CROWD + 10);
  const line = happened.slice(
    happened.indexOf("newcomer 127.0.0.3"),
    happened.lastIndexOf("newcomer 127.0.0.3"),
  );
  expect(line.filter((what) => what.startsWith("answer")).length).toBeLessThanOrEqual(10);
});

test("addresses take turns: one request is not behind all those of somebody else", async () => {
  const { happened, join } = await listening(1);
  const crowd = await together(join, "127.0.0.2");
  const [visitor] = await together(join, "127.0.0.3");
  await expect.poll(() => happened.length).toBe(2 * CROWD);
  happened.length = 0;
  for (const socket of crowd) ask(socket);
  ask(visitor!);
  await expect.poll(() => happened.length).toBe(CROWD + 1);
  expect(happened.indexOf("answer 127.0.0.3")).toBeLessThan(CROWD / 2);
});
