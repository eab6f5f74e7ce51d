import { networkOf } from "#data/request/network.ts";

const ADDRESSES_AT_MOST = 10_000;

/** How much one address may add to the figures in a span of time: more than a household sees, too little to bend them. */
export class VisitAllowance {
  readonly #most: number;
  readonly #spanMs: number;
  #span = 0;
  #taken = new Map<string, number>();

  constructor(most: number, spanMs: number) {
    this.#most = most;
    this.#spanMs = spanMs;
  }

  /** How many of those wanted are counted. With each new span all addresses are forgotten. */
  take(address: string, wanted: number, now = Date.now()): number {
    const span = Math.floor(now / this.#spanMs);
    if (span !== this.#span) this.#taken.clear();
    this.#span = span;
    const key = networkOf(address);
    const before = this.#taken.get(key) ?? 0;
    const granted = Math.min(wanted, this.#most - before);
    // Who would have to be forgotten for it is not counted: in a flood of addresses nothing is worth counting.
    if (before === 0 && this.#taken.size >= ADDRESSES_AT_MOST) return 0;
    this.#taken.set(key, before + granted);
    return granted;
  }
}
