import { once } from "node:events";
import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { limitedNetworks } from "#http/ip-network.ts";
import { env } from "#config/env.server.ts";

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
    for (const { network, times } of limitedNetworks(socket.remoteAddress ?? "")) {
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

const unanswered = new WeakMap<Socket, number>();

/**
 * Node parses whatever came in one piece, though the connection is destroyed meanwhile, and stops only behind an upgrade to
 * another protocol. So the request that is one too many counts as one: nobody listens for upgrades, and Node closes the
 * connection.
 */
export class CountedRequest extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
  }

  get upgrade() {
    return this.method === "CONNECT" || unanswered.get(this.socket)! > 1 + ASKED_IN_ADVANCE;
  }

  /** Node would set here what the request's headers ask for. */
  set upgrade(_) {}
}

/** What has been answered, also where an expectation was refused, makes room for another request of its connection. */
export function countAnswers(server: Server) {
  const answer = ({ socket }: IncomingMessage, response: ServerResponse) =>
    response.once("close", () => unanswered.set(socket, unanswered.get(socket)! - 1));
  server.on("request", answer);
  server.on("checkExpectation", answer);
}

/**
 * Answers of one connection are made one after the other. Otherwise who asks for a hundred pictures at once and reads
 * none of them has them all waiting in memory.
 */
export async function itsTurn(response: ServerResponse) {
  if (!response.socket) await once(response, "socket");
}
