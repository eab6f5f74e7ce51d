import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Freshness } from "#http/freshness.server.ts";
import { prepare, type Prepared } from "#server/send.ts";
import { TooBusy } from "./concurrency-limit.ts";
import { type Bodies, compress, compressWell } from "./encoding.ts";

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  freshness: Freshness;
  /** False for made-up addresses: the page is sent to the visitors who wait for it, but not stored. */
  isCacheable: boolean;
};

export type CachedPage = Rendered & {
  prepared: Prepared;
  etag: string;
  isFlawed: boolean;
  /** On the monotonic clock: until then it may be served while its replacement renders. */
  usableUntil: number;
};

type RenderPage = () => Promise<Rendered>;

const FRESH_MS = 5_000;
const USABLE_MS = 9_000;
const FLAWED_MS = 1_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Rendered pages in memory. A page is fresh for five seconds, and may be served while its replacement renders for nine,
 * so that every visitor sees a change in the database within ten. An older page is served only while the data can't be
 * read or too many renders wait. Each page is rendered once at a time.
 */
export class PageCache {
  hits = 0;
  misses = 0;
  readonly #compressesAgain: boolean;
  #compressing = Promise.resolve();
  readonly #pages = new LRUCache<string, CachedPage, RenderPage>({
    maxSize: MAX_BYTES,
    // The cache does not store entries that are larger than itself.
    sizeCalculation: (page) => (page.isCacheable ? Math.max(1, page.prepared.bytes) : MAX_BYTES + 1),
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: performance,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: (key, old, { options, context: render }) => this.#refresh(key, old, options, render),
  });

  /** `compressesAgain`: pages that stay in the cache get smaller. */
  constructor({ compressesAgain = true } = {}) {
    this.#compressesAgain = compressesAgain;
  }

  clear() {
    this.#pages.clear();
  }

  /** The page if it is still fresh. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) this.hits++;
    return page;
  }

  async get(key: string, render: RenderPage): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const old = this.#pages.get(key, { allowStale: true });
    const isUsable = old !== undefined && performance.now() < old.usableUntil;
    if (isUsable) this.hits++;
    else this.misses++;
    return this.#pages.forceFetch(key, { allowStale: isUsable, context: render });
  }

  async #refresh(
    key: string,
    old: CachedPage | undefined,
    options: { ttl?: number },
    render: RenderPage,
  ): Promise<CachedPage> {
    const rendered = await render().catch((error: unknown) => {
      if (old && error instanceof TooBusy) return null;
      throw error;
    });
    const isFlawed = rendered === null || rendered.freshness.flawed || rendered.status >= 500;
    if (!rendered || (isFlawed && old && !old.isFlawed)) {
      options.ttl = FLAWED_MS;
      return { ...old!, usableUntil: performance.now() + FLAWED_MS };
    }
    const etag = createHash("sha256").update(rendered.body).digest("base64url").slice(0, 22);
    const isChanged = old?.etag !== etag;
    const prepared = isChanged
      ? prepare({ ...rendered, etag, bodies: await encode(rendered, compress) })
      : old.prepared;
    const lifeMs = Math.min(isFlawed ? FLAWED_MS : USABLE_MS, rendered.freshness.expiresAt - Date.now());
    const usableUntil = performance.now() + lifeMs;
    // lru-cache treats a page whose age equals its TTL as fresh, so the TTL is a millisecond shorter.
    options.ttl = Math.min(lifeMs, FRESH_MS) - 1;
    const isCacheable = rendered.isCacheable && rendered.status < 500 && options.ttl > 0;
    if (isChanged && isCacheable && this.#compressesAgain) {
      this.#compressing = this.#compressing.then(() => this.#compressWell(key, etag)).catch(() => undefined);
    }
    return { ...rendered, prepared, etag, isFlawed, usableUntil, isCacheable };
  }

  /** Takes a fifth of a second, so it runs for one page at a time, and only for pages that are still cached. */
  async #compressWell(key: string, etag: string) {
    // The cache stores a page shortly after it is rendered.
    await setImmediate();
    const page = this.#pages.peek(key, { allowStale: true });
    if (page?.etag !== etag) return;
    const prepared = prepare({ ...page, bodies: await encode(page, compressWell) });
    const current = this.#pages.peek(key, { allowStale: true });
    if (current?.etag === etag) current.prepared = prepared;
  }
}

/** Pictures are compressed already. */
function encode(
  { headers, body }: Rendered,
  encodeBody: typeof compress,
): Promise<Bodies> | { identity: Buffer } {
  return headers["content-type"]?.startsWith("image/") ? { identity: body } : encodeBody(body);
}
