import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { readTrainerPage, readTrainers } from "./trainers.server.ts";
import { countQueries } from "#test/support/database-use.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";

const noPictures = async () => [];

eachDatabase((name, fresh) => {
  it("reads one page of trainers, and the last page for a higher number", async () => {
    const db = await fresh();
    const names = Array.from({ length: 20 }, (_, index) => `${"ZYX"[index % 3]}oe Sample`);
    await db.kysely
      .insertInto("Evo trainers")
      .values(names.map((name) => ({ Name: name, Role: "Coach", bio: null })))
      .execute();
    const pictures = async () => [{ name: "yoe-sample.png" }];
    const all = await readTrainers(db, pictures);
    const page = (number: number) => readTrainerPage(db, pictures, { page: number, perPage: 8 });
    expect(all.map(({ id }) => id)).toContain("yoe-sample-7");
    expect(await page(1)).toEqual({ page: 1, pages: 3, total: 20, trainers: all.slice(0, 8) });
    expect(await page(2)).toMatchObject({ page: 2, trainers: all.slice(8, 16) });
    expect(await page(9)).toMatchObject({ page: 3, trainers: all.slice(16) });
  });

  it("reads trainers in order, with one listing of the bucket and one query per table", async () => {
    const db = await fresh();
    const people = ["Ann Sample", "Casey Sample", "Bea Sample", null, "Ann Sample"];
    await db.kysely
      .insertInto("Evo trainers")
      .values(people.map((name) => ({ Name: name, Role: "Coach", bio: null })))
      .execute();
    let looks = 0;
    const pictures = async () => {
      looks += 1;
      return [{ name: "bea-sample.jpg" }];
    };
    const queries = await countQueries(db, () => readTrainers(db, pictures));
    const team = await readTrainers(db, pictures);
    expect(team.map(({ id }) => id)).toEqual(["casey-sample", "bea-sample", "ann-sample", "ann-sample-2"]);
    expect(team[1]?.picture).toBe("trainers/bea-sample.jpg");
    expect([queries, looks]).toEqual([2, 1]);
  });

  it("puts a trainer at the position that the gym set", async () => {
    const db = await fresh();
    const people = ["Ann Sample", "Casey Sample", "Bea Sample"];
    await db.kysely
      .insertInto("Evo trainers")
      .values(people.map((name) => ({ Name: name, Role: "Coach", bio: null })))
      .execute();
    await db.kysely.insertInto("trainer_places").values({ trainer: "Bea Sample", place: 1 }).execute();
    const team = await readTrainers(db, noPictures);
    expect(team.map(({ name }) => name)).toEqual(["Bea Sample", "Casey Sample", "Ann Sample"]);
  });

  it("shows trainers without pictures if the bucket cannot be read", async () => {
    const db = await fresh();
    await db.kysely
      .insertInto("Evo trainers")
      .values({ Name: "Ann Sample", Role: null, bio: null })
      .execute();
    const team = await readTrainers(db, () => Promise.reject(new Error("no such bucket")));
    expect(team).toMatchObject([{ name: "Ann Sample", role: "Team Member", picture: null }]);
  });

  if (name === "PostgreSQL")
    it("stops a read after one second", async () => {
      const place = await fresh.place("nothing");
      const [db, other] = [await fresh(place), await fresh(place)];
      await other.kysely.transaction().execute(async (holding) => {
        await sql`lock table "Evo trainers" in access exclusive mode`.execute(holding);
        await expect(readTrainers(db, noPictures)).rejects.toThrow("no answer within 1 s");
      });
    });

  it("reads the trainers again after their table was missing for a moment", async () => {
    const place = await fresh.place("nothing");
    const db = await openDatabase(place);
    await place.plain(`alter table "Evo trainers" rename to elsewhere`);
    await expect(readTrainers(db, noPictures)).rejects.toThrow();
    await place.plain(`alter table elsewhere rename to "Evo trainers"`);
    expect(await readTrainers(db, noPictures)).toEqual([]);
    await db.close();
  });
});
