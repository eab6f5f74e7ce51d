/** Too many tasks wait already, or one has waited too long. */
export class TooBusy extends Error {}

/** By then, clients have timed out and may have retried. */
const QUEUE_TIMEOUT_MS = 20_000;

/** Runs a limited number of tasks at a time. A limited number of others wait in a queue. */
export class ConcurrencyLimit {
  readonly #maxRunning: number;
  readonly #maxQueued: number;
  readonly #timeoutMs: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(maxRunning: number, maxQueued: number, timeoutMs = QUEUE_TIMEOUT_MS) {
    this.#maxRunning = maxRunning;
    this.#maxQueued = maxQueued;
    this.#timeoutMs = timeoutMs;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running++;
    else await this.#enqueue();
    try {
      return await task();
    } finally {
      // Pages from the cache are sent before the next task starts.
      setImmediate(() => this.#startNext());
    }
  }

  #enqueue(): Promise<void> {
    if (this.#queue.length >= this.#maxQueued) throw new TooBusy("too many renders wait");
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timeout);
        resolve();
      };
      const timeout = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(start), 1);
        reject(new TooBusy("waited too long for a render"));
      }, this.#timeoutMs);
      this.#queue.push(start);
    });
  }

  #startNext() {
    const start = this.#queue.shift();
    if (start) start();
    else this.#running--;
  }
}
