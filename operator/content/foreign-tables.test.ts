import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onPostgres } from "#test/support/fresh-database.ts";
import { runGym } from "#test/support/run-gym.ts";

const HEADINGS = "Plan Name,Term,Price,URL";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-foreign-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("somebody else's table", () => {
  onPostgres((fresh) => {
    test("keeps its own columns and types: numbers as prices, other letter case, an id, a sum of its own", async () => {
      const place = await fresh.place();
      await place.plain(
        'create table "Evo Membership Plans" (id int generated always as identity, "Plan Name" text, term text, "PRICE" numeric, url text, secret text default \'mine\', twice numeric generated always as ("PRICE" * 2) stored)',
      );
      await place.plain(
        "insert into \"Evo Membership Plans\" (\"Plan Name\", term, \"PRICE\", secret) values ('Open Gym', 'Monthly', 50, 'kept'), ('Mayhem', 'Monthly', 90, 'too')",
      );
      const path = join(folder, "foreign.csv");
      await writeFile(path, `${HEADINGS}\nOpen Gym,Monthly,$55.50,\n`);
      const done = await runGym(place.env, ["plans", "import", path, "--yes"]);
      expect([done.code, done.said]).toEqual([0, expect.any(String)]);
      const read = () => place.plain('select * from "Evo Membership Plans" order by id');
      expect(await read()).toMatchObject([{ id: 1, PRICE: "55.5", secret: "kept", twice: "111.0" }]);
      await runGym(place.env, ["undo", "--yes"]);
      expect(await read()).toMatchObject([
        { id: 1, PRICE: "50", secret: "kept" },
        { id: 2, "Plan Name": "Mayhem", PRICE: "90", secret: "too" },
      ]);
    });
  });
});
