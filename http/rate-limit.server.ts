import { limitedNetworks } from "./ip-network.ts";

const WINDOW_MS = 10 * 60_000;
const MAX_NETWORKS = 10_000;

/** Counts requests per address in a sliding window of ten minutes. Each process has its own counts, in memory. */
export class RateLimit {
  readonly #limit: number;
  #timesByNetwork = new Map<string, number[]>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size() {
    return this.#timesByNetwork.size;
  }

  /** Removes the last request of an address, for example because the server could not answer it. */
  forgive(address: string) {
    for (const { network } of limitedNetworks(address)) this.#timesByNetwork.get(network)?.pop();
  }

  /** Null if the request may go ahead; otherwise the seconds to wait. */
  check(address: string, now = Date.now()): number | null {
    const counts = limitedNetworks(address).map(({ network, factor }) => {
      const times = this.#timesByNetwork.get(network) ?? [];
      const recent = times.filter((time) => time > now - WINDOW_MS && time <= now);
      return { network, recent, isFull: recent.length >= factor * this.#limit };
    });
    const full = counts.filter(({ isFull }) => isFull);
    for (const { network, recent } of counts) {
      if (full.length === 0) recent.push(now);
      this.#timesByNetwork.delete(network);
      if (recent.length > 0) this.#timesByNetwork.set(network, recent);
      if (this.#timesByNetwork.size > MAX_NETWORKS) {
        this.#timesByNetwork.delete(this.#timesByNetwork.keys().next().value!);
      }
    }
    if (full.length === 0) return null;
    const freeAt = Math.max(...full.map(({ recent }) => recent[0]! + WINDOW_MS));
    return Math.max(1, Math.ceil((freeAt - now) / 1000));
  }
}
