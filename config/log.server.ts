import { pino } from "pino";
import SonicBoom from "sonic-boom";
import { env } from "./env.server.ts";

const STANDARD_OUTPUT = 1;
const MAX_BUFFERED_BYTES = 256 * 1024;
const RETRY_MS = 100;

// Opening this stream makes a pipe non-blocking; nothing else uses it.
process.stdout.on("error", () => {});

/**
 * Standard output that never blocks the event loop. While the disk is full or the reader is slow, lines are buffered up
 * to a limit. Lines beyond the limit are dropped, and the next line that is written says how many.
 */
export const output = new SonicBoom({
  fd: STANDARD_OUTPUT,
  sync: true,
  // Otherwise SonicBoom blocks the event loop while the pipe is full.
  retryEAGAIN: () => false,
  maxLength: MAX_BUFFERED_BYTES,
  // flush() only works with a minimum length.
  minLength: 1,
  periodicFlush: RETRY_MS,
});

/** Since the process began. */
let dropped = 0;
let reported = 0;
let reason = "";

output.on("drop", () => dropped++);
output.on("error", (error: NodeJS.ErrnoException) => (reason = error.code ?? String(error)));
output.on("drain", () => {
  const missing = dropped - reported;
  if (missing === 0) return;
  reported = dropped;
  const msg = `${missing} log lines were dropped while standard output was blocked (${reason})`;
  output.write(`${JSON.stringify({ level: 40, time: Date.now(), dropped: missing, msg })}\n`);
});
process.on("exit", () => output.flush());

export const log = pino({ level: env.LOG_LEVEL, base: null }, output);

export function countDroppedLogLines(): number {
  return dropped;
}
