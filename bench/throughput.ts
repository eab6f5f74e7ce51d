import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "#test/support/start-server.ts";
import { steadily } from "./calm.ts";
import { load, median } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { startWarmServer } from "./server.ts";

/** Alternates between our server and nginx, so that a slow minute of the machine affects both. */
export async function throughput({ rounds: count = 5, seconds = 4 } = {}) {
  const startMs = await startTime();
  const server = await startWarmServer({ LEAD_LIMIT: "1000000" });
  await fetch(server.url);
  await sleep(5000);
  const memoryAtRest = readMemory(server.process.pid!);
  const page = await fetch(`${server.url}/`, { headers: { "accept-encoding": "br" } });
  await page.arrayBuffer();
  await sleep(1500);
  const files = mkdtempSync(join(tmpdir(), "bench-files-"));
  const body = await compressedBytes(server.url);
  writeFileSync(join(files, "index.html"), body);
  const nginx = await startNginx(files, 8089);
  const length = (await fetch(nginx.url, { method: "HEAD" })).headers.get("content-length");
  if (Number(length) !== body.length)
    throw new Error(`nginx sends ${length} bytes instead of ${body.length}.`);

  const rounds = [];
  for (let done = 0; done < count; done++) {
    const round = async () => ({
      ours: await load(`${server.url}/`, { seconds }),
      nginx: await load(`${nginx.url}/`, { seconds }),
    });
    rounds.push(await steadily(round));
  }
  const memoryUnderLoad = readMemory(server.process.pid!);
  const uncached = await load(`${server.url}/contact`, { seconds, script: uncachedScript() });
  const leads = await load(`${server.url}/contact`, { seconds, script: leadScript(), connections: 16 });
  await nginx.stop();
  rmSync(files, { recursive: true });
  await server.stop();
  if (leads.failed > 0) throw new Error(`${leads.failed} lead posts failed.`);

  const ours = median(rounds.map((round) => round.ours.requestsPerSecond));
  const theirs = median(rounds.map((round) => round.nginx.requestsPerSecond));
  return {
    startMs: Math.round(startMs),
    memoryAtRestMB: memoryAtRest,
    memoryUnderLoadMB: memoryUnderLoad,
    cached: {
      requestsPerSecond: Math.round(ours),
      p50: median(rounds.map((round) => round.ours.p50)),
      p99: median(rounds.map((round) => round.ours.p99)),
    },
    nginx: {
      requestsPerSecond: Math.round(theirs),
      p50: median(rounds.map((round) => round.nginx.p50)),
      p99: median(rounds.map((round) => round.nginx.p99)),
    },
    shareOfNginx: Math.round((ours / theirs) * 100) / 100,
    uncached,
    leadPosts: leads,
  };
}

/** From process start to the last byte of the first page, with an existing data folder. */
async function startTime(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-start-"));
  const times: number[] = [];
  for (let round = 0; round < 6; round++) {
    const started = performance.now();
    const server = await startServer({ LOG_LEVEL: "warn", DATA_DIR: dataDir });
    await (await fetch(server.url)).text();
    if (round > 0) times.push(performance.now() - started);
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  return median(times);
}

async function compressedBytes(base: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(base, { headers: { "accept-encoding": "br" } }, async (response) => {
      resolve(Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)));
    })
      .on("error", reject)
      .end();
  });
}

function readMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Rejected forms are not cached, so each request renders a page. */
function uncachedScript(): string {
  const path = "/tmp/bench-uncached.lua";
  writeFileSync(
    path,
    `wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
     request = function() return wrk.format("POST", nil, nil, "message=no+name") end`,
  );
  return path;
}

/** A different valid lead each time, committed and synced before the response. */
function leadScript(): string {
  const path = "/tmp/bench-leads.lua";
  writeFileSync(
    path,
    `local n = 0
     wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
     request = function()
       n = n + 1
       return wrk.format("POST", nil, nil, "name=Bench+" .. n .. "&email=bench" .. n ..
         "%40example.com&phone=&message=Lead+number+" .. n .. "&interest=General+Inquiry")
     end`,
  );
  return path;
}
