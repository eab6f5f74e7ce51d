import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../browser.ts";
import { type RunningServer, startServer } from "../start-server.ts";

// What program pages say when the database or the picture store does not answer.

const NO_PLANS = "Contact us for pricing and availability.";
const dataDir = mkdtempSync(join(tmpdir(), "evo-programs-"));
const bucket = join(dataDir, "store", "nutrition-images");
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ DATA_DIR: dataDir, NUTRITION_PAYMENT_URL: "https://pay.example.com/gym" }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const textOf = async (url: string, path: string) => (await fetch(new URL(path, url))).text();

test("the consultation leads to the payment link of the environment", async () => {
  expect(await textOf(server.url, "/programs/evo-nutrition")).toContain('href="https://pay.example.com/gym"');
});

test("no plan matches: the sidebar says whom to ask", async () => {
  const db = new DatabaseSync(join(dataDir, "site.sqlite"));
  db.exec(
    `delete from "Evo Membership Plans" where "Plan Name" like 'Small Group%' or "Plan Name" like 'Recovery%'`,
  );
  db.close();
  for (const path of ["/programs/small-group-training", "/programs/evo-recovery"]) {
    expect(await textOf(server.url, path), path).toContain(NO_PLANS);
  }
  expect(await textOf(server.url, "/programs/personal-training")).not.toContain(NO_PLANS);
});

test("the database is down: the pages stand, soon, and say whom to ask", async () => {
  const without = await startServer({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing" });
  for (const slug of ["adult-classes", "evo-nutrition", "evo-recovery"]) {
    const started = performance.now();
    const answer = await fetch(new URL(`/programs/${slug}`, without.url));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(NO_PLANS);
    expect(performance.now() - started).toBeLessThan(3_500);
  }
  await without.stop();
});

/** A part of the gallery that no one has asked for yet: no page of it is kept. */
let asked = 6;
const kitchens = () => textOf(server.url, `/programs/evo-nutrition?show=${(asked += 6)}`);
const patience = { timeout: 25_000, interval: 2_000 };

test("the kitchen's pictures can't be read: a toast, and words that stay", async () => {
  renameSync(bucket, `${bucket}-away`);
  try {
    await expect.poll(kitchens, patience).toContain("Failed to load gallery images");
    const page = await browser.newPage({ baseURL: server.url });
    await page.goto(`/programs/evo-nutrition?show=${(asked += 6)}`);
    const toast = page.locator(".toast");
    await toast.waitFor();
    expect(await toast.innerText()).toMatch(/Error\s+Failed to load gallery images/i);
    expect(await page.locator("#kitchens").innerText()).toContain("Failed to load gallery images");
    await page.close();
  } finally {
    renameSync(`${bucket}-away`, bucket);
  }
}, 60_000);

test("there are no pictures: 'No images found'", async () => {
  for (const name of readdirSync(bucket)) rmSync(join(bucket, name));
  await expect.poll(kitchens, patience).toContain("No images found");
}, 60_000);
