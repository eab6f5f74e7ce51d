import type { IncomingMessage, ServerResponse } from "node:http";
import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { checkDatabase, type Database, siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { writeNote } from "#db/readers/site-notes.server.ts";
import { within } from "#http/time-limit.ts";
import { env } from "#config/env.server.ts";
import { readClient } from "./client.ts";
import { sendText } from "./send.ts";

const TIMEOUT_MS = 1500;
const WRITE_CHECK_EVERY_MS = 5_000;
/** As long as a long message, because a short write may still succeed on a full disk. */
const WRITE_CHECK_BYTES = 8_000;

/**
 * 200 only while the database answers and messages can be stored, or the database is read-only on purpose. Local clients
 * and holders of the token also learn what failed, and how many leads could not be delivered.
 */
export async function answerReadiness(
  request: IncomingMessage,
  response: ServerResponse,
  failedLeads: () => Promise<number>,
) {
  try {
    const checks = Promise.all([checkDatabase(siteDatabase()), checkDatabase(leadsDatabase())]);
    await within(TIMEOUT_MS, checks);
    const writeError = await checkWriting();
    if (writeError !== null) {
      const details = { database: "ok", messages: writeError };
      return sendJson(response, 503, { ready: false, ...(maySeeDetails(request) && details) });
    }
    if (!maySeeDetails(request)) return sendJson(response, 200, { ready: true });
    // Counting all messages is too expensive for anonymous clients.
    const failed = await within(TIMEOUT_MS, failedLeads());
    const unwritable = leadsDatabase().readOnly()?.why;
    const details = { database: "ok", leads_failed: failed, ...(unwritable && { messages: unwritable }) };
    sendJson(response, 200, { ready: true, ...details });
  } catch (error) {
    const details = { database: error instanceof DatabaseRefused ? error.message : "does not answer" };
    sendJson(response, 503, { ready: false, ...(maySeeDetails(request) && details) });
  }
}

let lastWriteError: string | null = null;
let writeCheck = Promise.resolve();
let nextCheckAt = 0;

/** Why messages can't be stored, or null. Writes one row, at most every five seconds. */
async function checkWriting(): Promise<string | null> {
  if (leadsDatabase().readOnly()) return null;
  if (performance.now() >= nextCheckAt) {
    nextCheckAt = Infinity;
    writeCheck = tryWriting(leadsDatabase());
  }
  // Waiting for a lock is not an error yet.
  await within(TIMEOUT_MS, writeCheck).catch(() => undefined);
  return lastWriteError;
}

async function tryWriting(db: Database) {
  try {
    await writeNote(db, "write probe", String(Date.now()).padEnd(WRITE_CHECK_BYTES));
    lastWriteError = null;
  } catch (error) {
    lastWriteError = `Messages can't be stored: the database refuses to write (${(error as Error).message}).`;
  } finally {
    nextCheckAt = performance.now() + WRITE_CHECK_EVERY_MS;
  }
}

function maySeeDetails(request: IncomingMessage): boolean {
  return holdsToken(request) || isLocal(request);
}

/** /metrics needs the token. If none is set, local clients may read it. */
export function mayReadMetrics(request: IncomingMessage): boolean {
  return env.METRICS_TOKEN ? holdsToken(request) : isLocal(request);
}

function holdsToken(request: IncomingMessage): boolean {
  if (!env.METRICS_TOKEN) return false;
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${env.METRICS_TOKEN}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** From this machine, and not through a proxy on it. */
function isLocal(request: IncomingMessage): boolean {
  return readClient(request).direct && isLoopback(request.socket.remoteAddress ?? "");
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}

function sendJson(response: ServerResponse, status: number, value: object) {
  sendText(response, status, `${JSON.stringify(value)}\n`, "application/json");
}
