/** More is asked for than can be rendered soon. */
export class TooBusy extends Error {}

/** So many renders at a time, so many that wait, and no more: what is kept goes out between them. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
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
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #pass() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}
