import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { delivered, deliverTo, everyChannel, leadWhen, secret } from "#test/support/deliver.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { startReceiver, type Manner } from "#test/outside/webhook-receiver.ts";
import { wakeDelivery } from "./lead-delivery.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";

eachDatabase((name, fresh) => {
  test("a lead reaches the receiver within two seconds, signed, unchanged and once", async () => {
    const [db, receiver] = [await fresh(), await startReceiver()];
    const delivery = deliverTo(db, receiver.url);
    const words = { name: "Zoë 李", message: "ثلاثة\n\u{1F94B} lines", first_name: "Zoë", last_name: "李" };
    const heard_from = "a friend at church";
    const { id } = await saveLead(db, newLead({ ...words, heard_from }), everyChannel);
    wakeDelivery();
    const lead = await leadWhen(db, id, delivered);
    expect(lead.delivered_at! - lead.created_at).toBeLessThan(2000);
    const [got] = receiver.deliveries;
    expect(got!.id).toBe(id);
    expect(new Webhook(secret).verify(got!.body, got!.headers)).toEqual({
      id,
      name: "Zoë 李",
      email: lead.email,
      phone: lead.phone,
      message: "ثلاثة\n\u{1F94B} lines",
      interest: lead.interest,
      timestamp: lead.timestamp,
      source: lead.source,
      source_url: lead.source_url,
      user_agent: "test",
      firstName: "Zoë",
      lastName: "李",
      heardFrom: heard_from,
    });
    expect(Object.keys(got!.payload)).not.toContain("subject");
    expect(() => new Webhook("whsec_AAAAAAAAAAAAAAAAAAAAAAAA").verify(got!.body, got!.headers)).toThrow();
    await delivery.stop();
    expect(receiver.deliveries).toHaveLength(1);
    await receiver.close();
  });

  test.concurrent.each<[string, Manner, number]>([
    ["500", 500, 1000],
    ["429 with Retry-After", { status: 429, headers: { "retry-after": "4" } }, 4000],
    ["a redirect, which is not followed", { status: 302, headers: { location: "/elsewhere" } }, 1000],
    ["garbage", "garbage", 1000],
    ["hanging up", "hang up", 1000],
    ["hanging up in the middle of the answer", "hang up in the middle", 1000],
  ])(
    "after an invalid answer the lead is sent again with the same webhook-id: %s",
    async (_what, manner, atLeastMs) => {
      const [db, receiver, lines] = [await fresh(), await startReceiver(), [] as string[]];
      receiver.answer((_, time) => (time === 1 ? manner : 204));
      const delivery = deliverTo(db, receiver.url, lines);
      const { id } = await saveLead(db, newLead(), everyChannel);
      wakeDelivery();
      const waiting = await leadWhen(db, id, (lead) => lead.last_error !== null);
      expect(waiting).toMatchObject({ state: "waiting", lease_owner: null });
      expect(await leadWhen(db, id, delivered)).toMatchObject({
        state: "delivered",
        attempts: 2,
        last_error: null,
      });
      const [first, second] = receiver.deliveries;
      expect([first!.id, second!.id]).toEqual([id, id]);
      expect(second!.at - first!.at).toBeGreaterThanOrEqual(atLeastMs);
      await delivery.stop();
      await receiver.close();
      expect(lines.join()).toContain("lead delivery failed; it will be retried");
      expect(lines.join()).not.toMatch(/casey|sample/i);
    },
  );

  test.concurrent.each([
    "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 102 Processing\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n",
  ])("an informational response before the answer is ignored: %j", async (before) => {
    const [db, receiver] = [await fresh(), await startReceiver()];
    receiver.answer((_, time) => ({ status: time === 1 ? 503 : 200, before }));
    const delivery = deliverTo(db, receiver.url);
    const { id } = await saveLead(db, newLead(), everyChannel);
    wakeDelivery();
    const waiting = await leadWhen(db, id, (lead) => lead.last_error !== null);
    expect(waiting.last_error).toBe("the receiver answered 503");
    expect(await leadWhen(db, id, delivered)).toMatchObject({ state: "delivered", attempts: 2 });
    await delivery.stop();
    await receiver.close();
  });

  test("a lead without answers to optional questions has only the contract's fields", async () => {
    const [db, receiver] = [await fresh(), await startReceiver()];
    const delivery = deliverTo(db, receiver.url);
    const { id } = await saveLead(db, newLead(), everyChannel);
    wakeDelivery();
    await leadWhen(db, id, delivered);
    expect(Object.keys(receiver.deliveries[0]!.payload).join()).toBe(
      "id,name,email,phone,message,interest,timestamp,source,source_url,user_agent",
    );
    await delivery.stop();
    await receiver.close();
  });

  test.concurrent("a receiver that is down, then up again", async () => {
    const [db, gone] = [await fresh(), await startReceiver()];
    await gone.close();
    const delivery = deliverTo(db, gone.url);
    const { id } = await saveLead(db, newLead(), everyChannel);
    wakeDelivery();
    const waiting = await leadWhen(db, id, (lead) => lead.last_error !== null);
    expect(waiting.last_error).toBe("no answer (ECONNREFUSED)");
    const back = await startReceiver({ port: gone.port });
    expect(await leadWhen(db, id, delivered)).toMatchObject({ state: "delivered" });
    await delivery.stop();
    await back.close();
  });

  test.concurrent("a lead that is being sent is not sent again if the clock is set ahead", async () => {
    const [db, receiver] = [await fresh(), await startReceiver()];
    receiver.answer({ status: 204, afterMs: 2000 });
    const delivery = deliverTo(db, receiver.url);
    const { id } = await saveLead(db, newLead(), everyChannel);
    wakeDelivery();
    await leadWhen(db, id, ({ lease_owner }) => lease_owner !== null);
    await db.kysely.updateTable("leads").set({ next_try_at: 1 }).where("id", "=", id).execute();
    wakeDelivery();
    expect(await leadWhen(db, id, delivered)).toMatchObject({ state: "delivered", attempts: 1 });
    await delivery.stop();
    expect(receiver.deliveries).toHaveLength(1);
    await receiver.close();
  });

  // It takes 15 seconds, so it runs on both databases only in the long tests.
  if (name === "SQLite" || process.env.LONG_TESTS === "1")
    test.concurrent("a receiver that never answers is given 15 seconds, and other leads do not wait for it", async () => {
      const db = await fresh();
      const receiver = await startReceiver();
      receiver.answer(({ payload }) => (payload["message"] === "slow" ? "never" : 204));
      const delivery = deliverTo(db, receiver.url);
      const { id: slow } = await saveLead(db, newLead({ message: "slow" }), everyChannel);
      const { id: quick } = await saveLead(db, newLead({ message: "quick" }), everyChannel);
      wakeDelivery();
      const other = await leadWhen(db, quick, delivered);
      expect(other.delivered_at! - other.created_at).toBeLessThan(2000);
      const lead = await leadWhen(db, slow, ({ last_error }) => last_error !== null, 18_000);
      expect(lead).toMatchObject({ state: "waiting", last_error: "no answer within 15 s" });
      expect(Date.now() - lead.created_at).toBeGreaterThan(14_500);
      receiver.answer(204);
      expect(await leadWhen(db, slow, delivered)).toMatchObject({ state: "delivered" });
      await delivery.stop();
      await receiver.close();
    });
});
