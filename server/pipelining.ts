import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

const MAX_PIPELINED = 10;

const unanswered = new WeakMap<Socket, number>();

/**
 * Closes a connection that has sent too many requests ahead of their responses. Node parses everything that came in one
 * packet, even after the connection is destroyed, and stops only at an upgrade to another protocol. So the first request
 * beyond the limit claims to be an upgrade. Nothing listens for upgrades, and Node closes the connection.
 */
export class PipelinedRequest extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
  }

  get upgrade() {
    return this.method === "CONNECT" || unanswered.get(this.socket)! > 1 + MAX_PIPELINED;
  }

  /** Ignores the value that Node takes from the request's headers. */
  set upgrade(_) {}
}

export function countResponses(server: Server) {
  const count = ({ socket }: IncomingMessage, response: ServerResponse) =>
    response.once("close", () => unanswered.set(socket, unanswered.get(socket)! - 1));
  server.on("request", count);
  server.on("checkExpectation", count);
}
