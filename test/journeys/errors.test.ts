import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { newVisitor } from "#test/browser/visitor.ts";

// What pages say when the database or the picture store does not answer.

const NO_PLANS = "Contact us for pricing and availability.";
const visitor = newVisitor(() => ({}));
const bucket = () => join(visitor.server.dataDir, "store", "nutrition-images");

const readText = async (url: string, path: string) => (await fetch(new URL(path, url))).text();

test("without matching plans, the sidebar says to ask", async () => {
  const db = new DatabaseSync(join(visitor.server.dataDir, "site.sqlite"));
  db.exec(
    `delete from "Evo Membership Plans" where "Plan Name" like 'Small Group%' or "Plan Name" like 'Recovery%'`,
  );
  db.close();
  for (const path of ["/programs/small-group-training", "/programs/evo-recovery"]) {
    expect(await readText(visitor.server.url, path), path).toContain(NO_PLANS);
  }
  expect(await readText(visitor.server.url, "/programs/personal-training")).not.toContain(NO_PLANS);
});

describe("the database is down", () => {
  let site: RunningServer;
  beforeAll(async () => {
    site = await startServer({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing" });
  });
  afterAll(() => site?.stop());

  test("program pages work, and say to ask", async () => {
    for (const slug of ["adult-classes", "evo-nutrition", "evo-recovery"]) {
      const answer = await fetch(new URL(`/programs/${slug}`, site.url));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(NO_PLANS);
    }
  });

  test("home works without photos and reviews", async () => {
    const answer = await fetch(site.url);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).not.toContain("Explore Every Corner");
    expect(html).toContain("We can’t load the reviews right now.");
    expect(html).not.toContain('class="photo-tile');
    expect(html).toContain('id="contact"');
  });
});

/** A part of the gallery that is not cached. */
let shownCount = 6;
const kitchens = () => readText(visitor.server.url, `/programs/evo-nutrition?show=${(shownCount += 6)}`);
const POLL = { interval: 2_000 };

test("nutrition pictures that can't be read: a toast and a notice", async () => {
  renameSync(bucket(), `${bucket()}-away`);
  try {
    await expect.poll(kitchens, POLL).toContain("Failed to load gallery images");
    const page = await visitor.open(`/programs/evo-nutrition?show=${(shownCount += 6)}`);
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
  await expect.poll(kitchens, POLL).toContain("No images found");
});
