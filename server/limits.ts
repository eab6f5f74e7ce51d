import type { IncomingMessage, Server, ServerOptions } from "node:http";
import type { Duplex } from "node:stream";
import { everyAnswer } from "#server/pages/security-headers.ts";
import { sendText } from "./send.ts";
import { boundSockets, countAnswers, CountedRequest } from "./sockets.ts";

/** What one sender may take of the server: bytes and seconds (docs/reliability.md says why these). */
export const limits: ServerOptions<typeof CountedRequest> = {
  IncomingMessage: CountedRequest,
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  // Node looks for slow senders only so often; its own 30 seconds would let each have half a minute more.
  connectionsCheckingInterval: 2_000,
  // addressOf refuses a request without a host, in our words and with our headers.
  requireHostHeader: false,
};

const MAX_HEADERS = 100;
/** For a visitor who asks for a film and then reads none of it. */
const SILENT_MS = 60_000;

const refusals: Record<string, [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "That address or its headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "That took too long to arrive. Please try again."],
};
const unreadable = ["400 Bad Request", "That request can't be read."] as const;

/** Cuts off who takes too much, and refuses what is no HTTP, with the same headers as any other answer. */
export function guard(server: Server) {
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = SILENT_MS;
  countAnswers(server);
  boundSockets(server, (socket) =>
    refuse(
      socket,
      "503 Service Unavailable",
      "Your network has very many connections open here. Close some.",
    ),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const [status, words] = refusals[error.code ?? ""] ?? unreadable;
    refuse(socket, status, words);
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    refuse(socket, "405 Method Not Allowed", "This is no proxy.");
  });
  server.on("checkExpectation", (_request, response) => {
    sendText(response, 417, "That expectation can't be met.\n");
  });
}

function refuse(socket: Duplex, status: string, words: string) {
  const headers = {
    ...everyAnswer,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
    "content-length": String(words.length + 1),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Destroyed once the words are out: a sender that goes on sending must not keep the connection.
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${words}\n`, () => socket.destroy());
}
