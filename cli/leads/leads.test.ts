import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VisitCounts } from "#db/visits/visit-counts.server.ts";
import { vitalBucket } from "#domain/visits.ts";
import { putPerson } from "#auth/people.server.ts";
import { gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { countLeads, getLead } from "#leads/lead-queries.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { readEntries } from "#operations/journal/audit-log.ts";
import { findInFiles } from "#test/support/find-in-files.ts";
import { answerMessage, snoozeChoices } from "#operations/messages/answering.operations.ts";
import { replyToMessage } from "#operations/messages/reply.operations.ts";
import { plan, run } from "#operations/run.ts";
import { gymOn } from "#test/support/gym.ts";
import { newLead } from "#test/support/new-lead.ts";
import { runGym } from "#test/support/run-gym.ts";
import { storesAround } from "#test/support/stores.ts";

const NO_CHANNELS = { webhook: false, email: false };
const LATE = Date.parse("2026-11-20T15:00:00Z");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-leads-"));
});
afterAll(() => rm(folder, { recursive: true }));

eachDatabaseAtLength((name, fresh) => {
  let db: Database;
  const ids: string[] = [];
  const file = (path: string) => join(folder, `${name} ${path}`);
  const gym = (words: string[], typed = "", more: Record<string, string> = {}) => {
    const stores = storesAround(db);
    return gymOn({ ...stores, env: { ...stores.env, ...more } })(["leads", ...words], typed);
  };
  const rows = async () =>
    JSON.parse((await gym(["list", "--all", "--json"])).out) as Record<string, unknown>[];

  beforeAll(async () => {
    db = await fresh();
    const leads = [
      newLead({
        message: '=HYPERLINK("http://evil.example")',
        heard_from: "Instagram",
        receivedAt: LATE - 3 * 86_400_000,
      }),
      newLead({
        name: "Zoë Sample",
        message: "Line one\nline two, with a comma",
        email: "zoe@example.com",
        receivedAt: LATE,
      }),
      newLead({
        name: "\u001b[31mRed",
        message: "spam?",
        email: "spam@example.com",
        quarantineReason: "too quick",
        receivedAt: LATE + 1,
      }),
    ];
    for (const lead of leads) ids.push((await saveLead(db, lead, NO_CHANNELS)).id);
  });

  test("lists them, newest first, by state, source, time and answer", async () => {
    const all = await gym(["list"]);
    expect(all.code).toBe(0);
    expect(all.out.indexOf("spam@example.com")).toBeLessThan(all.out.indexOf("zoe@example.com"));
    expect(all.out).not.toContain("\u001b");
    expect((await gym(["list", "--state", "quarantined"])).out).not.toContain("zoe@example.com");
    expect((await gym(["list", "--source", "Instagram"])).out.trim().split("\n")).toHaveLength(2);
    expect((await gym(["list", "--to", "2026-11-18"])).out).not.toContain("zoe@example.com");
    const two = await gym(["list", "--limit", "2"]);
    expect(two.out.trim().split("\n")).toHaveLength(3);
    expect(two.said).toContain("There are more");
  });

  test("shows possible spam, subjects, and the number of quarantined messages", async () => {
    const place = await fresh.place();
    const own = await openDatabase(place);
    const doubtful = newLead({
      message: "look",
      doubt: "4 links in the message",
      subject: "Open mat",
      receivedAt: LATE,
    });
    const { id } = await saveLead(own, doubtful, NO_CHANNELS);
    const quarantined = await saveLead(
      own,
      newLead({ quarantineReason: "too quick", receivedAt: LATE }),
      NO_CHANNELS,
    );
    const ask = (...words: string[]) => gymOn(storesAround(own))(words);
    // It opens the stores of the environment.
    const doctor = async () => (await runGym(place.env, ["doctor", "--offline"])).out;
    const unanswered = await ask("leads", "list", "--unanswered");
    expect(unanswered.out).toContain("(spam?) Open mat: look");
    expect(unanswered.said).toContain("1 message is quarantined as spam and not in this list");
    const shown = (await ask("leads", "show", id)).out;
    expect(shown).toMatch(/Subject +Open mat\n/);
    expect(shown).toMatch(/May be spam +4 links in the message\n/);
    expect((await ask("leads", "export", "-")).out).toContain("4 links in the message");
    const report = (await ask("report", "--from", "2026-11-01")).out;
    expect(report).toContain("1 of them may be spam");
    expect(report).toContain("1 quarantined as spam: gym leads list");
    expect(await doctor()).toContain("1 message quarantined as spam");
    await ask("leads", "answered", quarantined.id);
    expect((await ask("leads", "list", "--unanswered")).said).not.toContain("quarantined as spam");
    expect(await doctor()).not.toContain("quarantined as spam");
    await own.close();
  });

  test("assigns a message to a person, however the address is typed, and to nobody", async () => {
    await putPerson(db, "coach@example.com", "staff");
    const assigned = async () => (await getLead(db, ids[1]!))!.assigned_to;
    expect((await gym(["assign", ids[1]!, "Coach@Example.com"])).code).toBe(0);
    expect(await assigned()).toBe("coach@example.com");
    expect(await countLeads(db, { assignedTo: "coach@example.com" })).toBe(1);
    expect((await gym(["assign", ids[1]!, ""])).code).toBe(0);
    expect(await assigned()).toBe(null);
  });

  test("shows one by the start of its id", async () => {
    const shown = await gym(["show", ids[1]!.slice(0, 8)]);
    expect(shown.out).toContain("Zoë Sample");
    expect(shown.out).toContain("line two, with a comma");
  });

  test("exports for spreadsheets, without formulas", async () => {
    expect((await gym(["export", file("leads.csv")])).code).toBe(0);
    const bytes = await readFile(file("leads.csv"));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const cells: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    expect(cells.map((row) => row["Message"])).toEqual([
      "spam?",
      "Line one\nline two, with a comma",
      '\'=HYPERLINK("http://evil.example")',
    ]);
    expect(cells[1]).toMatchObject({ Came: "2026-11-20 10:00", Name: "Zoë Sample" });
    expect((await stat(file("leads.csv"))).mode & 0o777).toBe(0o600);
    const again = await gym(["export", file("leads.csv")]);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining("--replace")]);
    expect((await gym(["export", "/nowhere/leads.csv"])).code).toBe(1);
    expect(await readEntries(db, { kinds: ["messages.export"] })).toHaveLength(1);
    await gym(["export", file("leads.json"), "--state", "kept"]);
    expect(JSON.parse(await readFile(file("leads.json"), "utf8"))).toHaveLength(2);
  });

  test("marks as answered, releases, resends, and erases a person", async () => {
    expect((await gym(["answered", ids[0]!, "--note", "called"])).code).toBe(0);
    expect((await gym(["list", "--unanswered"])).out).not.toContain("HYPERLINK");
    expect((await gym(["release", ids[2]!])).out).toContain("Released: 1 message.");
    const partly = await gym(["release", ids[0]!]);
    expect([partly.code, partly.said]).toEqual([1, expect.stringContaining("1 message is not quarantined")]);
    expect((await gym(["spam", ids[2]!])).out).toContain("Marked as spam: 1 message.");
    const both = await gym(["release", ids[0]!, ids[2]!]);
    expect([both.code, both.out]).toEqual([1, "Released: 1 message.\n"]);
    expect(both.said).toContain(`1 message was not quarantined: ${ids[0]!.slice(0, 8)}.`);
    const nowhere = await gym(["retry", "--all"]);
    expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining("LEAD_WEBHOOK_URL")]);
    const url = { LEAD_WEBHOOK_URL: "http://127.0.0.1:9/" };
    expect((await gym(["retry", "--all"], "", url)).out).toContain("3 deliveries");
    expect((await rows()).map((row) => row["state"])).toEqual(["waiting", "waiting", "waiting"]);

    expect((await gym(["erase", "ZOE@example.com"], "no\n")).said).toContain("Nothing was changed");
    expect((await gym(["erase", "zoe@example.com"])).said).toContain("--yes");
    expect((await rows()).length).toBe(3);
    expect((await gym(["erase", "ZOE@example.com"], "yes\n")).out).toContain("Deleted: 1 message");
    expect((await rows()).length).toBe(2);
    expect((await gym(["erase", "zoe@example.com", "--yes"])).code).toBe(1);
  });

  test("says which address no reply can be sent to", async () => {
    const { id } = await saveLead(db, newLead({ email: "ü@exämple.de" }), NO_CHANNELS);
    const mail = { SMTP_URL: "smtp://127.0.0.1:9", LEAD_NOTIFY_TO: "desk@gym.example" };
    const reply = await gym(["reply", id, "--text", "See you", "--yes"], "", mail);
    expect(reply).toMatchObject({
      code: 1,
      said: expect.stringContaining("do not accept the address ü@exämple.de"),
    });
    await gym(["erase", "ü@exämple.de", "--yes"]);
  });

  test("leaves no text of an erased person in the files of the database", async () => {
    const place = await fresh.place();
    // While it is open, SQLite keeps its write-ahead log.
    const own = await openDatabase(place);
    const ask = (...words: string[]) => gymOn(storesAround(own))(["leads", ...words]);
    const { id } = await saveLead(own, newLead({ message: "secret question" }), NO_CHANNELS);
    expect((await ask("note", id, "secret note", "--yes")).code).toBe(0);
    expect((await ask("record-reply", id, "secret reply", "--yes")).code).toBe(0);
    const texts = ["secret question", "secret note", "secret reply"];
    expect(findInFiles(place.dataDir, texts)).toEqual(name === "SQLite" ? texts : []);
    expect((await ask("erase", "casey@example.com", "--yes")).code).toBe(0);
    expect(findInFiles(place.dataDir, texts)).toEqual([]);
    await own.close();
  });

  test.each([
    [["list", "--stat", "failed"], 2, "Did you mean --state?"],
    [["list", "--state", "lost"], 2, "It is one of: waiting, delivered"],
    [["list", "--from", "yesteryear"], 2, "Write a day like"],
    [["list", "--from", "2026-02-30"], 2, "is not a day"],
    [["list", "--from", "2026-11-02", "--to", "2026-11-01"], 2, "Swap the two days"],
    [["list", "--limit", "0"], 2, "--limit: must be at least 1"],
    [["list", "--limit", "many"], 2, "Give a number"],
    [["show"], 2, "ID is missing"],
    [["show", "zzz"], 1, "There is no message 'zzz'"],
    [["retry"], 2, "Which messages?"],
    [["export", "/nowhere/leads.csv"], 1, "can't be written"],
    [["erase", "zoe"], 2, "is not an e-mail address"],
    [["lst"], 2, "Did you mean 'gym leads list'?"],
  ])("explains the error in %j", async (words, code, says) => {
    const answer = await gym(words);
    expect([answer.code, answer.out]).toEqual([code, ""]);
    expect(answer.said).toContain(says);
  });

  test("marks as spam what is not being delivered, and names the others", async () => {
    const own = await fresh();
    const add = async (message: string) => (await saveLead(own, newLead({ message }), NO_CHANNELS)).id;
    const [free, busy] = [await add("free"), await add("busy")];
    await own.kysely.updateTable("leads").set({ lease_owner: "server" }).where("id", "=", busy).execute();
    const run = gymOn(storesAround(own));
    const answer = await run(["leads", "spam", free, busy]);
    expect([answer.code, answer.out]).toEqual([1, "Marked as spam: 1 message.\n"]);
    expect(answer.said).toContain(`1 message was spam already or being delivered: ${busy.slice(0, 8)}.`);
    const [entry] = JSON.parse((await run(["log", "--json"])).out) as { sentence: string }[];
    expect(JSON.stringify(entry)).toMatch(/The message received .+: marked as spam/);
    const states = await own.kysely.selectFrom("leads").select("state").orderBy("message", "desc").execute();
    expect(states.map(({ state }) => state)).toEqual(["quarantined", "kept"]);
    const again = await run(["leads", "spam", busy]);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining("Nothing was changed")]);
  });

  test("counts messages and visits of the same days without --from", async () => {
    const own = await fresh();
    const first = gymMoment(addDays(gymDay(new Date()), -84), "00:00");
    await saveLead(own, newLead({ receivedAt: first.getTime() }), NO_CHANNELS);
    const visits = new VisitCounts(() => own);
    visits.add([{ kind: "call", name: "/", source: "direct" }]);
    await visits.write(first);
    const { out } = await gymOn(storesAround(own))(["report", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ total: 1, visits: { bySource: [{ kind: "call", count: 1 }] } });
  });

  test("reports by week, source and time, as text and as a self-contained page", async () => {
    const visits = new VisitCounts(() => db);
    visits.add([
      { kind: "LCP", name: "/", source: vitalBucket("LCP", 12_000) },
      { kind: "INP", name: "/", source: vitalBucket("INP", 900) },
    ]);
    await visits.write(new Date("2026-11-20T15:00:00Z"));
    const path = file("report.html");
    const answer = await gymOn(storesAround(db))(["report", "--from", "2026-11-01", "--html", path]);
    expect(answer.code).toBe(0);
    expect(answer.out).toContain("2 messages from 2026-11-01");
    expect(answer.out).toContain("Messages per week");
    expect(answer.out).toContain("Instagram");
    expect(answer.out).toContain("LCP   75th percentile over 10,000 ms; good for 0% of 1");
    expect(answer.out).toContain("INP   75th percentile 1,000 ms; good for 0% of 1");
    const page = await readFile(path, "utf8");
    expect(page).toContain("<td>LCP</td><td>over 10,000 ms</td>");
    expect(page).toContain("<svg");
    expect(page).toContain("2 messages</h1>");
    expect(page.replace(/<(style|svg).*?<\/\1>/gs, "")).not.toMatch(/\bleads?\b/i);
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    const figures = JSON.parse(
      (await gymOn(storesAround(db))(["report", "--from", "2026-11-01", "--json"])).out,
    ) as { total: number };
    expect(figures.total).toBe(2);
  });

  test("two people answer a message: the first stays named, and a second reply is refused unless it was seen", async () => {
    const lead = await saveLead(db, newLead({ email: "two@example.com" }), NO_CHANNELS);
    const stores = storesAround(db);
    const atDesk = (name: string) => ({ name, role: "owner", via: "desk" }) as const;
    const answer = (name: string) =>
      run(answerMessage, { input: { ids: [lead.id] }, actor: atDesk(name), stores });
    await answer("owner@example.com");
    expect(await answer("coach@example.com")).toBeUndefined();
    const { answered_note: note, answered_at: at } = (await getLead(db, lead.id))!;
    expect(note).toBe("by owner@example.com");
    const reply = (was: string) =>
      plan(replyToMessage, {
        input: { id: lead.id, text: "Yes.", was },
        actor: atDesk("coach@example.com"),
        stores: {
          ...stores,
          env: { ...stores.env, SMTP_URL: "smtp://x", LEAD_NOTIFY_TO: "gym@example.com" },
        },
      });
    await expect(reply("")).rejects.toThrow(
      "Somebody has answered this in the meantime, by owner@example.com.",
    );
    expect((await reply(String(at))).change.lines).toHaveLength(1);
  });

  test("each reminder is at a time of its own, also on a Sunday", () => {
    for (const day of ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"]) {
      const times = snoozeChoices(new Date(`${day}T15:00:00Z`)).map(({ at }) => at);
      expect(new Set(times).size, day).toBe(times.length);
    }
  });
});
