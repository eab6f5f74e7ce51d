import { expect, test } from "vitest";
import { env } from "#config/env.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { claimDue, type Channel } from "#leads/delivery/outbox.server.ts";
import { formatDateTime, gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { getLead } from "#leads/lead-queries.server.ts";
import { readNotes } from "#leads/lead-notes.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { plans } from "#operations/collections/plans.collection.ts";
import { dateText } from "#operations/collections/screen-text.ts";
import { findOperation } from "#operations/registry.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { plan, run } from "#operations/run.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { coach, owner, storesAround } from "#test/support/stores.ts";
import { noteFailedImport } from "#operations/sheets/failed-import.ts";
import { addEntry } from "./audit-log.ts";
import { undo } from "./undo.operations.ts";

eachDatabase((_name, fresh) => {
  const loaded = () => fresh({ sample: true });
  const doAs = async (db: Database, name: string, input: Record<string, unknown>, actor = owner) =>
    (await run(findOperation(name), { input, actor, stores: storesAround(db) }))!.entry;
  const rowsNamed = async (db: Database, key: string) =>
    (await readRows(db, plans)).filter((row) => row["Plan Name"] === key);
  const planned = (db: Database, id: string) =>
    plan(undo, { input: { id, agreed: "any" }, actor: owner, stores: storesAround(db) });

  test("a later change of the same column is a conflict with its author; another column stays", async () => {
    const db = await loaded();
    const id = await doAs(db, "plans.change", { key: "Recovery", Price: "$65.00" });
    expect((await planned(db, id)).change.conflicts).toEqual([]);
    await doAs(db, "plans.change", { key: "Recovery", Price: "$70.00", Term: "6 months" }, coach);
    const { change, apply } = await planned(db, id);
    expect(change.conflicts).toEqual([
      { title: "Recovery", label: "Price", left: "$65.00", now: "$70.00", by: coach.name },
    ]);
    await apply();
    expect(await rowsNamed(db, "Recovery")).toMatchObject([{ Price: "$60.00", Term: "6 months" }]);
  });

  test("a confirmation applies to the state that was shown; a later change of the same cell needs a new one", async () => {
    const db = await loaded();
    const id = await doAs(db, "plans.change", { key: "Recovery", Price: "$65.00" });
    const old = await planned(db, id);
    expect((await planned(db, id)).change.version).toBe(old.change.version);
    await doAs(db, "plans.change", { key: "Recovery", Price: "$66.00" });
    expect((await planned(db, id)).change.version).not.toBe(old.change.version);
    await expect(old.apply()).rejects.toThrow("in the meantime");
  });

  test("an export can't be undone: the change before it is named, and can be", async () => {
    const db = await loaded();
    const undoLast = () => plan(undo, { input: {}, actor: owner, stores: storesAround(db) });
    const operation = "messages.export";
    const logExport = () =>
      addEntry(db, { actor: owner, operation, sentence: "Exported messages", journal: [] });
    await logExport();
    await expect(undoLast()).rejects.toMatchObject({ next: "`gym log` shows all changes." });
    const id = await doAs(db, "plans.change", { key: "Recovery", Price: "$65.00" });
    const changedAt = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(changedAt);
    await logExport();
    const next = `To undo the change before it (Price of Recovery changed from $60.00 to $65.00): gym undo ${id.slice(0, 8)}`;
    await expect(undoLast()).rejects.toMatchObject({
      message: "This can't be undone: Exported messages.",
      next,
    });
    await noteFailedImport(db, { subject: "plans", file: "plans.csv" });
    await expect(undoLast()).rejects.toMatchObject({ message: expect.stringContaining("plans.csv"), next });
    await (await planned(db, id)).apply();
    expect(await rowsNamed(db, "Recovery")).toMatchObject([{ Price: "$60.00" }]);
  });

  test("the last change is also one that was redone", async () => {
    const db = await loaded();
    const undoLast = () => run(undo, { input: {}, actor: owner, stores: storesAround(db) });
    const prices = async () =>
      (await Promise.all([rowsNamed(db, "Recovery"), rowsNamed(db, "Mayhem")])).map(([row]) => row!["Price"]);
    const before = await prices();
    await doAs(db, "plans.change", { key: "Mayhem", Price: "$91.00" });
    await doAs(db, "plans.change", { key: "Recovery", Price: "$65.00" });
    const undone = await undoLast();
    expect(await prices()).toEqual([before[0], "$91.00"]);
    await doAs(db, "undo", { id: undone!.entry }, coach);
    expect(await prices()).toEqual(["$65.00", "$91.00"]);
    expect((await undoLast())!.sentence).toBe("Undone: Price of Recovery");
    expect(await prices()).toEqual([before[0], "$91.00"]);
    await undoLast();
    expect(await prices()).toEqual(before);
  });

  test("a changed row that was removed since stays removed", async () => {
    const db = await loaded();
    const id = await doAs(db, "plans.change", { key: "Drop In", Price: "$21.00" });
    await doAs(db, "plans.remove", { key: "Drop In" }, coach);
    const { change, apply } = await planned(db, id);
    expect(change.isEmpty).toBe(true);
    await apply();
    expect(await rowsNamed(db, "Drop In")).toEqual([]);
  });

  test("an undone note is hidden, not lost: redo shows it again, and the journal never has its text", async () => {
    const db = await loaded();
    const { id } = await saveLead(db, newLead(), { webhook: false, email: false });
    const added = await doAs(db, "messages.note", { id, text: "Prefers mornings" });
    const words = async () => (await readNotes(db, id)).map((note) => note.words);
    const undone = await doAs(db, "undo", { id: added });
    expect(await words()).toEqual([]);
    await doAs(db, "undo", { id: undone });
    expect(await words()).toEqual(["Prefers mornings"]);
    const journal = await db.kysely.selectFrom("audit_changes").selectAll().execute();
    expect(JSON.stringify(journal)).not.toContain("mornings");
  });

  test.each(["undo", "messages.release"])(
    "a message that is not spam after all (%s) goes only to the channels that have not got it",
    async (how) => {
      const db = await fresh();
      const channels = {
        LEAD_WEBHOOK_URL: "http://127.0.0.1:9",
        LEAD_NOTIFY_TO: "a@b.c",
        SMTP_URL: "smtp://x",
      };
      const stores = storesAround(db, { env: { ...env, ...channels } });
      const act = async (name: string, input: Record<string, unknown>) =>
        (await run(findOperation(name), { input, actor: owner, stores }))!.entry;
      const save = async (message: string, webhook: number | null, email: number | null) => {
        const { id } = await saveLead(db, newLead({ message }), { webhook: true, email: true });
        const delivered = (at: number | null) => (at === null ? "waiting" : "delivered");
        await db.kysely
          .updateTable("leads")
          .set({ state: delivered(webhook), delivered_at: webhook, next_try_at: webhook ? null : 1 })
          .set({
            email_state: delivered(email),
            email_delivered_at: email,
            email_next_try_at: email ? null : 1,
          })
          .where("id", "=", id)
          .execute();
        return id;
      };
      const ids = [await save("both", 1, 1), await save("webhook", 1, null)];
      ids.push(await save("e-mail", null, 1), await save("neither", null, null));
      const entry = await act("messages.spam", { ids });
      await act(how, how === "undo" ? { id: entry } : { ids });
      const due = async (channel: Channel) =>
        (await claimDue(db, channel, 9)).map(({ lead }) => lead.message).toSorted();
      expect(await due("webhook")).toEqual(["e-mail", "neither"]);
      expect(await due("email")).toEqual(["neither", "webhook"]);
      const [both] = await db.kysely.selectFrom("leads").selectAll().where("id", "=", ids[0]!).execute();
      expect(both).toMatchObject({ state: "delivered", email_state: "delivered", delivered_at: 1 });
    },
  );

  test("the review shows times and classes as people call them", async () => {
    const db = await loaded();
    const { id } = await saveLead(db, newLead(), { webhook: false, email: false });
    const answered = await doAs(db, "messages.answer", { ids: [id] });
    const { answered_at: at } = (await getLead(db, id))!;
    await db.kysely
      .updateTable("leads")
      .set({ answered_at: at! - 60_000 })
      .where("id", "=", id)
      .execute();
    const { change } = await planned(db, answered);
    const cell = { label: "Answered", from: formatDateTime(at! - 60_000), to: "" };
    expect(change.lines[0]!.cells).toContainEqual(cell);
    expect(change.conflicts[0]).toMatchObject({ left: formatDateTime(at), now: cell.from });

    const day = addDays(gymDay(new Date()), 14);
    const closed = await doAs(db, "classes.closeDay", { day, why: "Repairs" });
    const lines = (await planned(db, closed)).change.lines.filter(({ sign }) => sign === "-");
    expect(lines.map(({ title }) => title)).toContain(`Adult Classes on ${dateText(day)}`);
    expect(JSON.stringify(lines)).not.toMatch(/adult-classes/);
  });

  test("a removed row that was added again is restored after confirmation", async () => {
    const db = await loaded();
    const id = await doAs(db, "plans.remove", { key: "Recovery" });
    await doAs(db, "plans.add", { "Plan Name": "Recovery", Term: "Monthly", Price: "$80.00" }, coach);
    const { change, apply } = await planned(db, id);
    expect(change.conflicts).toContainEqual({
      title: "Recovery",
      label: "Price",
      left: "$60.00",
      now: "$80.00",
      by: coach.name,
    });
    await apply();
    expect(await rowsNamed(db, "Recovery")).toMatchObject([{ Price: "$60.00" }]);
  });
});
