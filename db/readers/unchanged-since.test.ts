import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { unchangedSince } from "./unchanged-since.server.ts";

eachDatabase((_name, fresh) => {
  test("facts have the date on which the site first saw them, until they change", async () => {
    const db = await fresh();
    const monday = new Date("2026-06-01T12:00:00.000Z");
    const friday = new Date("2026-06-05T12:00:00.000Z");
    expect(await unchangedSince(db, "plans", [1, 2], monday)).toEqual(monday);
    expect(await unchangedSince(db, "plans", [1, 2], friday)).toEqual(monday);
    expect(await unchangedSince(db, "trainers", [1, 2], friday)).toEqual(friday);
    expect(await unchangedSince(db, "plans", [1, 3], friday)).toEqual(friday);
  });
});
