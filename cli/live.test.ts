import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { startServer } from "#test/support/start-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-live-"));
});
afterAll(() => rm(folder, { recursive: true }));

eachDatabaseAtLength((name, fresh) => {
  test("a new price and an announcement appear on the live page within seconds", async () => {
    const place = await fresh.place("sample");
    const gym = (words: string[]) => gymAt(place, words);
    const put = async (subject: string, csv: string) => {
      const path = join(folder, `${name} ${subject}.csv`);
      await writeFile(path, csv);
      expect((await gym([subject, "import", path, "--yes"])).code, subject).toBe(0);
    };
    await put("plans", "Plan Name,Term,Price,URL\nMayhem,Monthly,$91.00,\n");
    const server = await startServer(place.env);
    const shown = async (...words: string[]) => {
      const page = await (await fetch(`${server.url}/pricing`)).text();
      return words.filter((word) => page.includes(word));
    };
    const all = ["$91.00", "$92.50", "Doors painted today"];
    // The page is cached now.
    expect(await shown(...all)).toEqual(["$91.00"]);
    await put("announcement", "id,words,link_label,link_url,first_day,last_day\n,Doors painted today,,,,\n");
    await put("plans", "Plan Name,Term,Price,URL\nMayhem,Monthly,$92.50,\n");
    await expect.poll(() => shown(...all)).toEqual(["$92.50", "Doors painted today"]);
    await server.stop();
  });
});
