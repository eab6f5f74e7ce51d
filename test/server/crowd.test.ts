import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { runGym } from "#test/support/run-gym.ts";
import { sampleLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";

// An hour in the long tests; CROWD_MINUTES=2 makes it shorter, or runs it where the long tests don't.
const isLong = process.env.LONG_TESTS === "1";
const MINUTES = Number(process.env.CROWD_MINUTES ?? (isLong ? 60 : 0));
const LEADS_A_SECOND = 20;
/** What deploy/evo-fitness.service allows. */
const MOST_MEGABYTES = 1024;
const PAGES = ["/", "/pricing", "/schedule", "/programs/evo-mayhem", "/gallery", "/contact", "/events"];

type Answer = { status: number; ms: number };

/** As a visitor with an address of their own, on connections that stay open. */
function ask(url: string, agent: Agent, from: string, body?: string): Promise<Answer> {
  const started = performance.now();
  const headers = body
    ? { "content-type": "application/x-www-form-urlencoded" }
    : { "accept-encoding": "br" };
  return new Promise((resolve, reject) => {
    const options = { agent, localAddress: from, headers, method: body ? "POST" : "GET", timeout: 30_000 };
    const asked = request(url, options, (answer) => {
      answer
        .resume()
        .on("end", () => resolve({ status: answer.statusCode!, ms: performance.now() - started }));
    });
    asked.on("error", reject).end(body);
  });
}

function percentile(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0);
}

eachDatabase((name, fresh) => {
  test.runIf(MINUTES > 0)(
    `${MINUTES} minutes of visitors, leads, hostile clients, a backup and an import: nothing lost, memory bounded`,
    async () => {
      const place = await fresh.place();
      const gym = (words: string[]) => runGym(place.env, words);
      await gym(["sample", "load"]);
      const receiver = await startReceiver();
      const server = await startServer({ ...place.env, LEAD_WEBHOOK_URL: receiver.url, LOG_LEVEL: "warn" });
      const script = join(import.meta.dirname, "../support/hostile-crowd.ts");
      const hostile = spawn(process.execPath, [script, server.url], { stdio: "ignore" });
      onTestFinished(async () => {
        hostile.kill("SIGKILL");
        await server.kill();
        await receiver.close();
      });
      const end = Date.now() + MINUTES * 60_000;

      const seen: Answer[] = [];
      const faults: string[] = [];
      async function visitor(who: number) {
        const agent = new Agent({ keepAlive: true });
        for (let at = who; Date.now() < end; at++) {
          const asked = ask(server.url + PAGES[at % PAGES.length], agent, `127.7.0.${who + 1}`);
          await asked.then((answer) => seen.push(answer)).catch((error: Error) => faults.push(error.message));
          await sleep(100);
        }
        agent.destroy();
      }

      const acknowledged: string[] = [];
      const leads: Answer[] = [];
      const leadAgent = new Agent({ keepAlive: false });
      async function lead(n: number) {
        const body = String(new URLSearchParams({ ...sampleLead, message: `crowd ${n}` }));
        const answer = await ask(
          `${server.url}/contact`,
          leadAgent,
          `127.8.${n % 16}.${1 + (n % 250)}`,
          body,
        );
        leads.push(answer);
        if (answer.status === 303) acknowledged.push(`crowd ${n}`);
      }
      async function leadSender() {
        const underway: Promise<void>[] = [];
        for (let n = 0; Date.now() < end; n++) {
          underway.push(lead(n).catch((error: Error) => void faults.push(error.message)));
          await sleep(1000 / LEADS_A_SECOND);
        }
        await Promise.all(underway);
      }

      const codes: (number | null)[] = [];
      async function desk() {
        const [backup, plans] = ["crowd.tar.gz", "plans.csv"].map((file) => join(place.dataDir!, file));
        codes.push((await gym(["plans", "export", plans!])).code);
        do {
          codes.push((await gym(["backup", backup!, "--replace"])).code);
          codes.push((await gym(["plans", "import", plans!, "--yes"])).code);
          await sleep(Math.min(60_000, Math.max(0, end - Date.now())));
        } while (Date.now() < end);
      }

      await Promise.all([...Array.from({ length: 20 }, (_, who) => visitor(who)), leadSender(), desk()]);
      const memory = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
      const peak = Number(/VmHWM:\s+(\d+)/.exec(memory)![1]) / 1024;
      hostile.kill("SIGKILL");
      const stored = new Set((await place.plain("select message from leads")).map((row) => row["message"]));
      const delivered = await receiver.leads(acknowledged.length, 120_000);
      const times = seen.map(({ ms }) => ms);
      process.stdout.write(
        `${name}, ${MINUTES} min: ${seen.length} pages, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms; ` +
          `${leads.length} leads, p99 ${percentile(
            leads.map(({ ms }) => ms),
            0.99,
          )} ms, ${acknowledged.length} acknowledged, ` +
          `${acknowledged.filter((message) => !stored.has(message)).length} lost; ${faults.length} connections failed; at most ${peak.toFixed(0)} MB\n`,
      );
      expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
      expect(delivered.length).toBeGreaterThanOrEqual(acknowledged.length);
      // A machine that is too slow for all of them may say so, and nothing worse.
      expect(leads.filter(({ status }) => status !== 303 && status !== 503)).toEqual([]);
      expect(seen.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      expect(codes.filter((code) => code !== 0)).toEqual([]);
      expect(peak).toBeLessThan(MOST_MEGABYTES);
    },
    (MINUTES + 10) * 60_000,
  );
});
