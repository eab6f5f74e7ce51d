import { expect, test } from "vitest";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { eachDatabase, onPostgres } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { leadCounts, leadMetrics, deliveryProblems, undeliveredLeads } from "./lead-metrics.server.ts";
import { markAnswered } from "./lead-care.server.ts";
import { eachLead, getLead, type LeadFilter, listLeads, retryLeads } from "./lead-queries.server.ts";
import { quarantineLeads, releaseLeads } from "./quarantine.server.ts";
import { leadReport } from "./lead-report.server.ts";
import { saveLead, type NewLead, type Channels } from "./lead-store.server.ts";
import { eraseByEmail, eraseOldLeads } from "./retention.server.ts";

const everyChannel = { webhook: true, email: false };
const day = 24 * 3600_000;

async function save(
  db: Database,
  change: Partial<NewLead>,
  channels: Channels = everyChannel,
): Promise<string> {
  return (await saveLead(db, newLead(change), channels)).id;
}

async function setState(db: Database, id: string, state: "delivered" | "failed" | "stopped", tookMs = 700) {
  const { created_at } = await db.kysely
    .selectFrom("leads")
    .select("created_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const delivered_at = state === "delivered" ? created_at + tookMs : null;
  await db.kysely
    .updateTable("leads")
    .set({ state, delivered_at, next_try_at: null })
    .where("id", "=", id)
    .execute();
}

eachDatabase((_name, fresh) => {
  test("lists newest first, by page and filter; finds by the start of an id", async () => {
    const db = await fresh();
    const start = Date.now() - day;
    const ids: string[] = [];
    for (let i = 0; i < 25; i++) {
      const heard_from = i % 5 === 0 ? "a friend" : null;
      ids.push(await save(db, { message: `lead ${i}`, receivedAt: start + Math.floor(i / 3), heard_from }));
    }
    const seen: string[] = [];
    let after;
    do {
      const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(db, {}, { limit: 4, after });
      seen.push(...page.leads.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(new Set(ids));
    const all = await Array.fromAsync(eachLead(db));
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all.map(({ created_at }) => created_at).toSorted((a, b) => b - a),
    );
    expect((await listLeads(db, { source: "a friend" })).leads).toHaveLength(5);
    expect((await listLeads(db, { from: start + 8 })).leads).toHaveLength(1);
    expect((await listLeads(db, { to: start + 1 })).leads).toHaveLength(3);
    expect((await listLeads(db, { state: "delivered" })).leads).toHaveLength(0);
    await markAnswered(db, ids[0]!, "called back");
    expect((await listLeads(db, { unanswered: true })).leads).toHaveLength(24);
    expect(await getLead(db, ids[0]!.slice(0, 13))).toMatchObject({
      id: ids[0],
      answered_note: "called back",
    });
    expect(await getLead(db, "%")).toBeNull();
  });

  test("retry takes failed, stopped and kept leads; release takes quarantined ones; leases are respected", async () => {
    const db = await fresh();
    const failed = await save(db, { message: "failed" });
    const stopped = await save(db, { message: "stopped" });
    const delivered = await save(db, { message: "delivered" });
    const doubtful = await save(db, { message: "doubtful", quarantineReason: "markup" });
    await save(db, { message: "kept" }, { webhook: false, email: false });
    const leased = await save(db, { message: "leased" });
    await setState(db, failed, "failed");
    await setState(db, stopped, "stopped");
    await setState(db, delivered, "delivered");
    await db.kysely.updateTable("leads").set({ lease_owner: "somebody" }).where("id", "=", leased).execute();
    expect(deliveryProblems(await leadCounts(db))).toContain("1 not delivered after three days, 1 refused");
    expect(await undeliveredLeads(db)).toBe(2);
    expect(await retryLeads(db, { ids: [failed] }, everyChannel)).toEqual({ webhooks: 1, emails: 0 });
    expect(await retryLeads(db, "all", everyChannel)).toEqual({ webhooks: 3, emails: 0 });
    expect(await retryLeads(db, "all", { webhook: false, email: false })).toEqual({ webhooks: 0, emails: 0 });
    expect(await releaseLeads(db, [doubtful, delivered], everyChannel)).toBe(1);
    expect(await leadCounts(db)).toMatchObject({ waiting: 5, delivered: 1, quarantined: 0, failed: 0 });
    expect(deliveryProblems(await leadCounts(db))).toBeNull();
    expect(await undeliveredLeads(db)).toBe(0);
  });

  test("metrics: leads by state, time from submit to delivery", async () => {
    const db = await fresh();
    for (const [i, tookMs] of [200, 900, 1500, 40_000].entries()) {
      await setState(db, await save(db, { message: `${i}` }), "delivered", tookMs);
    }
    await save(db, { message: "doubtful", doubt: "many links" });
    await save(db, { message: "quarantined", quarantineReason: "markup" });
    await markAnswered(
      db,
      await save(db, { message: "quarantined, looked at", quarantineReason: "markup" }),
      null,
    );
    expect(await quarantineLeads(db, [await save(db, { message: "marked by a person" })])).toBe(1);
    const text = await leadMetrics(db);
    for (const line of ['leads{state="quarantined"} 3', "leads_held_back 1", "leads_doubtful 1"])
      expect(text).toContain(line);
    for (const line of ['leads{state="delivered"} 4', 'leads{state="failed"} 0'])
      expect(text).toContain(line);
    expect(text).toContain('lead_delivery_seconds_bucket{le="1"} 2');
    expect(text).toContain('lead_delivery_seconds_bucket{le="2"} 3');
    expect(text).toContain('lead_delivery_seconds_bucket{le="+Inf"} 4');
    expect(text).toContain("lead_delivery_seconds_sum 42.6");
    expect(text).not.toContain("Casey");
  });

  test("the delivery time of a resent message counts from its arrival", async () => {
    const db = await fresh();
    const id = await save(db, { receivedAt: Date.now() - day });
    await setState(db, id, "failed");
    await retryLeads(db, { ids: [id] }, everyChannel);
    expect((await getLead(db, id))!.timestamp).toBe(
      new Date((await getLead(db, id))!.created_at).toISOString(),
    );
    await setState(db, id, "delivered", day);
    expect(await leadMetrics(db)).toContain(`lead_delivery_seconds_sum ${day / 1000}`);
    expect((await leadReport(db)).toDelivery).toEqual([day]);
  });

  test("the sweep erases only old leads that were delivered or handled", async () => {
    const db = await fresh();
    const old = { receivedAt: Date.now() - 31 * day };
    const both = { webhook: true, email: true };
    await setState(db, await save(db, { ...old, message: "old, delivered" }), "delivered");
    await setState(db, await save(db, { ...old, message: "old, e-mail still waiting" }, both), "delivered");
    await setState(db, await save(db, { ...old, message: "old, failed" }), "failed");
    await setState(db, await save(db, { message: "new, delivered" }), "delivered");
    await markAnswered(
      db,
      await save(db, { ...old, message: "old, quarantined", quarantineReason: "markup" }),
      null,
    );
    await save(db, { message: "new, quarantined", quarantineReason: "markup" });
    expect(await eraseOldLeads(db, 30)).toBe(2);
    expect((await listLeads(db)).leads.map(({ message }) => message).toSorted()).toEqual([
      "new, delivered",
      "new, quarantined",
      "old, e-mail still waiting",
      "old, failed",
    ]);
  });

  test("erases all data of a person by e-mail address", async () => {
    const db = await fresh();
    await save(db, { message: "one" });
    await save(db, { message: "two", email: "Casey@Example.com", quarantineReason: "markup" });
    await save(db, { message: "three", email: "other@example.com" });
    expect(await eraseByEmail(db, " casey@example.COM ")).toBe(2);
    expect((await listLeads(db)).leads.map(({ message }) => message)).toEqual(["three"]);
  });

  test("search ignores the case of letters outside ASCII", async () => {
    const db = await fresh();
    await save(db, { name: "Élodie", email: "Élodie@example.com", heard_from: "Über-Gym" });
    const names = async (filter: LeadFilter) => (await listLeads(db, filter)).leads.map(({ name }) => name);
    const anyCase = db.kind === "sqlite" ? ["élodie", "ÉLODIE"] : [];
    for (const text of ["Élodie", ...anyCase]) expect(await names({ text }), text).toEqual(["Élodie"]);
    expect(await names({ email: "Élodie@Example.com" })).toEqual(["Élodie"]);
    expect(await names({ source: "Über-Gym" })).toEqual(["Élodie"]);
  });

  test("search finds all words, with or without accents, and phone numbers in any notation", async () => {
    const db = await fresh();
    await save(db, { name: "José Núñez", phone: "513.555.0199", message: "Can I freeze my membership?" });
    const count = async (text: string) => (await listLeads(db, { text })).leads.length;
    for (const text of ["jose nunez", "NÚÑ", "Jose\u0301", "freeze membership", "nunez freeze"])
      expect(await count(text), text).toBe(1);
    for (const text of ["5135550199", "(513) 555-0199", "513 555", "555-01"])
      expect(await count(text), text).toBe(1);
    for (const text of ["jose climbing", "5135550198", "%", "_", "()"])
      expect(await count(text), text).toBe(0);
    // Phones type either apostrophe.
    await save(db, { name: "Erin O’Neill", message: "I don't know" });
    for (const text of ["o'neill", "O’Neill", "don’t", "don't know"]) expect(await count(text), text).toBe(1);
  });

  test("the report counts weeks, sources and words; quarantined leads are counted separately", async () => {
    const db = await fresh();
    // Sunday night at the gym is Monday in UTC.
    const monday = Date.parse("2026-11-16T05:30:00Z");
    await save(db, { message: "1", receivedAt: monday, utm_source: "flyer", heard_from: "a friend" });
    await save(db, { message: "2", receivedAt: monday + day, referrer: "https://search.example/page" });
    await save(db, { message: "3", receivedAt: monday - day, doubt: "many links" });
    await save(db, { message: "4", receivedAt: monday, quarantineReason: "markup" });
    const report = await leadReport(db);
    expect(report).toMatchObject({
      total: 3,
      doubtful: 1,
      quarantined: 1,
      weeks: [
        { week: "2026-11-09", leads: 1 },
        { week: "2026-11-16", leads: 2 },
      ],
      heardFrom: [{ name: "a friend", leads: 1 }],
    });
    expect(report.sources.map(({ name }) => name).toSorted()).toEqual(["direct", "flyer", "search.example"]);
    for (const [source, messages] of [
      ["Direct", ["3"]],
      ["FLYER", ["1"]],
      ["search.example", ["2"]],
      ["A friend", ["1"]],
      ["search", []],
    ] as const) {
      const { leads } = await listLeads(db, { source });
      expect(leads.filter(({ state }) => state !== "quarantined").map(({ message }) => message)).toEqual(
        messages,
      );
    }
  });
});

onPostgres((fresh) => {
  test("search works in a database without Unicode, which initdb makes in the locale C", async () => {
    const place = await fresh.place("nothing");
    const name = `ascii_${Date.now().toString(36)}`;
    await place.plain(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`);
    const url = new URL(place.databaseUrl ?? "");
    url.pathname = `/${name}`;
    const db = await openDatabase({ ...place, databaseUrl: url.href });
    await save(db, { name: "José Núñez 💪", phone: "513.555.0199", message: "Can I freeze my membership?" });
    const found = [];
    for (const text of ["José", "FREEZE núñez", "5550199", "climbing"])
      found.push((await listLeads(db, { text })).leads.length);
    await db.close();
    await place.plain(`drop database ${name}`);
    expect(found).toEqual([1, 1, 1, 0]);
  });
});
