import { connect } from "node:net";

export type RawAnswer = { status: number; head: string; body: string; ms: number; closed: boolean };

/** Sends raw bytes. Ends when the server closes the connection or time is up. */
export function sendRaw(
  url: string,
  bytes: string,
  { withinMs = 5_000, drip = "", from = undefined as string | undefined } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const started = Date.now();
  return new Promise((resolve) => {
    let text = "";
    let dripping: NodeJS.Timeout | undefined;
    const socket = connect({ port: Number(port), host: hostname, localAddress: from }, () => {
      socket.write(Buffer.from(bytes, "latin1"));
      if (drip) dripping = setInterval(() => socket.writable && socket.write(drip), 250);
    });
    const end = (closed: boolean) => {
      text = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
      clearInterval(dripping);
      clearTimeout(timer);
      socket.destroy();
      const split = text.indexOf("\r\n\r\n");
      const head = split < 0 ? text : text.slice(0, split);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: text.slice(head.length), ms: Date.now() - started, closed });
    };
    const timer = setTimeout(() => end(false), withinMs);
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => end(true));
  });
}

/** A request line and headers with `Connection: close`. */
export function rawRequest(line: string, headers: Record<string, string> = {}, body = ""): string {
  const all = { host: "localhost", connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
