import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Delivery = {
  id: string;
  headers: Record<string, string>;
  body: string;
  payload: Record<string, unknown>;
  at: number;
};

/** How the receiver answers: a status, a status with headers or an informational response, or a violation of the protocol. */
export type Manner =
  | number
  | { status: number; headers?: Record<string, string>; afterMs?: number; before?: string }
  | "never"
  | "garbage"
  | "hang up"
  | "hang up in the middle";

export type WebhookReceiver = {
  url: string;
  port: number;
  /** Every complete request, in order. */
  deliveries: Delivery[];
  /** The maximum number of simultaneous deliveries of one lead. */
  mostAtOnce: () => number;
  /** Sets the answer; a function gets the delivery and the number of deliveries of its lead. */
  answer: (manner: Manner | ((delivery: Delivery, time: number) => Manner)) => void;
  /** Resolves after this many different leads. */
  leads: (count: number, withinMs?: number) => Promise<Delivery[]>;
  /** Resolves with the delivery of the lead with this message. */
  message: (text: string, withinMs?: number) => Promise<Delivery["payload"]>;
  close: () => Promise<void>;
};

/** An HTTP server that stores the deliveries. */
export async function startReceiver({ port = 0 } = {}): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = [];
  const underway = new Map<string, number>();
  let most = 0;
  let manner: Manner | ((delivery: Delivery, time: number) => Manner) = 204;

  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const id = headers["webhook-id"] ?? "";
    underway.set(id, (underway.get(id) ?? 0) + 1);
    most = Math.max(most, underway.get(id)!);
    response.once("close", () => underway.set(id, underway.get(id)! - 1));
    let body = "";
    for await (const chunk of request.setEncoding("utf8") as AsyncIterable<string>) body += chunk;
    const delivery = {
      id,
      headers,
      body,
      payload: JSON.parse(body) as Record<string, unknown>,
      at: Date.now(),
    };
    deliveries.push(delivery);
    const time = deliveries.filter((each) => each.id === id).length;
    await behave(typeof manner === "function" ? manner(delivery, time) : manner, response);
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${taken}/leads`,
    port: taken,
    deliveries,
    mostAtOnce: () => most,
    answer: (next) => (manner = next),
    async leads(count, withinMs = 10_000) {
      const deadline = Date.now() + withinMs;
      const first = () => [...new Map(deliveries.toReversed().map((each) => [each.id, each])).values()];
      while (first().length < count && Date.now() < deadline) await sleep(20);
      if (first().length < count)
        throw new Error(`${first().length} of ${count} leads arrived within ${withinMs} ms`);
      return first().toReversed();
    },
    async message(text, withinMs = 10_000) {
      const deadline = Date.now() + withinMs;
      while (Date.now() < deadline) {
        const found = deliveries.find(({ payload }) => payload["message"] === text);
        if (found) return found.payload;
        await sleep(20);
      }
      throw new Error(`'${text}' did not arrive within ${withinMs} ms`);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function behave(manner: Manner, response: ServerResponse) {
  if (manner === "never") return;
  if (manner === "hang up") response.destroy();
  else if (manner === "garbage") response.socket?.end("\u0000\u0001 this is no HTTP \r\n\r\n");
  else if (manner === "hang up in the middle") {
    response.writeHead(200, { "content-length": "1000" }).write("half of an answ", () => response.destroy());
  } else if (typeof manner === "number") response.writeHead(manner).end();
  else {
    await sleep(manner.afterMs ?? 0);
    if (manner.before) response.socket?.write(manner.before);
    response.writeHead(manner.status, manner.headers ?? {}).end("thank you");
  }
}
