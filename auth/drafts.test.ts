import { expect, test } from "vitest";
import type { Database } from "#db/drivers/database.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { draftAt, dropDraft, formerOwner, saveDraft, takeOverDrafts } from "./drafts.server.ts";
import { type Person, putPerson, removePerson } from "./people.server.ts";
import { hashSecret } from "./secret.server.ts";
import { beginSession, endAllSessions, findStaffSession, listSessions } from "./sessions.server.ts";

const address = "/desk/prices/row?key=Mayhem";
const draft = { fields: { Price: "$91.00" }, hadFile: false };

eachDatabase((_name, fresh) => {
  const ended = async (db: Database, person: Person) => {
    const secret = await beginSession(db, person, "iPhone");
    await endAllSessions(db, person.id);
    return secret;
  };

  test("an ended session grants no access and is not listed, but identifies its person", async () => {
    const db = await fresh();
    const person = await putPerson(db, "one@example.com", "owner");
    const secret = await ended(db, person);
    expect(await findStaffSession(db, secret)).toBeNull();
    expect(await listSessions(db, person.id)).toEqual([]);
    expect(await endAllSessions(db, person.id)).toBe(0);
    expect(await formerOwner(db, secret)).toBe(person.id);
    expect(await formerOwner(db, "made up")).toBeNull();
    await removePerson(db, person.id);
    expect(await formerOwner(db, secret)).toBeNull();
  });

  test("a draft moves to the same person's next session in that browser only", async () => {
    const db = await fresh();
    const one = await putPerson(db, "one@example.com", "owner");
    const two = await putPerson(db, "two@example.com", "owner");
    const secret = await ended(db, one);
    expect(await saveDraft(db, { person: one.id, secret, address }, draft)).toBe(true);
    expect(await takeOverDrafts(db, two, secret, "of two")).toBeNull();
    expect(await takeOverDrafts(db, one, "another browser", "elsewhere")).toBeNull();
    expect(await draftAt(db, hashSecret("of two"), address)).toBeNull();
    expect(await takeOverDrafts(db, one, secret, "of one")).toBe(address);
    expect(await draftAt(db, hashSecret("of one"), address)).toEqual(draft);
    expect(await draftAt(db, hashSecret("of one"), "/desk/prices/row")).toBeNull();
    await dropDraft(db, hashSecret("of one"), address);
    expect(await draftAt(db, hashSecret("of one"), address)).toBeNull();
  });

  test("a form has one draft, a long one is not stored, and a person has ten of them for an hour", async () => {
    const db = await fresh();
    const person = (await putPerson(db, "one@example.com", "owner")).id;
    const keep = (at: string, text: string) =>
      saveDraft(db, { person, secret: "s", address: at }, { fields: { text }, hadFile: false });
    const all = () => db.kysely.selectFrom("staff_drafts").select("address").execute();
    await keep(address, "first");
    await keep(address, "last");
    expect((await draftAt(db, hashSecret("s"), address))?.fields).toEqual({ text: "last" });
    expect(await keep("/desk/long", "x".repeat(200_000))).toBe(false);
    for (let at = 0; at < 12; at++) await keep(`/desk/${at}`, "more");
    expect(await all()).toHaveLength(10);
    await db.kysely.updateTable("staff_drafts").set({ made_at: 1 }).execute();
    expect(await draftAt(db, hashSecret("s"), "/desk/5")).toBeNull();
    await keep(address, "fresh");
    expect(await all()).toEqual([{ address }]);
  });
});
