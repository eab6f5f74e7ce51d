import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { saveLead, type NewLead } from "#leads/lead-store.server.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { everyChannel } from "#test/support/deliver.ts";
import { eachDatabaseAtLength, type Place } from "#test/support/fresh-database.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import { newLead } from "#test/support/new-lead.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { gymAt } from "#test/support/gym.ts";
import { startServer } from "#test/support/start-server.ts";

async function keep(place: Place, leads: Partial<NewLead>[]) {
  const db = await openDatabase(place);
  for (const lead of leads) await saveLead(db, newLead(lead), everyChannel);
  await db.close();
}

async function backUp(place: Place): Promise<string> {
  await placeFewPictures(place.dataDir);
  const file = join(ownFolder(), "backup.tar.gz");
  expect((await gymAt(place, ["backup", file])).code).toBe(0);
  return file;
}

const restore = (place: Place, file: string, ...flags: string[]) =>
  gymAt(place, ["restore", file, "--replace", "--yes", ...flags]);

async function note(place: Place, message: string, words: string) {
  await place.plain(
    `insert into lead_notes (id, lead, at, author, kind, words)
    select '${randomUUID()}', id, 1, 'casey@example.com', 'reply', '${words}' from leads where message = '${message}'`,
  );
}

async function readNotes(place: Place): Promise<string[]> {
  const rows = await place.plain(
    "select message, words from lead_notes join leads on leads.id = lead_notes.lead order by message, words",
  );
  return rows.map(({ message, words }) => `${String(message)}: ${String(words)}`);
}

eachDatabaseAtLength((name, fresh) => {
  test("messages that arrived since the backup are kept, and none is delivered twice", async () => {
    const place = await fresh.place();
    const halfAnHourAgo = Date.now() - 30 * 60_000;
    await keep(place, [{ message: "waiting" }, { message: "twice", receivedAt: halfAnHourAgo }]);
    const file = await backUp(place);
    await place.plain("update leads set state = 'delivered', delivered_at = 1, next_try_at = null");
    await keep(place, [
      { message: "gone out" },
      { message: "answered" },
      { message: "spam", quarantineReason: "markup" },
      { message: "twice" },
    ]);
    await place.plain(
      "update leads set state = 'delivered', delivered_at = 1, next_try_at = null where message = 'gone out'",
    );
    await place.plain(
      "update leads set answered_at = 5, answered_note = 'called' where message = 'answered'",
    );
    for (const time of ["first", "second"]) {
      const done = await restore(place, file);
      expect([done.code, done.said], time).toEqual([0, ""]);
      expect(done.out).toContain("4 messages that came since the backup were kept.");
    }
    const rows = await place.plain("select message, state, answered_note from leads order by message, state");
    expect(rows.map(({ message, state, answered_note }) => [message, state, answered_note])).toEqual([
      ["answered", "waiting", "called"],
      ["gone out", "delivered", null],
      ["spam", "quarantined", null],
      ["twice", "delivered", null],
      ["twice", "waiting", null],
      ["waiting", "delivered", null],
    ]);
    const receiver = await startReceiver();
    const server = await startServer({ ...place.env, LEAD_WEBHOOK_URL: receiver.url });
    await receiver.leads(2);
    await server.stop();
    expect(receiver.deliveries.map(({ payload }) => payload["message"]).toSorted()).toEqual([
      "answered",
      "twice",
    ]);
    await receiver.close();
  });

  test("two restores in the same second keep both former databases", async () => {
    const place = await fresh.place();
    await keep(place, [{ message: "ours" }]);
    const file = await backUp(place);
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const folders = [];
    for (const time of ["first", "second"]) {
      const done = await restore(place, file);
      expect([done.code, done.said], time).toEqual([0, ""]);
      folders.push(/before-restore-[\w-]+/.exec(done.out)?.[0]);
    }
    expect(new Set(folders).size).toBe(2);
    for (const folder of folders) expect(existsSync(join(place.dataDir, folder!))).toBe(true);
  });

  test.each([[""], ["with --back"]])("replies and notes that came since are kept %s", async (back) => {
    const place = await fresh.place();
    await keep(place, [{ message: "old" }]);
    await note(place, "old", "in the backup");
    const file = await backUp(place);
    await keep(place, [{ message: "new" }]);
    await note(place, "old", "since then");
    await note(place, "new", "See you Tuesday.");
    for (const time of ["first", "second"]) {
      const done = await restore(place, file, ...(back ? ["--back"] : []));
      expect([done.code, done.said], time).toEqual([0, ""]);
      expect(await readNotes(place), time).toEqual([
        "new: See you Tuesday.",
        "old: in the backup",
        "old: since then",
      ]);
    }
  });

  if (name === "PostgreSQL") return;

  test("an unreadable database is reported, and the backup is restored", async () => {
    const place = await fresh.place();
    await keep(place, [{ message: "in the backup" }]);
    const file = await backUp(place);
    writeFileSync(join(place.dataDir, "site.sqlite"), "this is no database ".repeat(500));
    const done = await restore(place, file);
    expect([done.code, done.said]).toEqual([0, ""]);
    expect(done.out).toMatch(
      /may be missing: the old database in that folder can't be read .*not a database/,
    );
    expect(await place.plain("select message from leads")).toMatchObject([{ message: "in the backup" }]);
  });

  test("messages are merged from a database of a newer version too", async () => {
    const place = await fresh.place();
    await keep(place, [{ message: "in the backup" }]);
    const file = await backUp(place);
    await keep(place, [{ message: "since then" }]);
    await note(place, "since then", "See you Tuesday.");
    await place.plain("alter table leads add column mood text");
    await place.plain("insert into site_migrations (name, applied_at) values ('0099-mood', 1)");
    const done = await restore(place, file);
    expect([done.code, done.said]).toEqual([0, ""]);
    expect(done.out).toContain("1 message that came since the backup was kept.");
    expect((await gymAt(place, ["leads", "list"])).out).toContain("since then");
    expect(await readNotes(place)).toEqual(["since then: See you Tuesday."]);
  });
});
