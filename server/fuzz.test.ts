import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fuzzedRequest, seededRandom } from "#test/fuzzed-request.ts";
import { sendRaw } from "#test/raw-http.ts";
import { type RunningServer, startServer } from "#test/start-server.ts";

const REQUESTS = process.env.LONG_TESTS === "1" ? 24_000 : 2_000;
const AT_ONCE = 24;
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
/** Caches fill while fuzzing, by design: 64 MB of pages and what the engine keeps ready. */
const ROOM_MB = 160;

function residentMb({ process: { pid } }: RunningServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}

function openFiles({ process: { pid } }: RunningServer): number {
  return Number(/FDSize:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);
}

test(
  `${REQUESTS} generated requests: no 5xx, no crash, nothing given away, memory back`,
  async () => {
    const server = await startServer({ LEAD_LIMIT: "1000000" });
    const random = seededRandom(SEED);
    const statuses = new Map<number, number>();
    const faults: string[] = [];

    async function round(count: number) {
      let left = count;
      const sender = async () => {
        while (left > 0) {
          left -= 1;
          const bytes = fuzzedRequest(random);
          const { status, body, head } = await sendRaw(server.url, bytes, { withinMs: 1_000 });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 500) faults.push(`${status} to ${JSON.stringify(bytes.slice(0, 500))}`);
          if (/node:internal|\bat .+\.ts:\d+|SQLITE_/.test(body)) faults.push(`gives away: ${JSON.stringify(bytes.slice(0, 500))}`); // prettier-ignore
          if (status > 0 && !/x-content-type-options: nosniff/i.test(head)) faults.push(`no headers: ${JSON.stringify(bytes.slice(0, 300))}`); // prettier-ignore
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
    }

    await round(REQUESTS / 4);
    const early = residentMb(server);
    await round((REQUESTS * 3) / 4);
    expect(faults).toEqual([]);
    expect(server.process.exitCode).toBeNull();
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    await expect.poll(() => residentMb(server) - early, { timeout: 20_000, interval: 1_000 }).toBeLessThan(ROOM_MB); // prettier-ignore
    const broken = server.log.filter((line) => line.includes('"level":50'));
    const line = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `${REQUESTS} requests from seed ${SEED}: ${line.join(", ")}; ${early.toFixed(0)} MB after a quarter, ` +
        `${residentMb(server).toFixed(0)} MB at the end, ${openFiles(server)} file slots\n`,
    );
    await server.stop();
    expect(broken).toEqual([]);
  },
  REQUESTS * 60,
);
