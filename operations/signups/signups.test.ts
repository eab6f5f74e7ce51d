import { expect, test } from "vitest";
import { gymDay } from "#content/gym-clock.ts";
import { aboutEvent } from "#content/subjects.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { getLead } from "#leads/lead-queries.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { undo } from "#operations/journal/undo.operations.ts";
import { markSpam, releaseMessage } from "#operations/messages/delivery.operations.ts";
import { eraseMessages } from "#operations/messages/messages.operations.ts";
import { plan, run } from "#operations/run.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { coach, owner, storesAround } from "#test/support/stores.ts";
import { readGymEvents, readSignups } from "./signups.ts";
import { markComing, markNotComing } from "./signups.operations.ts";

const day = addDays(gymDay(new Date()), 9);

eachDatabase((_, fresh) => {
  let db: Database;

  /** Two events, and a message about the first one. */
  async function begin(subject?: string) {
    db = await fresh();
    const cells = { day, starts: "18:00", ends: "20:00", status: "planned" as const };
    const add = { ...cells, description: "", location: "", capacity_note: "", updated_at: 0 };
    for (const id of ["rope", "bench"])
      await db.kysely
        .insertInto("events")
        .values({ ...add, id, title: id, image: null, capacity: 5, places_left: null })
        .execute();
    return write(subject);
  }

  async function write(subject?: string, message = "First") {
    const rope = await event("rope");
    const about =
      subject === undefined ? { subject: aboutEvent(rope).words, event_id: rope.id } : { subject };
    return (await saveLead(db, newLead({ ...about, message }), { webhook: false, email: false })).id;
  }

  const stores = () => storesAround(db);
  const coming = (id: string, other?: string) =>
    run(markComing, { input: { id, people: 2, event: other }, actor: coach, stores: stores() });
  const notComing = (id: string) => run(markNotComing, { input: { id }, actor: coach, stores: stores() });
  const event = async (id: string) => (await readGymEvents(db)).find((one) => one.id === id)!;
  const spotsLeft = async () => (await event("rope")).placesLeft;
  /** How many people each message of an event brings. */
  async function lists() {
    const read = async (id: string) =>
      (await readSignups(db, await event(id))).map(({ lead }) => lead.coming);
    return { rope: await read("rope"), bench: await read("bench") };
  }

  test("a sender who was coming to another event, and then is not, is back in the list of their own", async () => {
    const id = await begin();
    expect(await lists()).toEqual({ rope: [null], bench: [] });
    await coming(id, "bench");
    expect(await lists()).toEqual({ rope: [], bench: [2] });
    await expect(coming(id, "rope")).rejects.toThrow("This person is coming to another event.");
    await notComing(id);
    expect(await lists()).toEqual({ rope: [null], bench: [] });
    await coming(id);
    expect(await lists()).toEqual({ rope: [2], bench: [] });
  });

  test("undo moves the sender back to the list they were in", async () => {
    const id = await begin();
    const marked = await coming(id, "bench");
    const unmarked = await notComing(id);
    for (const [entry, left] of [
      [unmarked, { rope: [], bench: [2] }],
      [marked, { rope: [null], bench: [] }],
    ] as const) {
      await run(undo, { input: { id: entry!.entry }, actor: coach, stores: stores() });
      expect(await lists()).toEqual(left);
    }
  });

  test("a message about no event is in the list of one only while its sender is coming", async () => {
    const id = await begin("Another subject");
    await expect(coming(id)).rejects.toThrow("The message is not about an event.");
    await coming(id, "bench");
    expect(await lists()).toEqual({ rope: [], bench: [2] });
    await notComing(id);
    expect(await lists()).toEqual({ rope: [], bench: [] });
  });

  test("undo gives back the spots of its own change, not those of later ones", async () => {
    const first = await begin();
    const second = await write(undefined, "Second");
    const marked = await coming(first);
    await coming(second);
    expect(await spotsLeft()).toBe(1);
    const undone = await run(undo, { input: { id: marked!.entry }, actor: coach, stores: stores() });
    expect([await spotsLeft(), await lists()]).toEqual([3, { rope: [2, null], bench: [] }]);
    await run(undo, { input: { id: undone!.entry }, actor: coach, stores: stores() });
    expect([await spotsLeft(), await lists()]).toEqual([1, { rope: [2, 2], bench: [] }]);
  });

  test("a message that becomes spam, is released or is deleted frees and takes its spots", async () => {
    const id = await begin();
    await coming(id);
    expect(await spotsLeft()).toBe(3);
    const spam = await run(markSpam, { input: { ids: [id] }, actor: coach, stores: stores() });
    expect(await spotsLeft()).toBe(5);
    await run(undo, { input: { id: spam!.entry }, actor: coach, stores: stores() });
    expect(await spotsLeft()).toBe(3);
    await run(markSpam, { input: { ids: [id] }, actor: coach, stores: stores() });
    await run(releaseMessage, { input: { ids: [id] }, actor: coach, stores: stores() });
    expect(await spotsLeft()).toBe(3);
    const { email } = (await getLead(db, id))!;
    await run(eraseMessages, { input: { email }, actor: owner, stores: stores() });
    expect(await spotsLeft()).toBe(5);
  });

  test("a capacity that is not the event's, such as 20 per workshop, is not counted down", async () => {
    const id = await begin();
    await db.kysely.updateTable("events").set({ capacity: 1, capacity_note: "per workshop" }).execute();
    const planned = await plan(markComing, { input: { id, people: 2 }, actor: coach, stores: stores() });
    expect(planned.change.warnings).toEqual([]);
    await planned.apply();
    expect([await spotsLeft(), await lists()]).toEqual([null, { rope: [2], bench: [] }]);
  });
});
