import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { readPlans } from "./plans.server.ts";
import { pricesUpdatedOn, unchangedSince } from "./notes.server.ts";

const seventh = new Date("2026-11-08T02:00:00Z");
const ninth = new Date("2026-11-09T15:00:00Z");

eachDatabase((_, fresh) => {
  test("the date of the prices stays until a price changes, with any tool", async () => {
    const db = await fresh({ sample: true });
    const before = await readPlans(db);
    // 10 PM on the seventh in Ohio.
    expect(await pricesUpdatedOn(db, before, seventh)).toBe("2026-11-07");
    expect(await pricesUpdatedOn(db, before, ninth)).toBe("2026-11-07");
    await db.kysely
      .updateTable("Evo Membership Plans")
      .set({ Price: "$21.00" })
      .where("Plan Name", "=", "Drop In")
      .execute();
    expect(await pricesUpdatedOn(db, await readPlans(db), ninth)).toBe("2026-11-09");
  });

  test("a database that cannot store notes costs the date, not the page", async () => {
    const db = await fresh({ sample: true });
    const plans = await readPlans(db);
    await db.kysely.schema.dropTable("settings").execute();
    expect(await pricesUpdatedOn(db, plans, ninth)).toBeNull();
  });
});

eachDatabase((_name, fresh) => {
  test("data has the date on which the site first saw it, until it changes", async () => {
    const db = await fresh();
    const monday = new Date("2026-06-01T12:00:00.000Z");
    const friday = new Date("2026-06-05T12:00:00.000Z");
    expect(await unchangedSince(db, "plans", [1, 2], monday)).toEqual(monday);
    expect(await unchangedSince(db, "plans", [1, 2], friday)).toEqual(monday);
    expect(await unchangedSince(db, "trainers", [1, 2], friday)).toEqual(friday);
    expect(await unchangedSince(db, "plans", [1, 3], friday)).toEqual(friday);
  });
});
