import { createHash } from "node:crypto";
import type { Freshness } from "#http/freshness.server.ts";
import { type Bodies, compress, compressWell } from "./encoding.ts";
import { prepare, type Prepared } from "#server/send.ts";
import { TooBusy } from "./concurrency-limit.ts";

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  freshness: Freshness;
  /** False: only for who waits for it now, like the answer to an address that anyone can make up. */
  keep: boolean;
};

export type Page = Rendered & {
  prepared: Prepared;
  etag: string;
  freshUntil: number;
  usableUntil: number;
  flawed: boolean;
};

const FRESH_MS = 5_000;
const USABLE_MS = 9_000;
const FLAWED_MS = 1_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Rendered pages, kept in memory. Fresh for five seconds; a stale page is served while its replacement renders,
 * never past nine, so that a change in the database shows to everybody within ten. Older than that only while the
 * data can't be read or too many renders wait: a good old page beats one with holes in it or none. One render per page
 * at a time.
 */
export class PageCache {
  #pages = new Map<string, Page>();
  #rendering = new Map<string, Promise<Page>>();
  #polishing = Promise.resolve();
  #bytes = 0;
  #now: () => number;
  hits = 0;
  misses = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The page if it is still fresh, at once. */
  fresh(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (!page || !isWithin(page.freshUntil - this.#now(), FRESH_MS)) return undefined;
    this.hits++;
    this.#touch(key, page);
    return page;
  }

  async get(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const page = this.#pages.get(key);
    const now = this.#now();
    const replacement = this.#renderOnce(key, render);
    if (page && isWithin(page.usableUntil - now, USABLE_MS)) {
      this.hits++;
      replacement.catch(() => undefined);
      return page;
    }
    this.misses++;
    return replacement.catch((error: unknown) => {
      if (page && error instanceof TooBusy) return page;
      throw error;
    });
  }

  #renderOnce(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = this.#fill(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  async #fill(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const old = this.#pages.get(key);
    const rendered = await render();
    const now = this.#now();
    const flawed = rendered.freshness.flawed || rendered.status >= 500;
    if (flawed && old && !old.flawed) {
      const kept = { ...old, freshUntil: now + FLAWED_MS, usableUntil: now + FLAWED_MS };
      this.#keep(key, kept);
      return kept;
    }
    const etag = createHash("sha256").update(rendered.body).digest("base64url").slice(0, 22);
    const expiresAt = Math.min(now + (flawed ? FLAWED_MS : FRESH_MS), rendered.freshness.expiresAt);
    const bodies = old?.etag === etag ? null : await encodings(rendered, compress);
    const page: Page = {
      ...rendered,
      prepared: bodies ? prepare({ ...rendered, etag, bodies }) : old!.prepared,
      etag,
      freshUntil: expiresAt,
      usableUntil: Math.min(now + (flawed ? FLAWED_MS : USABLE_MS), rendered.freshness.expiresAt),
      flawed,
    };
    if (!page.keep || page.status >= 500) return page;
    this.#keep(key, page);
    if (old?.etag !== etag) this.#polishing = this.#polishing.then(() => this.#polish(key, etag)).catch(() => undefined); // prettier-ignore
    return page;
  }

  /** Packing well takes a fifth of a second: for one page at a time, and for none that has changed meanwhile. What can't be packed so goes out as it is. */
  async #polish(key: string, etag: string) {
    const page = this.#pages.get(key);
    if (page?.etag !== etag) return;
    const bodies = await encodings(page, compressWell);
    const current = this.#pages.get(key);
    if (current?.etag !== etag) return;
    const prepared = prepare({ ...page, bodies });
    this.#bytes += prepared.bytes - current.prepared.bytes;
    // In its place: to be packed is not to be asked for.
    this.#pages.set(key, { ...current, prepared });
  }

  #touch(key: string, page: Page) {
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }

  #keep(key: string, page: Page) {
    const old = this.#pages.get(key);
    if (old) this.#bytes -= old.prepared.bytes;
    this.#bytes += page.prepared.bytes;
    this.#touch(key, page);
    for (const [oldest, least] of this.#pages) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#pages.delete(oldest);
      this.#bytes -= least.prepared.bytes;
    }
  }
}

/** A page that has longer to live than any page may was made before the clock was set back. */
function isWithin(leftMs: number, mostMs: number): boolean {
  return leftMs > 0 && leftMs <= mostMs;
}

/** A picture is packed already: compressing it again costs time and saves nothing. */
function encodings(
  { headers, body }: Rendered,
  pack: typeof compress,
): Promise<Bodies> | { identity: Buffer } {
  return headers["content-type"]?.startsWith("image/") ? { identity: body } : pack(body);
}
