import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { signInAs } from "#test/desk/staff.ts";
import { percentile, startCrowd } from "#test/support/crowd.ts";
import { openDeskSession } from "#test/support/desk-session.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { runGym } from "#test/support/run-gym.ts";
import { startServer } from "#test/support/start-server.ts";

// One hour in the long tests. CROWD_MINUTES=2 runs a shorter test.
const isLong = process.env.LONG_TESTS === "1";
const MINUTES = Number(process.env.CROWD_MINUTES ?? (isLong ? 60 : 0));
/** What deploy/evo-fitness.service allows. */
const MAX_MEGABYTES = 1024;
const PAGES = ["/", "/pricing", "/schedule", "/programs/evo-mayhem", "/gallery", "/contact", "/events"];

eachDatabase((name, fresh) => {
  test.runIf(MINUTES > 0)(
    `${MINUTES} minutes of visitors, leads, hostile clients, the desk, backups and imports: nothing lost, memory bounded`,
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

      const crowd = startCrowd(server.url, { visitors: 20, pauseMs: 100, leadsASecond: 20, paths: PAGES });
      const desk = openDeskSession(server.url, await signInAs(place, "owner@example.com", "owner"));
      const codes: (number | null)[] = [];
      async function backUpAndImport() {
        const [backup, plans] = ["crowd.tar.gz", "plans.csv"].map((file) => join(place.dataDir!, file));
        codes.push((await gym(["plans", "export", plans!])).code);
        do {
          codes.push((await gym(["backup", backup!, "--replace"])).code);
          codes.push((await gym(["plans", "import", plans!, "--yes"])).code);
          await sleep(Math.min(60_000, Math.max(0, end - Date.now())));
        } while (Date.now() < end);
      }

      await backUpAndImport();
      await Promise.all([crowd.stop(), desk.stop()]);
      const { pages, leads, acknowledged, problems } = crowd;
      const memory = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
      const peak = Number(/VmHWM:\s+(\d+)/.exec(memory)![1]) / 1024;
      hostile.kill("SIGKILL");
      const stored = new Set((await place.plain("select message from leads")).map((row) => row["message"]));
      const delivered = await receiver.leads(acknowledged.length, 120_000);
      const lost = acknowledged.filter((message) => !stored.has(message));
      process.stdout.write(
        `${name}, ${MINUTES} min: ${pages.length} pages, p50 ${percentile(pages, 0.5)} ms, p99 ${percentile(pages, 0.99)} ms; ` +
          `${leads.length} posts, p99 ${percentile(leads, 0.99)} ms; ` +
          `${desk.seen.length} pages of the desk, p99 ${percentile(desk.seen, 0.99)} ms; ${acknowledged.length} messages acknowledged, ` +
          `${lost.length} lost; ${problems.length} connections failed; at most ${peak.toFixed(0)} MB\n`,
      );
      expect(lost).toEqual([]);
      expect(delivered.length).toBeGreaterThanOrEqual(acknowledged.length);
      expect(acknowledged.length).toBeGreaterThan(leads.length / 2);
      // A slow machine may answer 503 or refuse a connection.
      expect(leads.filter(({ status }) => ![303, 503, 0].includes(status))).toEqual([]);
      expect(pages.filter(({ status }) => ![200, 503, 0].includes(status))).toEqual([]);
      expect(desk.seen.filter(({ status }) => ![200, 303, 503, 0].includes(status))).toEqual([]);
      const [answered] = await place.plain("select count(*) as n from leads where answered_at is not null");
      expect(Number(answered!["n"])).toBeGreaterThan(0);
      expect(codes.filter((code) => code !== 0)).toEqual([]);
      expect(peak).toBeLessThan(MAX_MEGABYTES);
    },
    (MINUTES + 10) * 60_000,
  );
});
