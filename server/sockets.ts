import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networksOf } from "#data/request/network.ts";
import { env } from "#env";

export const MOST_SOCKETS = 2_000;
const OF_ONE_ADDRESS = 250;
const ASKED_IN_ADVANCE = 10;

/** Bounds open connections: in all, and of one address where it is the visitor's own and not a proxy's. */
export function boundSockets(server: Server, refuse: (socket: Socket) => void) {
  server.maxConnections = MOST_SOCKETS;
  // When all places are taken, whoever only keeps one for later gives it up.
  server.on("drop", () => server.closeIdleConnections());
  if (env.TRUST_PROXY > 0) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    let isTooMany = false;
    for (const { network, times } of networksOf(socket.remoteAddress ?? "")) {
      const count = (open.get(network) ?? 0) + 1;
      open.set(network, count);
      socket.once("close", () => {
        const left = open.get(network)! - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
      if (count > times * OF_ONE_ADDRESS) isTooMany = true;
    }
    if (isTooMany) refuse(socket);
  });
}

const inAdvance = new WeakMap<Socket, number>();

/**
 * Answers of one connection are made one after the other. Otherwise who asks for a hundred pictures at once and reads
 * none of them has them all waiting in memory.
 */
export async function itsTurn(request: IncomingMessage, response: ServerResponse) {
  if (response.socket) return;
  const { socket } = request;
  const waiting = (inAdvance.get(socket) ?? 0) + 1;
  inAdvance.set(socket, waiting);
  if (waiting > ASKED_IN_ADVANCE) socket.destroy();
  await once(response, "socket");
  inAdvance.set(socket, inAdvance.get(socket)! - 1);
}
