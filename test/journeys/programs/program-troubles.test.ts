import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { startServer } from "#test/support/start-server.ts";
import { newVisitor } from "#test/browser/visitor.ts";

// What program pages say when the database or the picture store does not answer.

const NO_PLANS = "Contact us for pricing and availability.";
const visitor = newVisitor(() => ({ NUTRITION_PAYMENT_URL: "https://pay.example.com/gym" }));
const bucket = () => join(visitor.server.dataDir, "store", "nutrition-images");

const textOf = async (url: string, path: string) => (await fetch(new URL(path, url))).text();

test("the consultation leads to the payment link of the environment", async () => {
  expect(await textOf(visitor.server.url, "/programs/evo-nutrition")).toContain(
    'href="https://pay.example.com/gym"',
  );
});

test("no plan matches: the sidebar says whom to ask", async () => {
  const db = new DatabaseSync(join(visitor.server.dataDir, "site.sqlite"));
  db.exec(
    `delete from "Evo Membership Plans" where "Plan Name" like 'Small Group%' or "Plan Name" like 'Recovery%'`,
  );
  db.close();
  for (const path of ["/programs/small-group-training", "/programs/evo-recovery"]) {
    expect(await textOf(visitor.server.url, path), path).toContain(NO_PLANS);
  }
  expect(await textOf(visitor.server.url, "/programs/personal-training")).not.toContain(NO_PLANS);
});

test("the database is down: the pages stand, and say whom to ask", async () => {
  const without = await startServer({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing" });
  for (const slug of ["adult-classes", "evo-nutrition", "evo-recovery"]) {
    const answer = await fetch(new URL(`/programs/${slug}`, without.url));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(NO_PLANS);
  }
  await without.stop();
});

/** A part of the gallery that no one has asked for yet: no page of it is kept. */
let asked = 6;
const kitchens = () => textOf(visitor.server.url, `/programs/evo-nutrition?show=${(asked += 6)}`);
const patience = { timeout: 25_000, interval: 2_000 };

test("the kitchen's pictures can't be read: a toast, and words that stay", async () => {
  renameSync(bucket(), `${bucket()}-away`);
  try {
    await expect.poll(kitchens, patience).toContain("Failed to load gallery images");
    const page = await visitor.open(`/programs/evo-nutrition?show=${(asked += 6)}`);
    const toast = page.locator(".toasts-toast");
    await toast.waitFor();
    expect(await toast.innerText()).toMatch(/Error\s+Failed to load gallery images/i);
    expect(await page.locator("#kitchens").innerText()).toContain("Failed to load gallery images");
  } finally {
    renameSync(`${bucket()}-away`, bucket());
  }
});

test("there are no pictures: 'No images found'", async () => {
  for (const name of readdirSync(bucket())) rmSync(join(bucket(), name));
  await expect.poll(kitchens, patience).toContain("No images found");
});
