import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import type { Socket } from "node:net";
import { env } from "#config/env.server.ts";
import { limitedNetworks } from "#http/ip-network.ts";
import { commonHeaders } from "#server/pages/security-headers.ts";
import { readClient } from "./client.ts";
import { startFairly } from "./fair-queue.ts";
import { countResponses, PipelinedRequest } from "./pipelining.ts";
import { sendText } from "./send.ts";

/** docs/reliability.md gives the reasons. */
const serverOptions: ServerOptions<typeof PipelinedRequest> = {
  IncomingMessage: PipelinedRequest,
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  // With Node's default of 30 seconds, a slow sender would have that much longer.
  connectionsCheckingInterval: 2_000,
  // The handler answers a request without a host, with our words and headers.
  requireHostHeader: false,
};

export const MAX_CONNECTIONS = 2_000;
const MAX_CONNECTIONS_PER_ADDRESS = 250;
const MAX_HEADERS = 100;
/** How long a refused client may go on sending. */
const LINGER_MS = 1_000;
/** For a client that requests a film and reads none of it. */
const SILENCE_TIMEOUT_MS = 60_000;

const refusals: Record<string, [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The address or its headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive. Please try again."],
};
const badRequest = ["400 Bad Request", "The request can't be read."] as const;

/** A server that limits what one client can use, and alternates between clients. */
export function createLimitedServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Server {
  const server = createServer(serverOptions, async (request, response) => {
    // One response at a time on a connection. Otherwise a client that requests many pictures at once and reads none would
    // have all of them in memory.
    if (!response.socket) await once(response, "socket");
    startFairly(readClient(request).address, () => {
      if (!request.socket.destroyed) void answer(request, response);
    });
  });
  applyLimits(server);
  return server;
}

/** Refusals have the same headers as all responses. */
function applyLimits(server: Server) {
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = SILENCE_TIMEOUT_MS;
  countResponses(server);
  limitConnections(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writableEnded) return; // Refused before.
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const [status, text] = refusals[error.code ?? ""] ?? badRequest;
    refuse(socket, status, text);
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    refuse(socket, "405 Method Not Allowed", "This server is not a proxy.");
  });
  server.on("checkExpectation", (_request, response) => {
    sendText(response, 417, "The expectation can't be met.\n");
  });
}

function limitConnections(server: Server) {
  server.maxConnections = MAX_CONNECTIONS;
  server.on("drop", () => server.closeIdleConnections());
  // Behind a proxy, all connections are the proxy's, and it has to limit them.
  if (env.TRUST_PROXY > 0) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    let isTooMany = false;
    for (const { network, factor } of limitedNetworks(socket.remoteAddress ?? "")) {
      const count = (open.get(network) ?? 0) + 1;
      open.set(network, count);
      socket.once("close", () => {
        const left = open.get(network)! - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
      if (count > factor * MAX_CONNECTIONS_PER_ADDRESS) isTooMany = true;
    }
    if (isTooMany) {
      refuse(
        socket,
        "503 Service Unavailable",
        "Your network has too many connections open here. Close some, and try again.",
      );
      // Many of these must not use up the connections of others.
      socket.destroySoon();
    }
  });
}

function refuse(socket: Duplex, status: string, text: string) {
  const headers = {
    ...commonHeaders,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
    "content-length": String(text.length + 1),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${text}\n`);
  // If it were closed while the client is still sending, the client would lose the response.
  socket.removeAllListeners("data").on("data", () => undefined);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
