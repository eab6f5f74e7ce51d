import type { IncomingMessage, ServerResponse } from "node:http";
import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { checkDatabase, type Database, siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { within } from "#http/time-limit.ts";
import { env } from "#config/env.server.ts";
import { clientOf } from "./client.ts";
import { sendText } from "./send.ts";

const PATIENCE_MS = 1500;
const TRY_WRITING_EVERY_MS = 5_000;
/** As much as a long message: a full disk may have room for less. */
const WRITTEN = 8_000;

/**
 * 200 only while the database answers and messages can be stored, and where a role may only read by the gym's own choice:
 * pages go out. To those at home the body says what failed, how many leads gave up, and whether messages can't be stored.
 */
export async function answerReadiness(
  request: IncomingMessage,
  response: ServerResponse,
  failedLeads: () => Promise<number>,
) {
  try {
    const checks = Promise.all([checkDatabase(siteDatabase()), checkDatabase(leadsDatabase())]);
    await within(PATIENCE_MS, checks);
    const refusal = await writeRefusal();
    if (refusal !== null) {
      const facts = { database: "ok", messages: refusal };
      return sendJson(response, 503, { ready: false, ...(mayHearReasons(request) && facts) });
    }
    if (!mayHearReasons(request)) return sendJson(response, 200, { ready: true });
    // Every message is counted for it: not for strangers, as often as they like.
    const failed = await within(PATIENCE_MS, failedLeads());
    const unwritable = leadsDatabase().readOnly()?.why;
    const facts = { database: "ok", leads_failed: failed, ...(unwritable && { messages: unwritable }) };
    sendJson(response, 200, { ready: true, ...facts });
  } catch (error) {
    const facts = { database: error instanceof DatabaseRefused ? error.message : "does not answer" };
    sendJson(response, 503, { ready: false, ...(mayHearReasons(request) && facts) });
  }
}

let lastRefusal: string | null = null;
let writing = Promise.resolve();
let dueAt = 0;

/** Why messages can't be stored: seen by writing, in one row and not more often, however many ask. */
async function writeRefusal(): Promise<string | null> {
  if (leadsDatabase().readOnly()) return null;
  if (performance.now() >= dueAt) {
    dueAt = Infinity;
    writing = tryWriting(leadsDatabase());
  }
  // Who waits for somebody else's lock has not been refused yet.
  await within(PATIENCE_MS, writing).catch(() => undefined);
  return lastRefusal;
}

async function tryWriting(db: Database) {
  const value = String(Date.now()).padEnd(WRITTEN);
  try {
    await db.kysely
      .insertInto("settings")
      .values({ key: "write probe", value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
    lastRefusal = null;
  } catch (error) {
    lastRefusal = `Messages can't be stored: the database refuses to write (${(error as Error).message}).`;
  } finally {
    dueAt = performance.now() + TRY_WRITING_EVERY_MS;
  }
}

function mayHearReasons(request: IncomingMessage): boolean {
  return holdsToken(request) || isAtHome(request);
}

/** /metrics is for the token's bearer; without a token, for whoever asks from this machine itself. */
export function mayReadMetrics(request: IncomingMessage): boolean {
  return env.METRICS_TOKEN ? holdsToken(request) : isAtHome(request);
}

function holdsToken(request: IncomingMessage): boolean {
  if (!env.METRICS_TOKEN) return false;
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${env.METRICS_TOKEN}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** On this machine, and not through a proxy on it. */
function isAtHome(request: IncomingMessage): boolean {
  return clientOf(request).direct && isLoopback(request.socket.remoteAddress ?? "");
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}

function sendJson(response: ServerResponse, status: number, value: object) {
  sendText(response, status, `${JSON.stringify(value)}\n`, "application/json");
}
