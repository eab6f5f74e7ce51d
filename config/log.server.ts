import { writeSync } from "node:fs";
import { pino } from "pino";
import { env } from "./env.server.ts";

const STANDARD_OUTPUT = 1;
const MOST_WAITING = 256 * 1024;
const TRY_AGAIN_MS = 10;

/**
 * Lines that never hold up who writes them. What a full disk or a slow reader doesn't take waits, up to a limit; beyond
 * it lines are dropped and counted, until all that waited has gone out and the count can be said.
 */
class PatientOutput {
  /** Since the process began. */
  dropped = 0;
  #unsaid = 0;
  #reason = "";
  #waiting: Buffer[] = [];
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    // With this stream Node makes a pipe one that says 'not now' instead of waiting; nothing else is done with it.
    process.stdout.on("error", () => {});
    process.on("exit", () => this.#writeOn());
  }

  write(line: string) {
    const bytes = Buffer.from(line);
    const rest = this.#waiting.length === 0 ? this.#put(bytes) : bytes;
    if (rest.length === 0) return;
    if (this.#unsaid > 0 || this.#size + rest.length > MOST_WAITING) {
      this.dropped += 1;
      this.#unsaid += 1;
      return;
    }
    this.#waiting.push(rest);
    this.#size += rest.length;
    this.#writeOnLater();
  }

  #writeOnLater() {
    if (this.#timer) return;
    this.#timer = setTimeout(() => this.#writeOn(), TRY_AGAIN_MS).unref();
  }

  #writeOn() {
    this.#timer = undefined;
    while (this.#waiting[0]) {
      const rest = this.#put(this.#waiting[0]);
      this.#size -= this.#waiting[0].length - rest.length;
      if (rest.length > 0) {
        this.#waiting[0] = rest;
        return this.#writeOnLater();
      }
      this.#waiting.shift();
    }
    if (this.#unsaid > 0) this.#sayHowMany();
  }

  #sayHowMany() {
    const dropped = this.#unsaid;
    this.#unsaid = 0;
    const msg = `${dropped} log lines were dropped while standard output took none (${this.#reason})`;
    this.write(`${JSON.stringify({ level: 40, time: Date.now(), dropped, msg })}\n`);
  }

  /** What was not taken. */
  #put(bytes: Buffer): Buffer {
    try {
      return bytes.subarray(writeSync(STANDARD_OUTPUT, bytes));
    } catch (error) {
      this.#reason = (error as NodeJS.ErrnoException).code ?? String(error);
      return bytes;
    }
  }
}

export const output = new PatientOutput();

export const log = pino({ level: env.LOG_LEVEL, base: null }, output);
