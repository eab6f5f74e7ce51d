import { beforeAll, expect, test } from "vitest";
import { listPeople, putPerson } from "#auth/people.server.ts";
import { beginSession } from "#auth/sessions.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { gymOn } from "#test/support/gym.ts";
import { storesAround } from "#test/support/stores.ts";

// Who may sign in at the desk, on the command line.

eachDatabase((_, fresh) => {
  let db: Database;
  const desk = (...words: string[]) => gymOn(storesAround(db))(["desk", ...words]);
  const people = async () => (await listPeople(db)).map(({ email, role }) => `${email} ${role}`);

  beforeAll(async () => {
    db = await fresh();
  });

  test("an invitation never leaves the desk without an owner", async () => {
    const first = await desk("invite", "first@example.com", "--role", "staff");
    expect([first.code, first.said]).toEqual([1, expect.stringContaining("The desk has no owner yet.")]);
    expect(await people()).toEqual([]);

    expect((await desk("invite", "owner@example.com")).code).toBe(0);
    const last = await desk("invite", "Owner@example.com", "--role", "staff");
    expect([last.code, last.said]).toEqual([
      1,
      expect.stringContaining("owner@example.com is the only owner."),
    ]);
    expect(await people()).toEqual(["owner@example.com owner"]);

    expect((await desk("invite", "second@example.com", "--role", "owner")).code).toBe(0);
    expect((await desk("invite", "owner@example.com", "--role", "staff")).code).toBe(0);
    expect(await people()).toEqual(["second@example.com owner", "owner@example.com staff"]);
  });

  test("a preview of a removal says that the desk would close", async () => {
    db = await fresh();
    await putPerson(db, "only-owner@example.com", "owner");
    expect((await desk("revoke", "only-owner@example.com", "--check")).out).toBe(
      "Remove only-owner@example.com from the team, and close the desk for everybody: this is its only owner. " +
        "Only a preview: nothing was changed.\n",
    );
  });

  test("a removal that fails half way changes nothing", async () => {
    const person = await putPerson(db, "coach@example.com", "staff");
    await beginSession(db, person, "iPhone");
    await db.kysely.schema.alterTable("staff_drafts").renameTo("staff_drafts_away").execute();
    const removed = await desk("revoke", "coach@example.com", "--yes").finally(() =>
      db.kysely.schema.alterTable("staff_drafts_away").renameTo("staff_drafts").execute(),
    );
    expect(removed.code).toBe(1);
    const { out } = await desk("list", "--json");
    expect(JSON.parse(out)).toContainEqual(
      expect.objectContaining({ email: "coach@example.com", sessions: 1 }),
    );
  });
});
