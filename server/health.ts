import type { IncomingMessage, ServerResponse } from "node:http";
import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { checkDatabase, type Database } from "#data/store/database.server.ts";
import { env } from "#env";
import { clientOf } from "./client.ts";
import { sendText } from "./send.ts";

const PATIENCE_MS = 1500;

/** 200 only while the database answers; the body says which part failed, and how many leads gave up. */
export async function answerReadiness(
  response: ServerResponse,
  database: Database,
  failedLeads: () => Promise<number>,
) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
  try {
    await Promise.race([checkDatabase(database), tooLate]);
    const failed = await Promise.race([failedLeads(), tooLate]);
    sendJson(response, 200, { ready: true, database: "ok", leads_failed: failed });
  } catch {
    sendJson(response, 503, { ready: false, database: "does not answer" });
  } finally {
    clearTimeout(timer);
  }
}

/** /metrics is for the token's bearer; without a token, for whoever asks from this machine itself, not through a proxy. */
export function mayReadMetrics(request: IncomingMessage): boolean {
  if (env.METRICS_TOKEN) {
    const given = Buffer.from(request.headers.authorization ?? "");
    const wanted = Buffer.from(`Bearer ${env.METRICS_TOKEN}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const peer = request.socket.remoteAddress ?? "";
  return clientOf(request).direct && isLoopback(peer);
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}

function sendJson(response: ServerResponse, status: number, value: object) {
  sendText(response, status, `${JSON.stringify(value)}\n`, "application/json");
}
