import { CompiledQuery } from "kysely";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { saveLead } from "./lead-store.server.ts";
import { quarantineLeads } from "./quarantine.server.ts";

const nowhere = { webhook: false, email: false };
const minutes = (n: number) => n * 60_000;

eachDatabase((_name, fresh) => {
  test("stores all fields of the lead and of its source", async () => {
    const db = await fresh();
    const lead = newLead({
      name: "سارة الشريف",
      message: "שלום\n\n\u{1F94B} ' \" \\ ; drop table leads; --",
      utm_source: "newsletter",
      utm_campaign: "open day",
      referrer: "https://search.example/",
      landing_page: "/programs",
      heard_from: "a friend",
      subject: "Open mat on 12 December",
    });
    const { id } = await saveLead(db, lead, nowhere);
    const { receivedAt, quarantineReason, ...words } = lead;
    expect(await db.kysely.selectFrom("leads").selectAll().executeTakeFirst()).toMatchObject({
      ...words,
      id,
      created_at: receivedAt,
      timestamp: new Date(receivedAt).toISOString(),
      quarantine_reason: quarantineReason,
      state: "kept",
      attempts: 0,
    });
  });

  test("equal posts within ten minutes are one lead: a double click, Back and send, two tabs", async () => {
    const db = await fresh();
    const at = Date.now();
    const first = await saveLead(db, newLead({ receivedAt: at }), nowhere);
    const again = [
      newLead({ receivedAt: at + 300 }),
      newLead({ receivedAt: at + minutes(9), email: "CASEY@example.com" }),
      newLead({
        receivedAt: at + minutes(9),
        user_agent: "another tab",
        referrer: "https://search.example/",
      }),
    ];
    for (const lead of again)
      expect(await saveLead(db, lead, nowhere)).toEqual({ id: first.id, isNew: false });
    expect(await saveLead(db, newLead({ receivedAt: at + minutes(11) }), nowhere)).toMatchObject({
      isNew: true,
    });
    const later = newLead({ receivedAt: at + minutes(15) });
    expect(await saveLead(db, later, nowhere)).toMatchObject({ isNew: false });
  });

  test("posts that differ in any field are separate leads: two children, a corrected number", async () => {
    const db = await fresh();
    const receivedAt = Date.now();
    const child = { first_name: "Robin", last_name: "Sample", name: "Robin Sample", interest: "Jiu-Jitsu" };
    const others = [
      newLead({ receivedAt }),
      newLead({ receivedAt, name: "Casey B. Sample" }),
      newLead({ receivedAt, email: "other@example.com" }),
      newLead({ receivedAt, phone: "(513) 555-0109" }),
      newLead({ receivedAt, phone: "" }),
      newLead({ receivedAt, interest: "Group Classes" }),
      newLead({ receivedAt, message: "Something else" }),
      newLead({ receivedAt, heard_from: "a friend" }),
      newLead({ receivedAt, subject: "Open mat" }),
      newLead({ receivedAt, page: "/programs/evo-mayhem" }),
      newLead({ receivedAt, ...child }),
      newLead({ receivedAt, ...child, name: "Alex Sample", first_name: "Alex" }),
      newLead({ receivedAt, ...child, first_name: "Robin Sample", last_name: "" }),
    ];
    for (const lead of others) expect(await saveLead(db, lead, nowhere)).toMatchObject({ isNew: true });
    expect(await db.kysely.selectFrom("leads").select("id").execute()).toHaveLength(others.length);
  });

  test("a message that is corrected and then sent in its first form is stored again", async () => {
    const db = await fresh();
    const at = Date.now();
    const phones = ["(513) 555-0101", "(513) 555-0102", "(513) 555-0101"];
    for (const [n, phone] of phones.entries())
      expect(await saveLead(db, newLead({ phone, receivedAt: at + n * 1000 }), nowhere)).toMatchObject({
        isNew: true,
      });
    const again = newLead({ phone: phones[2]!, receivedAt: at + 5000 });
    expect(await saveLead(db, again, nowhere)).toMatchObject({ isNew: false });
  });

  test("a later message is not merged into one that was marked as spam", async () => {
    const db = await fresh();
    const first = await saveLead(db, newLead({}), nowhere);
    expect(await quarantineLeads(db, [first.id])).toBe(1);
    expect(await saveLead(db, newLead({}), nowhere)).toMatchObject({ isNew: true });
  });

  test("a clean post is never merged with a quarantined one", async () => {
    const db = await fresh();
    const receivedAt = Date.now();
    const quarantineReason = "the hidden field is filled in";
    for (const lead of [{ quarantineReason }, { quarantineReason }, {}, { quarantineReason }, {}])
      await saveLead(db, newLead({ receivedAt, ...lead }), nowhere);
    const rows = await db.kysely.selectFrom("leads").select("state").orderBy("state").execute();
    expect(rows.map(({ state }) => state)).toEqual(["kept", "quarantined", "quarantined", "quarantined"]);
  });

  test("forty simultaneous posts from two processes are one lead, also if the last one is just over ten minutes old", async () => {
    const place = await fresh.place();
    const openers = [await openDatabase(place), await openDatabase(place)];
    const at = Date.now();
    const burst = (receivedAt: number) =>
      Promise.all(
        Array.from({ length: 40 }, (_, i) => saveLead(openers[i % 2]!, newLead({ receivedAt }), nowhere)),
      );
    for (const receivedAt of [at, at + minutes(10), at + minutes(21)]) {
      const saved = await burst(receivedAt);
      expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    }
    expect(await place.plain("select id from leads")).toHaveLength(3);
    await Promise.all(openers.map((db) => db.close()));
  });

  test("quarantined leads use no channel, doubtful ones use all", async () => {
    const db = await fresh();
    const channels = { webhook: true, email: true };
    await saveLead(
      db,
      newLead({ message: "1", quarantineReason: "the hidden field is filled in" }),
      channels,
    );
    await saveLead(db, newLead({ message: "2", doubt: "markup" }), channels);
    const rows = await db.kysely.selectFrom("leads").selectAll().orderBy("message").execute();
    expect(rows).toMatchObject([
      {
        state: "quarantined",
        quarantine_reason: "the hidden field is filled in",
        next_try_at: null,
        email_state: null,
      },
      { state: "waiting", quarantine_reason: null, doubt: "markup", email_state: "waiting" },
    ]);
  });

  test("thousands of earlier messages of a sender are not read for the next one", async () => {
    const db = await fresh();
    await saveLead(db, newLead(), nowhere);
    const columns = await db.kysely.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const earlier = Array.from({ length: 4_000 }, (_, n) => ({
      ...columns,
      id: `${n}`,
      fingerprint: `a:${n}`,
    }));
    while (earlier.length > 0) await db.kysely.insertInto("leads").values(earlier.splice(0, 400)).execute();
    await db.kysely.executeQuery(CompiledQuery.raw("analyze leads"));
    const executor = db.kysely.getExecutor();
    const sent = vi.spyOn(executor, "executeQuery");
    await saveLead(db, newLead({ message: "one more" }), nowhere);
    const { sql, parameters } = sent.mock.calls
      .map(([query]) => query)
      .find((query) => query.sql.includes("lower(email)"))!;
    const explain = db.kind === "sqlite" ? "explain query plan" : "explain";
    const { rows } = await db.kysely.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
    expect(JSON.stringify(rows)).toMatch(/INDEX leads_latest|Index Scan using leads_latest/);
  });
});
