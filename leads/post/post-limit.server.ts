import { networkOf } from "#data/request/network.ts";

// Each process counts by itself: a post limit is a dam against floods, not a ledger.

const WINDOW_MS = 10 * 60_000;
const ADDRESSES_AT_MOST = 10_000;

/** Counts posts per address in a sliding window of ten minutes. Addresses stay in memory and nowhere else. */
export class PostLimit {
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
    this.#posts.get(networkOf(address))?.pop();
  }

  /** Null: go ahead. Otherwise the seconds to wait. */
  check(address: string, now = Date.now()): number | null {
    const key = networkOf(address);
    const recent = (this.#posts.get(key) ?? []).filter((at) => at > now - WINDOW_MS && at <= now);
    const refused = recent.length >= this.#limit;
    if (!refused) recent.push(now);
    this.#posts.delete(key);
    this.#posts.set(key, recent);
    if (this.#posts.size > ADDRESSES_AT_MOST) this.#posts.delete(this.#posts.keys().next().value!);
    return refused ? Math.max(1, Math.ceil((recent[0]! + WINDOW_MS - now) / 1000)) : null;
  }
}
