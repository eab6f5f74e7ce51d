import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onPostgres, type Place } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { runGym } from "#test/support/run-gym.ts";

const HEADINGS = "Plan Name,Term,Price,URL";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-foreign-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Follows the instructions of an error message. One database may need several. */
async function follow(place: Place, env: Record<string, string>) {
  for (let step = 0; step < 3; step += 1) {
    const answer = await runGym(env, ["events", "list"]);
    if (answer.code === 0) return step;
    const statement = /(grant [^;]+|alter table [^'; ]+ rename to [^'; ]+)/.exec(answer.said)?.[1];
    expect(statement, answer.said).toBeTruthy();
    expect(answer.said).toContain(place.databaseUrl ? "events" : place.dataDir);
    await place.plain(statement!);
  }
  throw new Error("following the instructions did not help");
}

describe("another program's table", () => {
  test("events in the SQLite file: the instructions fix it, and the rows stay", async () => {
    const dataDir = await mkdtemp(join(folder, "theirs-"));
    const theirs = (statement: string) => {
      const file = new DatabaseSync(join(dataDir, "site.sqlite"));
      const rows = file.prepare(statement).all();
      file.close();
      return Promise.resolve(rows);
    };
    await theirs("create table events (whose text)");
    await theirs("insert into events values ('theirs')");
    expect(await follow({ dataDir, env: {}, plain: theirs }, { DATA_DIR: dataDir })).toBe(1);
    expect(await theirs("select * from events_before")).toEqual([{ whose: "theirs" }]);
  });

  onPostgres((fresh) => {
    test("events in a database where the role may not create a schema: the instructions fix it", async () => {
      const place = await fresh.place("nothing");
      await place.plain("create table events (whose text)");
      await place.plain("insert into events values ('theirs')");
      const role = `Maker_${Date.now().toString(36)}`;
      await place.plain(`create role "${role}" login`);
      await place.plain("revoke create on schema public from public");
      const url = new URL(place.databaseUrl ?? "");
      url.username = role;
      const env = { ...place.env, DATABASE_URL: url.href };
      expect(await follow(place, env)).toBeGreaterThan(0);
      expect(await place.plain("select * from public.events")).toEqual([{ whose: "theirs" }]);
      await place.plain(`drop owned by "${role}"`);
      await place.plain(`drop role "${role}"`);
    });
  });

  onPostgres((fresh) => {
    test("keeps its columns and types: numeric prices, other letter case, an id, a computed column", async () => {
      const place = await fresh.place("nothing");
      await place.plain(
        'create table "Evo Membership Plans" (id int generated always as identity, "Plan Name" text, term text, "PRICE" numeric, url text, secret text default \'mine\', twice numeric generated always as ("PRICE" * 2) stored)',
      );
      await place.plain(
        "insert into \"Evo Membership Plans\" (\"Plan Name\", term, \"PRICE\", secret) values ('Open Gym', 'Monthly', 50, 'kept'), ('Mayhem', 'Monthly', 90, 'too')",
      );
      const path = join(folder, "foreign.csv");
      await writeFile(path, `${HEADINGS}\nOpen Gym,Monthly,$55.50,\n`);
      const done = await gymAt(place, ["plans", "import", path, "--yes"]);
      expect([done.code, done.said]).toEqual([0, expect.any(String)]);
      const read = () => place.plain('select * from "Evo Membership Plans" order by id');
      expect(await read()).toMatchObject([{ id: 1, PRICE: "55.5", secret: "kept", twice: "111.0" }]);
      const undone = await gymAt(place, ["undo", "--yes"]);
      expect(undone.code, undone.said).toBe(0);
      expect(await read()).toMatchObject([
        { id: 1, PRICE: "50", secret: "kept" },
        { id: 2, "Plan Name": "Mayhem", PRICE: "90", secret: "too" },
      ]);
    });
  });
});
