import { limitedNetworks } from "#http/ip-network.ts";

const MAX_ADDRESSES = 10_000;

/** Limits how much one address may add to the statistics per time span. */
export class VisitAllowance {
  readonly #most: number;
  readonly #spanMs: number;
  #span = 0;
  #taken = new Map<string, number>();

  constructor(most: number, spanMs: number) {
    this.#most = most;
    this.#spanMs = spanMs;
  }

  /** Returns how many of the wanted counts are accepted. A new span starts from zero for all addresses. */
  take(address: string, wanted: number, now = Date.now()): number {
    const span = Math.floor(now / this.#spanMs);
    if (span !== this.#span) this.#taken.clear();
    this.#span = span;
    const counted = limitedNetworks(address).map(({ network, factor }) => {
      const before = this.#taken.get(network) ?? 0;
      return { network, before, left: factor * this.#most - before };
    });
    const granted = Math.min(wanted, ...counted.map(({ left }) => left));
    // With too many addresses, new ones are not counted.
    const isNew = counted.some(({ before }) => before === 0);
    if (granted === 0 || (isNew && this.#taken.size >= MAX_ADDRESSES)) return 0;
    for (const { network, before } of counted) this.#taken.set(network, before + granted);
    return granted;
  }
}
