import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Freshness } from "#http/freshness.server.ts";
import { PageCache } from "./page-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1_000_000 });
  // lru-cache reads a start at 0 as "never expires".
  vi.advanceTimersByTime(1);
  onTestFinished(() => void vi.useRealTimers());
});

function fakePage() {
  const cache = new PageCache();
  let renders = 0;
  let text = "plans";
  let life = () => new Freshness();
  let hold: Promise<void> | undefined;
  const render = async () => {
    renders++;
    await hold;
    return { status: 200, isCacheable: true, headers: {}, body: Buffer.from(text), freshness: life() };
  };
  return {
    cache,
    get: async (key = "/") => (await cache.get(key, render)).body.toString(),
    pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    setClock: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    write: (value: string) => (text = value),
    lifeIs: (make: () => Freshness) => (life = make),
    holdRenders: (promise: Promise<void>) => (hold = promise),
    renders: () => renders,
  };
}

const flawed = () => {
  const life = new Freshness();
  life.markFlawed();
  return life;
};

describe("freshness", () => {
  test("a page is rendered at most once in five seconds", async () => {
    const { get, pass, renders } = fakePage();
    await get();
    pass(4.9);
    await get();
    expect(renders()).toBe(1);
  });

  test("a stale page is served while its replacement renders", async () => {
    const { get, pass, write, renders } = fakePage();
    await get();
    write("new plans");
    pass(6);
    expect(await get()).toBe("plans");
    await expect.poll(() => get()).toBe("new plans");
    expect(renders()).toBe(2);
  });

  test("a page is never older than nine seconds, so that a change shows within ten", async () => {
    const { get, pass, write } = fakePage();
    await get();
    write("new plans");
    pass(9);
    expect(await get()).toBe("new plans");
  });

  test("clock changes in either direction do not extend the age of a page", async () => {
    const { get, pass, setClock, write, renders } = fakePage();
    await get();
    write("new plans");
    setClock(-3600);
    pass(9);
    expect(await get()).toBe("new plans");
    setClock(365 * 24 * 3600);
    pass(9);
    write("newest plans");
    expect(await get()).toBe("newest plans");
    await get();
    expect(renders()).toBe(3);
  });

  test("a hundred simultaneous requests share one render", async () => {
    const { get, renders, holdRenders } = fakePage();
    const { promise, resolve } = Promise.withResolvers<void>();
    holdRenders(promise);
    const all = Promise.all(Array.from({ length: 100 }, () => get()));
    resolve();
    await all;
    expect(renders()).toBe(1);
  });

  test("a page with expireAt expires at that moment", async () => {
    const { get, pass, write, lifeIs } = fakePage();
    const eight = new Date(Date.now() + 3000);
    lifeIs(() => {
      const life = new Freshness();
      life.expireAt(eight);
      return life;
    });
    await get();
    write("closed");
    lifeIs(() => new Freshness());
    pass(3);
    expect(await get()).toBe("closed");
  });
});

describe("while data can't be read", () => {
  test("an old complete page is preferred to a new incomplete one, until the next successful read", async () => {
    const { get, pass, write, lifeIs } = fakePage();
    await get();
    lifeIs(flawed);
    write("Unable to load");
    pass(60);
    expect(await get()).toBe("plans");
    pass(3600);
    expect(await get()).toBe("plans");
    lifeIs(() => new Freshness());
    write("plans again");
    pass(2);
    expect(await get()).toBe("plans again");
  });

  test("an incomplete page is cached for at most a second", async () => {
    const { get, pass, write, lifeIs, renders } = fakePage();
    lifeIs(flawed);
    write("Unable to load");
    expect(await get()).toBe("Unable to load");
    await get();
    expect(renders()).toBe(1);
    lifeIs(() => new Freshness());
    write("plans");
    pass(1.1);
    expect(await get()).toBe("plans");
  });

  test("a failed render rejects its waiters, and the next request retries", async () => {
    const cache = new PageCache();
    const fail = () => Promise.reject(new Error("no"));
    await expect(cache.get("/", fail)).rejects.toThrow("no");
    const life = new Freshness();
    const page = await cache.get("/", async () => ({
      status: 200,
      isCacheable: true,
      headers: {},
      body: Buffer.from("ok"),
      freshness: life,
    }));
    expect(page.body.toString()).toBe("ok");
  });
});

test("pages of made-up URLs are not cached", async () => {
  const cache = new PageCache();
  const life = () => new Freshness();
  const made = async () => ({
    status: 404,
    headers: {},
    body: Buffer.from("no"),
    freshness: life(),
    isCacheable: false,
  });
  await cache.get("/programs/none", made);
  expect(cache.fresh("/programs/none")).toBeUndefined();
});

test("memory is bounded by bytes: the least recently used pages are dropped", async () => {
  const cache = new PageCache();
  const big = Buffer.alloc(3 * 1024 * 1024, "a");
  const render = async () => ({
    status: 200,
    isCacheable: true,
    headers: {},
    body: Buffer.from(big),
    freshness: new Freshness(),
  });
  for (let i = 0; i < 30; i++) await cache.get(`/${i}`, render);
  const misses = cache.misses;
  await cache.get("/29", render);
  expect(cache.misses).toBe(misses);
  await cache.get("/0", render);
  expect(cache.misses).toBe(misses + 1);
});
