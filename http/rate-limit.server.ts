import { limitedNetworks } from "./ip-network.ts";

// Each process counts by itself: a post limit is a dam against floods, not a ledger.

const WINDOW_MS = 10 * 60_000;
const ADDRESSES_AT_MOST = 10_000;

/** Counts posts per address in a sliding window of ten minutes. Addresses stay in memory and nowhere else. */
export class RateLimit {
  readonly #limit: number;
  #posts = new Map<string, number[]>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size() {
    return this.#posts.size;
  }

  /** Nothing came of the last post that went ahead: it does not count. */
  forgive(address: string) {
    for (const { network } of limitedNetworks(address)) this.#posts.get(network)?.pop();
  }

  /** Null: go ahead. Otherwise the seconds to wait. */
  check(address: string, now = Date.now()): number | null {
    const counted = limitedNetworks(address).map(({ network, times }) => {
      const recent = (this.#posts.get(network) ?? []).filter((at) => at > now - WINDOW_MS && at <= now);
      return { network, recent, isFull: recent.length >= times * this.#limit };
    });
    const full = counted.filter(({ isFull }) => isFull);
    for (const { network, recent } of counted) {
      if (full.length === 0) recent.push(now);
      this.#posts.delete(network);
      if (recent.length > 0) this.#posts.set(network, recent);
      if (this.#posts.size > ADDRESSES_AT_MOST) this.#posts.delete(this.#posts.keys().next().value!);
    }
    if (full.length === 0) return null;
    const free = Math.max(...full.map(({ recent }) => recent[0]! + WINDOW_MS));
    return Math.max(1, Math.ceil((free - now) / 1000));
  }
}
