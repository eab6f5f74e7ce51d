import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask, signInAs } from "#test/desk/staff.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";
import { stoppable } from "#test/support/stoppable.ts";

// The texts that each page shows instead of unreadable data, from the specification.
const NO_TIMES = "Unable to load the class times.";
const pages: [path: string, words: string[], notWords: string[]][] = [
  ["/pricing", ["Unable to load membership plans. Please try again later."], ["Unlimited Classes"]],
  ["/trainers", ["Loading trainers"], ["No trainers found"]],
  [
    "/trainers?try=3",
    ["Error loading trainers", "Unable to load trainers", "Refresh Page"],
    ["No trainers found"],
  ],
  ["/programs/adult-classes", ["Contact us for pricing and availability.", NO_TIMES], []],
  ["/programs/alpha-omega-boxing", [NO_TIMES, 'href="/schedule?program=alpha-omega-boxing"'], ["<table"]],
  ["/programs/evo-recovery", ["Contact us for pricing and availability."], []],
  ["/events", ["Events"], []],
  ["/gallery", ["Gallery"], []],
  ["/", ["Find Us", "We can’t load the reviews right now."], ["Explore Every Corner", "on Google"]],
  ["/contact", ["Send Message"], []],
];
/** On an idle machine. Five times the normal response time is added for a busy one. */
const PATIENCE_MS = 3_000;

const root = join(import.meta.dirname, "../..");

/** Runs the health check of deploy/Dockerfile. Throws if it fails, because an orchestrator would restart the container. */
function checkContainerHealth(url: string) {
  const recipe = readFileSync(join(root, "deploy/Dockerfile"), "utf8");
  const [program, ...words] = JSON.parse(/^HEALTHCHECK .* CMD (.*)$/m.exec(recipe)![1]!) as string[];
  execFileSync(join(root, "node_modules/.bin", program!), words, {
    env: { ...process.env, PORT: new URL(url).port },
  });
}

async function visit(url: string) {
  const started = performance.now();
  const answer = await fetch(url);
  return { status: answer.status, html: await answer.text(), ms: performance.now() - started };
}

async function checkSilence(store: Awaited<ReturnType<typeof stoppable>>, url: string, busy: number) {
  store.mute();
  let slowest = 0;
  for (const [path] of pages) {
    const { status, ms } = await visit(url + path);
    expect(status, path).toBe(200);
    slowest = Math.max(slowest, ms);
  }
  expect(slowest).toBeLessThan(PATIENCE_MS + busy);
  store.start();
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 500 }).toBe(200);
  process.stdout.write(`PostgreSQL: slowest page with a silent database ${slowest.toFixed(0)} ms\n`);
}

eachDatabase((name, fresh) => {
  test("the desk answers the first requests after a start, also when they come at once", async () => {
    const place = await fresh.place();
    await signInAs(place, "owner@example.com", "owner");
    const store = await stoppable(place);
    const server = await startServer(store.env);
    const open = async () => (await ask(server.url, "/desk/sign-in")).status;
    expect(await Promise.all(Array.from({ length: 8 }, open))).not.toContain(404);
    await server.stop();
    await store.close();
  });

  const isSilentToo = name === "PostgreSQL" ? ", and with a silent one in less than three seconds" : "";
  test(`pages work while the database is down, explain it, and recover${isSilentToo}`, async () => {
    const place = await fresh.place("nothing");
    const store = await stoppable(place);
    const server = await startServer(store.env);
    // SQLite starts with the sample data, PostgreSQL does not.
    if (place.databaseUrl)
      await place.plain(
        `insert into "Evo Membership Plans" ("Plan Name", "Price") values ('Unlimited Classes', '$100.00')`,
      );
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    const readText = async (path: string) => (await fetch(server.url + path)).text();
    expect(await ready()).toBe(200);
    const { html, ms } = await visit(`${server.url}/schedule`);
    expect(html).toContain("Schedule");
    const busy = 5 * ms;

    store.stop();
    expect(await ready()).toBe(503);
    let slowest = 0;
    for (const [path, words, notWords] of pages) {
      const { status, html, ms } = await visit(server.url + path);
      slowest = Math.max(slowest, ms);
      expect(status, path).toBe(200);
      for (const word of words) expect(html.includes(word), `${path} says '${word}'`).toBe(true);
      for (const word of notWords) expect(html.includes(word), `${path} does not say '${word}'`).toBe(false);
    }
    expect(slowest).toBeLessThan(PATIENCE_MS + busy);
    const kept = await fetch(`${server.url}/schedule`);
    expect(kept.status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(() => checkContainerHealth(server.url)).not.toThrow();
    expect((await fetch(`${server.url}/metrics`)).status).toBeLessThan(504);

    store.start();
    await expect.poll(ready).toBe(200);
    await expect.poll(() => readText("/pricing"), { interval: 500 }).toContain("Unlimited Classes");
    expect(server.process.exitCode).toBeNull();
    process.stdout.write(`${name}: slowest page without the database ${slowest.toFixed(0)} ms\n`);
    if (name === "PostgreSQL") await checkSilence(store, server.url, busy);
    await server.stop();
    await store.close();
  });

  if (name !== "PostgreSQL") return;

  test("a server that starts without the database serves pages, the desk says so, and both use it once it is up", async () => {
    const place = await fresh.place();
    await signInAs(place, "owner@example.com", "owner");
    const store = await stoppable(place);
    store.stop();
    const server = await startServer(store.env);
    const open = async () => (await ask(server.url, "/desk/sign-in")).status;
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    const answer = await fetch(`${server.url}/pricing`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Unable to load membership plans. Please try again later.");
    expect(await ready()).toBe(503);
    expect(await Promise.all([open(), open(), open()])).toEqual([503, 503, 503]);
    store.start();
    await expect.poll(ready).toBe(200);
    await expect.poll(open).toBe(200);
    await server.stop();
    await store.close();
  });
});
