import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finderValues } from "#content/pages/plan-finder.ts";
import { startServer, type RunningServer } from "#test/support/start-server.ts";

// Another program holds SQLite's write lock.

let server: RunningServer;
let other: DatabaseSync;
beforeAll(async () => {
  server = await startServer();
  other = new DatabaseSync(join(server.dataDir, "site.sqlite"), { timeout: 5_000 });
});
afterAll(async () => {
  other.close();
  await server.stop();
});

const readText = async (path: string) => (await fetch(server.url + path)).text();

test("a page with changed prices does not wait for the lock, and the date is stored afterward", async () => {
  const seen = () => other.prepare("select value from settings where key = 'prices seen'").get()?.value;
  expect(await readText("/pricing")).toContain("Prices updated on");
  await expect.poll(seen).toBeDefined();
  const before = seen();
  other.exec(`update "Evo Membership Plans" set "Price" = '$93.25' where "Plan Name" = 'Mayhem'`);

  other.exec("begin immediate");
  // More uncached URLs than the site has database connections.
  const addresses = ["who", "often", "for"].flatMap((question) =>
    finderValues(question as "who").map((value) => `/pricing?${question}=${value}`),
  );
  const pages = await Promise.all(addresses.map(readText));
  expect(seen()).toBe(before);
  for (const [index, page] of pages.entries()) {
    for (const words of ["$93.25", "Prices updated on"])
      expect(page.includes(words), `${addresses[index]} says '${words}'`).toBe(true);
  }
  other.exec("rollback");
  await expect.poll(seen).not.toBe(before);
});
