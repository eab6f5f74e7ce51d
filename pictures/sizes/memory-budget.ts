/** Limits the memory of concurrent work. Requests wait for free memory, in order. */
export class MemoryBudget {
  readonly #waiting: { bytes: number; enter: () => void }[] = [];
  readonly #all: number;
  #free: number;

  constructor(bytes: number) {
    this.#all = bytes;
    this.#free = bytes;
  }

  /** A request larger than the budget takes all of it. */
  async hold<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(bytes, this.#all);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ bytes: taken, enter: resolve });
    this.#startNext();
    await promise;
    try {
      return await work();
    } finally {
      this.#free += taken;
      this.#startNext();
    }
  }

  #startNext() {
    for (let next = this.#waiting[0]; next && next.bytes <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.bytes;
      next.enter();
    }
  }
}
