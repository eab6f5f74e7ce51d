import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { delivered, deliverTo, everyChannel, leadWhen } from "#test/support/deliver.ts";
import { eachDatabase, onPostgres } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { wakeDelivery } from "./lead-delivery.server.ts";
import { claimDue, settle } from "./outbox.server.ts";
import { TRIES_AT_LEAST } from "./retry-rules.server.ts";
import { getLead, retryLeads } from "#leads/lead-queries.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";

const day = 24 * 3600_000;

/** The log line follows the change of state. */
const logged = (lines: string[], text: string) =>
  vi.waitFor(() => expect(lines.join()).toContain(text), { timeout: 120_000 });

eachDatabase((_name, fresh) => {
  test.concurrent("410 stops a lead until a person retries it", async () => {
    const [db, receiver, lines] = [await fresh(), await startReceiver(), [] as string[]];
    receiver.answer(410);
    const delivery = deliverTo(db, receiver.url, lines);
    const { id } = await saveLead(db, newLead(), everyChannel);
    wakeDelivery();
    expect(await leadWhen(db, id, (lead) => lead.state === "stopped")).toMatchObject({
      state: "stopped",
      next_try_at: null,
      last_error: "the receiver answered 410",
    });
    await logged(lines, '"level":50');
    receiver.answer(204);
    expect(await retryLeads(db, { ids: [id] }, everyChannel)).toEqual({ webhooks: 1, emails: 0 });
    wakeDelivery();
    expect(await leadWhen(db, id, delivered)).toMatchObject({ state: "delivered" });
    await delivery.stop();
    await receiver.close();
  });

  test.concurrent("delivery fails after three days of attempts, and is logged as an error", async () => {
    const [db, receiver, lines] = [await fresh(), await startReceiver(), [] as string[]];
    receiver.answer(500);
    const { id } = await saveLead(db, newLead({ receivedAt: Date.now() - 3 * day }), everyChannel);
    await db.kysely
      .updateTable("leads")
      .set({ attempts: TRIES_AT_LEAST - 1 })
      .execute();
    const delivery = deliverTo(db, receiver.url, lines);
    expect(await leadWhen(db, id, (lead) => lead.state === "failed")).toMatchObject({ state: "failed" });
    await logged(lines, '"level":50');
    await logged(lines, "gym leads retry");
    await delivery.stop();
    await receiver.close();
  });

  test.concurrent("one failed attempt after four days with the server off does not fail a lead", async () => {
    const [db, receiver, lines] = [await fresh(), await startReceiver(), [] as string[]];
    receiver.answer((_, time) => (time === 1 ? 500 : 204));
    const { id } = await saveLead(db, newLead({ receivedAt: Date.now() - 4 * day }), everyChannel);
    const delivery = deliverTo(db, receiver.url, lines);
    expect(await leadWhen(db, id, delivered)).toMatchObject({ state: "delivered", attempts: 2 });
    expect(lines.join()).not.toContain("gym leads retry");
    await delivery.stop();
    await receiver.close();
  });

  test.concurrent("leads stored while the clock was a year ahead are delivered, and do not block later ones", async () => {
    const [db, receiver] = [await fresh(), await startReceiver()];
    const ahead = newLead({ message: "the same again", receivedAt: Date.now() + 365 * 24 * 3600_000 });
    const first = await saveLead(db, ahead, everyChannel);
    const second = await saveLead(db, newLead({ message: "the same again" }), everyChannel);
    expect([second.isNew, second.id === first.id]).toEqual([true, false]);
    const delivery = deliverTo(db, receiver.url);
    await receiver.leads(2);
    await delivery.stop();
    await receiver.close();
  });

  test.concurrent("without a receiver leads are stored; once there is one, they are delivered on request", async () => {
    const [db, receiver] = [await fresh(), await startReceiver()];
    for (const message of ["one", "two", "three"]) {
      await saveLead(db, newLead({ message }), { webhook: false, email: false });
    }
    await saveLead(db, newLead({ message: "four", quarantineReason: "markup" }), {
      webhook: false,
      email: false,
    });
    const delivery = deliverTo(db, receiver.url);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(receiver.deliveries).toHaveLength(0);
    expect(await retryLeads(db, "all", everyChannel)).toEqual({ webhooks: 3, emails: 0 });
    await receiver.leads(3);
    await delivery.stop();
    expect(receiver.deliveries.map(({ payload }) => payload["message"]).toSorted()).toEqual([
      "one",
      "three",
      "two",
    ]);
    await receiver.close();
  });

  test.concurrent("a lead whose process died is delivered once its lease has expired", async () => {
    const [db, receiver] = [await fresh(), await startReceiver()];
    const { id } = await saveLead(db, newLead(), everyChannel);
    const leaseEnd = Date.now() + 1500;
    await db.kysely
      .updateTable("leads")
      .set({
        lease_owner: "a process that is dead",
        lease_until: leaseEnd,
        next_try_at: leaseEnd,
        attempts: 1,
      })
      .execute();
    const delivery = deliverTo(db, receiver.url);
    expect(await leadWhen(db, id, delivered)).toMatchObject({ state: "delivered", attempts: 2 });
    expect(receiver.deliveries[0]!.at).toBeGreaterThanOrEqual(leaseEnd);
    await delivery.stop();
    await receiver.close();
  });
});

onPostgres((fresh) => {
  test("an outcome that waits for a restore is stored in the row that the restore has written", async () => {
    const db = await fresh();
    const { id } = await saveLead(db, newLead(), everyChannel);
    const [claimed] = await claimDue(db, "webhook", 1);
    const row = (await getLead(db, id))!;
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db.kysely);
      return rows.length > 0;
    };
    const settled = await db.kysely.transaction().execute(async (inside) => {
      await inside.deleteFrom("leads").where("id", "=", id).execute();
      await inside.insertInto("leads").values(row).execute();
      const outcome = settle(db, "webhook", claimed!, { kind: "delivered" });
      await expect.poll(isWaiting).toBe(true);
      return { outcome };
    });
    await settled.outcome;
    expect(await getLead(db, id)).toMatchObject({ state: "delivered", lease_owner: null });
  });
});
