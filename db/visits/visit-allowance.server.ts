import { limitedNetworks } from "#http/ip-network.ts";

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
    const counted = limitedNetworks(address).map(({ network, factor }) => {
      const before = this.#taken.get(network) ?? 0;
      return { network, before, left: factor * this.#most - before };
    });
    const granted = Math.min(wanted, ...counted.map(({ left }) => left));
    // Who would have to be forgotten for it is not counted: in a flood of addresses nothing is worth counting.
    const isNew = counted.some(({ before }) => before === 0);
    if (granted === 0 || (isNew && this.#taken.size >= ADDRESSES_AT_MOST)) return 0;
    for (const { network, before } of counted) this.#taken.set(network, before + granted);
    return granted;
  }
}
