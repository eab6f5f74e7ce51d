import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fuzzedRequest, seededRandom } from "#test/support/fuzzed-request.ts";
import { sendRaw } from "#test/support/raw-http.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

const REQUESTS = process.env.LONG_TESTS === "1" ? 24_000 : 2_000;
const AT_ONCE = 24;
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
/** Allowed growth over the last three quarters, after garbage collection, with full caches. */
const ROOM_MB = 24;

function residentMb({ process: { pid } }: RunningServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}

/** Heap and buffers after a full garbage collection, read through the inspector. */
async function heldMb({ log }: RunningServer): Promise<number> {
  const [address] = log.flatMap((line) => /Debugger listening on (ws:\S+)/.exec(line)?.[1] ?? []);
  const socket = new WebSocket(address!);
  await once(socket, "open");
  async function ask(id: number, method: string, params = {}) {
    const answer = once(socket, "message") as Promise<[MessageEvent<string>]>;
    socket.send(JSON.stringify({ id, method, params }));
    return JSON.parse((await answer)[0].data) as { result: { result: { value: number } } };
  }
  await ask(1, "HeapProfiler.collectGarbage");
  await ask(2, "HeapProfiler.collectGarbage");
  const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
  const { result } = await ask(3, "Runtime.evaluate", { expression });
  socket.close();
  return result.result.value / 2 ** 20;
}

function openFiles({ process: { pid } }: RunningServer): number {
  return Number(/FDSize:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);
}

test(
  `${REQUESTS} generated requests: no 5xx, no crash, no disclosure, no memory leak`,
  async () => {
    const server = await startServer({ LEAD_LIMIT: "1000000", NODE_OPTIONS: "--inspect=127.0.0.1:0" });
    const random = seededRandom(SEED);
    const statuses = new Map<number, number>();
    const problems: string[] = [];

    async function round(count: number) {
      let left = count;
      const sender = async () => {
        while (left > 0) {
          left -= 1;
          const bytes = fuzzedRequest(random);
          const { status, body, head } = await sendRaw(server.url, bytes, { withinMs: 1_000 });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 500) problems.push(`${status} to ${JSON.stringify(bytes.slice(0, 500))}`);
          if (/node:internal|\bat .+\.ts:\d+|SQLITE_/.test(body))
            problems.push(`gives away: ${JSON.stringify(bytes.slice(0, 500))}`);
          if (status > 0 && !/x-content-type-options: nosniff/i.test(head))
            problems.push(`no headers: ${JSON.stringify(bytes.slice(0, 300))}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
    }

    await round(REQUESTS / 4);
    const early = await heldMb(server);
    const resident = residentMb(server);
    await round((REQUESTS * 3) / 4);
    expect(problems).toEqual([]);
    expect(server.process.exitCode).toBeNull();
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    await expect.poll(async () => (await heldMb(server)) - early, { interval: 2_000 }).toBeLessThan(ROOM_MB);
    const late = await heldMb(server);
    const broken = server.log.filter((line) => line.includes('"level":50'));
    const line = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `${REQUESTS} requests from seed ${SEED}: ${line.join(", ")}; held ${early.toFixed(0)} MB after a quarter, ` +
        `${late.toFixed(0)} MB at the end; resident ${resident.toFixed(0)} and ${residentMb(server).toFixed(0)} MB; ${openFiles(server)} file slots\n`,
    );
    await server.stop();
    expect(broken).toEqual([]);
  },
  REQUESTS * 60,
);
