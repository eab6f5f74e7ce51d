import { expect, test } from "vitest";
import { openDatabase } from "#data/store/database.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { saveLead } from "./lead-store.server.ts";

const nowhere = { webhook: false, email: false };
const minutes = (n: number) => n * 60_000;

eachDatabase((_name, fresh) => {
  test("keeps every word of the lead and of where it came from", async () => {
    const db = await fresh();
    const lead = newLead({
      name: "سارة الشريف",
      message: "שלום\n\n\u{1F94B} ' \" \\ ; drop table leads; --",
      utm_source: "newsletter",
      utm_campaign: "open day",
      referrer: "https://search.example/",
      landing_page: "/programs",
      heard_from: "a friend",
    });
    const { id } = await saveLead(db, lead, nowhere);
    const { receivedAt, doubt, ...words } = lead;
    expect(await db.kysely.selectFrom("leads").selectAll().executeTakeFirst()).toMatchObject({
      ...words,
      id,
      created_at: receivedAt,
      timestamp: new Date(receivedAt).toISOString(),
      quarantine_reason: doubt,
      state: "kept",
      attempts: 0,
    });
  });

  test("the same person with the same message within ten minutes is one lead", async () => {
    const db = await fresh();
    const at = Date.now();
    const first = await saveLead(db, newLead({ receivedAt: at }), nowhere);
    const again = [
      newLead({ receivedAt: at + minutes(9), email: "CASEY@example.com" }),
      newLead({ receivedAt: at + minutes(9), phone: "", interest: "Group Classes" }),
    ];
    for (const lead of again)
      expect(await saveLead(db, lead, nowhere)).toEqual({ id: first.id, isNew: false });
    const others = [
      newLead({ receivedAt: at, email: "other@example.com" }),
      newLead({ receivedAt: at, message: "Something else" }),
      newLead({ receivedAt: at + minutes(11) }),
    ];
    for (const lead of others) expect(await saveLead(db, lead, nowhere)).toMatchObject({ isNew: true });
    const later = newLead({ receivedAt: at + minutes(15) });
    expect(await saveLead(db, later, nowhere)).toMatchObject({ isNew: false });
  });

  test("forty posts at once from two openers are one lead, also when the last one is just over ten minutes old", async () => {
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

  test("a doubtful lead is kept apart, whatever ways there are", async () => {
    const db = await fresh();
    await saveLead(db, newLead({ doubt: "markup" }), { webhook: true, email: true });
    expect(await db.kysely.selectFrom("leads").selectAll().executeTakeFirst()).toMatchObject({
      state: "quarantined",
      quarantine_reason: "markup",
      next_try_at: null,
      email_state: null,
    });
  });
});
