import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { olderDatabase } from "#test/outside/older-database.ts";
import { NGINX, startNginx } from "#test/outside/nginx.ts";
import { SITE } from "#test/support/ask-proxy.ts";
import { startPictureStore } from "#test/outside/picture-store.ts";
import { ownPostgres } from "#test/outside/postgres.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { type Answer, startCrowd, formatTable } from "#test/support/crowd.ts";
import { inDatabase, onPostgres } from "#test/support/fresh-database.ts";
import { type Machine, startMachines } from "#test/support/machines.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { gymAt } from "#test/support/gym.ts";

// Three servers behind nginx with one PostgreSQL and one picture store, during restarts and failures. Ten minutes in the long
// tests; MACHINES_MINUTES=1 MACHINES_VISITORS=100 npm test several-machines runs a shorter test.
const isLong = process.env.LONG_TESTS === "1";
const MINUTES = Number(process.env.MACHINES_MINUTES ?? (isLong ? 10 : 0));
const VISITORS = Number(process.env.MACHINES_VISITORS ?? 500);
const LEADS_A_SECOND = Number(process.env.MACHINES_LEADS ?? 20);
const MACHINES = 3;
/** Messages of one process that may be in flight when it or its database dies. */
const UNDERWAY = 8;
const PROMISED_MS = 10_000;
/** nginx skips a server for a second after a failure; docs/operating.md waits two. */
const LEFT_OUT_MS = 2_000;
const PAGES = ["/", "/pricing", "/schedule", "/programs/evo-mayhem", "/gallery", "/contact", "/trainers"];

onPostgres((fresh) => {
  test("three servers that start together on an older schema: one migrates it", async () => {
    const { databaseUrl = "" } = await fresh.place("nothing");
    const database = await olderDatabase(databaseUrl);
    const machines = await startMachines(MACHINES, { DATABASE_URL: databaseUrl });
    expect(await database.transactionsThatMigrated()).toBe(1);
    expect(await areReady(machines)).toBe(true);
    expect(machines.flatMap((machine) => machine.log().filter((line) => line.includes('"err"')))).toEqual([]);
    await Promise.all(machines.map((machine) => machine.stop()));
  });
});

test.runIf(MINUTES > 0 && NGINX.isHere())(
  `three servers, ${MINUTES} minutes: nothing lost during restarts, crashes and failures`,
  async ({ skip }) => {
    const postgres = (await ownPostgres()) ?? skip("PostgreSQL's programs are not installed");
    const store = await startPictureStore();
    const receiver = await startReceiver();
    const env = { DATABASE_URL: postgres.url, STORAGE_URL: store.url };
    const settings = { SITE_URL: `https://${SITE}`, TRUST_PROXY: "1", LOG_LEVEL: "warn" };
    const machines = await startMachines(MACHINES, { ...env, ...settings, LEAD_WEBHOOK_URL: receiver.url });
    const nginx = await startNginx(machines.map(({ host }) => host));
    onTestFinished(async () => {
      await nginx.stop();
      await Promise.all(machines.map((machine) => machine.kill()));
      await Promise.all([receiver.close(), store.stop(), postgres.end()]);
    });
    const allReady = () => expect.poll(() => areReady(machines)).toBe(true);

    const gym = async (...words: string[]) =>
      expect((await gymAt({ env: { ...env, DATA_DIR: ownFolder() } }, words)).code, words.join(" ")).toBe(0);
    await gym("sample", "load");
    const crowd = startCrowd(nginx.url, {
      visitors: VISITORS,
      pauseMs: 2_000,
      leadsASecond: LEADS_A_SECOND,
      paths: PAGES,
      host: SITE,
    });
    onTestFinished(() => crowd.stop());
    const quiet = async () => {
      crowd.sees("nothing else");
      await sleep((MINUTES * 60_000) / 8);
    };

    await quiet();
    crowd.sees("rolling restart");
    for (const machine of machines) {
      await machine.stop();
      await machine.start();
      await allReady();
      await sleep(LEFT_OUT_MS);
    }
    await quiet();
    crowd.sees("one machine killed");
    await machines[1]!.kill();
    await sleep(PROMISED_MS);
    await machines[1]!.start();
    await allReady();
    await quiet();
    crowd.sees("PostgreSQL restarted");
    await postgres.stop();
    await sleep(PROMISED_MS);
    await postgres.start();
    await allReady();
    await quiet();
    crowd.sees("picture store gone");
    store.goAway();
    await sleep((MINUTES * 60_000) / 8);
    store.comeBack();
    await quiet();
    crowd.sees("a new price");
    const plans = join(ownFolder(), "plans.csv");
    writeFileSync(plans, "Plan Name,Term,Price,URL\nMayhem,Monthly,$92.50,\n");
    await gym("plans", "import", plans, "--yes");
    await sleep(PROMISED_MS);
    for (const machine of machines) expect(await machine.read("/pricing"), machine.host).toContain("$92.50");
    await quiet();
    await crowd.stop();

    const rows = await inDatabase(
      postgres.url,
      "select message, count(*)::int as times from leads group by message",
    );
    const stored = new Map(rows.map((row) => [row["message"], row["times"]]));
    await receiver.leads(stored.size, 120_000);
    const doubles = receiver.deliveries.length - new Set(receiver.deliveries.map(({ id }) => id)).size;
    const lost = crowd.acknowledged.filter((message) => !stored.has(message));
    process.stdout.write(
      `${MACHINES} machines, ${store.name}, ${MINUTES} min, ${VISITORS} visitors:\n` +
        `${formatTable(crowd.pages, "pages")}\n${formatTable(crowd.leads, "posts")}\n  broken: ${[...new Set(crowd.problems)].join(", ")}\n` +
        `${crowd.acknowledged.length} messages acknowledged, ${lost.length} lost, ${doubles} delivered twice\n`,
    );
    expect(lost).toEqual([]);
    expect([...stored].filter(([, times]) => times !== 1)).toEqual([]);
    expect(crowd.acknowledged.length).toBeGreaterThan(MINUTES * 60 * LEADS_A_SECOND * 0.5);
    // Once for the killed server, and once for each that lost the database.
    expect(doubles).toBeLessThanOrEqual(UNDERWAY * (1 + MACHINES));
    expect(receiver.mostAtOnce()).toBe(1);
    // A rolling restart causes no error; other failures cause a 503. A message that arrives in the instant in which a server
    // stops may get a 503, because nginx never sends a message to a second server.
    const inRestart = ({ status, during }: Answer) => status === 503 && during === "rolling restart";
    expect(crowd.leads.filter(inRestart).length).toBeLessThanOrEqual(MACHINES);
    expect(formatTable(crowd.pages.filter(isUnexpected(200)), "pages")).toBe("");
    const posts = crowd.leads.filter((answer) => isUnexpected(303)(answer) && !inRestart(answer));
    expect(formatTable(posts, "posts")).toBe("");
  },
  (MINUTES + 15) * 60_000,
);

/** Only killing a server may break a response. */
function isUnexpected(good: number) {
  return ({ status, during }: Answer) =>
    status !== good &&
    !(status === 503 && during !== "rolling restart") &&
    !(status === 0 && during === "one machine killed");
}

async function areReady(machines: Machine[]): Promise<boolean> {
  return (await Promise.all(machines.map((machine) => machine.isReady()))).every(Boolean);
}
