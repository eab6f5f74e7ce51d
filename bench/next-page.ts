import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { openPlainBrowser } from "#test/browser/plain-browser.ts";
import { steadily } from "./calm.ts";
import { median } from "./load.ts";

export type NextPage = { path: string; opened: number; fetched: number };

/** Chrome's 4G profile: 9 Mbit/s, 85 ms round trip. */
const HALF_WAY_MS = 42;
const BYTES_PER_MS = 1125;
const HOVER_MS = 1000;

/** Milliseconds from pressing a footer link to the next page's largest paint, prerendered and not. */
export async function nextPage(base: string, paths: string[], runs = 5): Promise<NextPage[]> {
  const proxy = await startSlowProxy(Number(new URL(base).port));
  const rows: NextPage[] = [];
  for (const path of paths) {
    const times = async (...flags: string[]) => {
      const all: number[] = [];
      for (let run = 0; run < runs; run++) all.push(await steadily(() => timeTo(proxy.url, path, flags)));
      return Math.round(median(all));
    };
    rows.push({
      path,
      opened: await times(),
      fetched: await times("--disable-features=Prerender2,PreloadingConfig"),
    });
  }
  proxy.close();
  return rows;
}

async function timeTo(base: string, path: string, flags: string[]): Promise<number> {
  const browser = await openPlainBrowser(...flags);
  try {
    await browser.goto(`${base}/terms`);
    await until(() =>
      browser.evaluate(() => document.readyState === "complete" && location.pathname === "/terms"),
    );
    const at = await browser.evaluate((to) => {
      const link = document.querySelector(`footer a[href="${to}"]`)!;
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, path);
    await browser.mouse("mouseMoved", at);
    // Visitors hover before they press.
    await sleep(HOVER_MS);
    const pressed = Date.now();
    await browser.mouse("mousePressed", at);
    await browser.mouse("mouseReleased", at);
    await until(() =>
      browser.evaluate((to) => location.pathname === to && document.readyState === "complete", path),
    );
    await sleep(HOVER_MS);
    const painted = await browser.evaluate(largestPaint);
    return Math.max(0, painted - pressed);
  } finally {
    await browser.close();
  }
}

/** As epoch milliseconds; for a prerendered page, when it was shown. */
function largestPaint(): Promise<number> {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    activationStart: number;
  })[];
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)?.startTime ?? 0;
      resolve(performance.timeOrigin + Math.max(last, entry!.activationStart));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds().catch(() => false))) await sleep(20);
}

/** A TCP proxy with the latency and bandwidth of 4G. */
async function startSlowProxy(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, "localhost");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      let free = 0;
      sockets.add(from);
      from.on("data", (chunk) => {
        free = Math.max(free, performance.now()) + chunk.length / BYTES_PER_MS;
        setTimeout(() => to.writable && to.write(chunk), free - performance.now() + HALF_WAY_MS);
      });
      from.on("error", () => to.destroy()).on("close", () => setTimeout(() => to.end(), HALF_WAY_MS * 2));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
