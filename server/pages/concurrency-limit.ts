/** More is asked for than can be rendered soon. */
export class TooBusy extends Error {}

/** Longer than that nobody waits: proxies and people have given up by then, and what was sent would be sent twice. */
const PATIENCE_MS = 20_000;

/** So many renders at a time, so many that wait, and no more: what is kept goes out between them. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #patienceMs: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number, patienceMs = PATIENCE_MS) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#patienceMs = patienceMs;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++;
    else await this.#wait();
    try {
      return await work();
    } finally {
      // Not at once: whoever only wants a page from memory comes first.
      setImmediate(() => this.#pass());
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new TooBusy("too many renders wait");
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(new TooBusy("waited too long for a render"));
      }, this.#patienceMs);
      this.#waiting.push(turn);
    });
  }

  #pass() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}
