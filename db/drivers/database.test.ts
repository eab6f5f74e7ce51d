import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.server.ts";
import { eachDatabase, type Place } from "#test/support/fresh-database.ts";

const opener = `
  import { siteDatabase } from "#db/drivers/database.server.ts";
  await siteDatabase().ready();
  await siteDatabase().kysely.insertInto("settings").values({ key: String(process.pid), value: "here" }).execute();
  await siteDatabase().close();
`;

const KILLS = process.env.LONG_TESTS === "1" ? 30 : 2;

const writerFor = (round: number) => `
  import { siteDatabase } from "#db/drivers/database.server.ts";
  for (let i = 0; ; i += 1) {
    const key = "${round}-" + i;
    await siteDatabase().kysely.insertInto("settings").values({ key, value: "x" }).execute();
    process.stdout.write(key + "\\n");
  }
`;

function inAnotherProcess(place: Place, script: string) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, ...place.env, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: once(child, "close") as Promise<[number | null]> };
}

const setting = (db: Database, key: string) =>
  db.kysely.insertInto("settings").values({ key, value: "x" }).execute();

eachDatabase((name, fresh) => {
  it("creates the contract tables", async () => {
    const place = await fresh.place("nothing");
    await (await openDatabase(place)).close();
    await place.plain(
      `insert into "Evo Membership Plans" ("Plan Name", "Term", "Price", "URL") values ('Drop In', 'Non-Renewable', '$20.00', 'https://join.example')`,
    );
    await place.plain(
      `insert into "Evo trainers" ("Name", "Role", "bio") values ('Casey Sample', 'Owner', null)`,
    );
    await place.plain(
      `insert into tour_images (image_number, alt_text, display_order) values (1, 'Racks', 1)`,
    );
    expect(await place.plain(`select * from leads`)).toEqual([]);
    expect(await place.plain(`select "Price" from "Evo Membership Plans"`)).toMatchObject([
      { Price: "$20.00" },
    ]);
    expect(await place.plain(`select id, image_number from tour_images`)).toMatchObject([
      { id: 1, image_number: 1 },
    ]);
  });

  it("lets eight processes start together on an empty database", async () => {
    const place = await fresh.place("nothing");
    const starts = Array.from({ length: 8 }, () => inAnotherProcess(place, opener));
    const codes = await Promise.all(
      starts.map(async ({ ended, output }) => ((await ended)[0] === 0 ? 0 : output())),
    );
    expect(codes).toEqual(Array(8).fill(0));
    expect(await place.plain("select * from settings where value = 'here'")).toHaveLength(8);
    const trainers = await place.plain(`select * from "Evo trainers"`);
    expect(trainers).toHaveLength(name === "SQLite" ? 25 : 0);
  });

  it("uses existing tables as they are", async () => {
    const place = await fresh.place("nothing");
    await place.plain(
      `create table "Evo Membership Plans" (note text, "Plan Name" text, "Term" text, "Price" numeric, "URL" text)`,
    );
    await place.plain(`create table "Evo trainers" ("Name" text, "Role" text, bio text, hired text)`);
    await place.plain(`insert into "Evo trainers" values ('Casey Sample', 'Owner', null, '2020')`);
    const db = await openDatabase(place);
    await db.close();
    expect(await place.plain(`select * from "Evo trainers"`)).toEqual([
      { Name: "Casey Sample", Role: "Owner", bio: null, hired: "2020" },
    ]);
    await place.plain(
      `insert into "Evo Membership Plans" (note, "Plan Name", "Price") values ('kept', 'Mayhem', 90)`,
    );
    expect(await place.plain(`select note from "Evo Membership Plans"`)).toEqual([{ note: "kept" }]);
  });

  it("refuses a database of a newer version, and changes nothing", async () => {
    const place = await fresh.place("nothing");
    await (await openDatabase(place)).close();
    await place.plain(`insert into site_migrations values ('9999-from-the-future', 1)`);
    await expect(openDatabase(place)).rejects.toThrow(/newer version of this site .*9999-from-the-future/);
  });

  it("removes the sample link to TikTok from an older database, but not the gym's own", async () => {
    for (const [before, after] of [
      ["https://www.tiktok.com/@evofitness.example", "none"],
      ["https://www.tiktok.com/@station", "https://www.tiktok.com/@station"],
    ]) {
      const place = await fresh.place("nothing");
      await (await openDatabase(place)).close();
      await place.plain(`insert into gym_settings (name, value) values ('tiktok', '${before}')`);
      await place.plain(`delete from site_migrations where name = '0009-no-sample-tiktok'`);
      await (await openDatabase(place)).close();
      expect(await place.plain(`select value from gym_settings`)).toEqual([{ value: after }]);
    }
  });

  it("rolls back a failed transaction completely", async () => {
    const db = await fresh();
    const work = db.kysely.transaction().execute(async (trx) => {
      await trx.insertInto("settings").values({ key: "half", value: "x" }).execute();
      throw new Error("stop");
    });
    await expect(work).rejects.toThrow("stop");
    expect(await db.kysely.selectFrom("settings").selectAll().execute()).toEqual([]);
  });

  it("returns timestamps as numbers", async () => {
    const db = await fresh();
    await db.kysely
      .insertInto("daily_counts")
      .values({ day: "d", kind: "k", name: "n", source: "s", count: 1_795_252_043_007 })
      .execute();
    const row = await db.kysely.selectFrom("daily_counts").select("count").executeTakeFirstOrThrow();
    expect(row.count).toBe(1_795_252_043_007);
  });

  it("answers readers while a writer holds the lock", async () => {
    const db = await fresh();
    await db.kysely.transaction().execute(async (trx) => {
      await trx.insertInto("settings").values({ key: "writing", value: "x" }).execute();
      const began = performance.now();
      for (let i = 0; i < 20; i += 1) await sql`select count(*) from settings`.execute(db.kysely);
      expect(performance.now() - began).toBeLessThan(3_000);
    });
  });

  it("loses no acknowledged row when it is killed", async () => {
    const place = await fresh.place("nothing");
    await (await openDatabase(place)).close();
    const acknowledged = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      const writer = inAnotherProcess(place, writerFor(round));
      const dead = writer.ended.then(() => Promise.reject(new Error(`The writer ended: ${writer.output()}`)));
      while (writer.output().split("\n").length < 100) {
        await Promise.race([once(writer.child.stdout, "data"), dead]);
      }
      dead.catch(() => {});
      writer.child.kill("SIGKILL");
      await writer.ended;
      for (const key of writer.output().split("\n").slice(0, -1)) acknowledged.add(key);
    }
    const kept = await place.plain("select key from settings");
    expect(new Set(kept.map((row) => String(row.key))).isSupersetOf(acknowledged)).toBe(true);
  });

  it("reports each query to onQuery", async () => {
    const db = await fresh();
    const seen: string[] = [];
    db.onQuery = (text) => seen.push(text);
    await db.kysely.selectFrom("events").selectAll().execute();
    expect(seen).toEqual(['select * from "events"']);
  });

  describe("several writers", () => {
    it("all succeed", async () => {
      const db = await fresh();
      await Promise.all(Array.from({ length: 40 }, (_, index) => setting(db, `writer ${index}`)));
      const { rows } = await sql<{ n: number }>`select count(*) as n from settings`.execute(db.kysely);
      expect(rows[0]?.n).toBe(40);
    });
  });
});
