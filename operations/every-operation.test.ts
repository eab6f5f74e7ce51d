import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putPerson } from "#auth/people.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { addDays, days, weekdayName } from "#domain/schedule/clock.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { quarantineLeads } from "#leads/quarantine.server.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { placeFewPictures } from "#test/support/few-pictures.ts";
import { newLead } from "#test/support/new-lead.ts";
import { coach, owner, storesAround } from "#test/support/stores.ts";
import { stripes } from "#test/support/test-pictures.ts";
import { readEntries } from "./journal/audit-log.ts";
import type { Operation, Stores } from "./operation.ts";
import { collections, operations } from "./registry.ts";
import { rowKey } from "./collections/collection.ts";
import { readRows } from "./rows/table-rows.ts";
import { run } from "./run.ts";

// Runs every operation: each writes exactly one audit entry and refuses roles that it does not allow. Fails if an operation
// is missing here.

const changes = operations.filter((one) => one.kind === "change");
/** They need a running site, a passkey or a second database, and have separate tests. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  undo: "operations/run.test.ts",
  "backup.move": "operations/move/move.test.ts",
  "backup.restore": "operations/backup/backup.test.ts",
  "messages.reply": "test/desk/messages.test.ts",
  "account.addPasskey": "test/desk/sign-in/passkeys.test.ts",
  "account.removePasskey": "test/desk/sign-in/passkeys.test.ts",
  "account.notify": "test/desk/notifications/push.test.ts",
  "account.stopNotifying": "test/desk/notifications/push.test.ts",
  "account.quietHours": "test/desk/notifications/push.test.ts",
  "account.testNotification": "test/desk/notifications/push.test.ts",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "operations-"));
});
afterAll(() => rm(folder, { recursive: true }));

const tomorrow = addDays(gymDay(new Date()), 1);
const monday = addDays(tomorrow, (8 - days.indexOf(weekdayName(tomorrow)) - 1) % 7);
const BOXING = { class: "boxing", day: monday };

/** The input of each operation; a function if it depends on the store. */
type Typed = Record<string, unknown> | ((db: Database, stores: Stores) => Promise<Record<string, unknown>>);

const message = async (db: Database, state: "usual" | "spam" = "usual") => {
  const { id } = await saveLead(db, newLead(), { webhook: false, email: false });
  if (state === "spam") await quarantineLeads(db, [id]);
  return id;
};
const event = async (db: Database) =>
  (await db.kysely.selectFrom("events").select("id").orderBy("day", "desc").executeTakeFirstOrThrow()).id;
const colleague = async (db: Database) => (await putPerson(db, coach.name, "staff")).email;

/** Sends photos from the command line: those of the desk are prepared in a process of their own. */
const sender = { ...owner, via: "cli" } as const;
const photo = { name: "a.png", bytes: await stripes(64, 48).png().toBuffer(), words: "Racks" };
const film = await readFile("media/film/program-evo-nutrition.webm");
const crop = { across: 50, down: 50, closer: 200 };
const placed = async (stores: Stores) => {
  const place = "hero-pricing";
  await run(named("pictures.place"), { input: { ...photo, place }, actor: sender, stores });
  return place;
};

const own: Readonly<Record<string, Typed>> = {
  "pages.turn": { page: "/partners", to: "off" },
  "pictures.add": { ...photo, to: "tour" },
  "pictures.order": { numbers: ["3", "2"] },
  "pictures.describe": { number: "3", words: "Racks" },
  "pictures.remove": { pictures: ["3"] },
  "pictures.place": { ...photo, place: "hero-pricing" },
  "pictures.placeFilm": { ...photo, place: "poster-hero", name: "a.webm", bytes: film, poster: photo.bytes },
  "pictures.crop": async (_, stores) => ({ place: await placed(stores), words: "Racks", crop }),
  "pictures.restoreOriginal": async (_, stores) => ({ place: await placed(stores) }),
  "portraits.crop": { name: "Casey Sample", crop },
  "messages.answer": async (db) => ({ ids: [await message(db)], note: "comes by" }),
  "messages.reopen": async (db) => {
    const id = await message(db);
    await db.kysely.updateTable("leads").set({ answered_at: 1 }).where("id", "=", id).execute();
    return { ids: [id] };
  },
  "messages.assign": async (db) => ({ id: await message(db), email: await colleague(db) }),
  "messages.snooze": async (db) => ({ id: await message(db), until: "Tomorrow" }),
  "messages.note": async (db) => ({ id: await message(db), text: "Prefers mornings" }),
  "messages.recordReply": async (db) => ({ id: await message(db), text: "Come by at six." }),
  "messages.stage": async (db) => ({ id: await message(db), stage: "joined" }),
  "messages.spam": async (db) => ({ ids: [await message(db)] }),
  "messages.release": async (db) => ({ ids: [await message(db, "spam")] }),
  "messages.retry": async (db) => ({ ids: [await message(db)] }),
  "signups.coming": async (db) => ({ id: await message(db), event: await event(db), people: 2 }),
  "signups.notComing": async (db) => {
    const id = await message(db);
    const event_id = await event(db);
    await db.kysely.updateTable("leads").set({ event_id, coming: 1 }).where("id", "=", id).execute();
    return { id };
  },
  "messages.erase": async (db) => ({ email: (await message(db)) && newLead().email }),
  "messages.export": { unanswered: true },
  "team.invite": { email: "new@gym.example", role: "owner" },
  "team.signOut": async (db) => ({ email: await colleague(db) }),
  "team.remove": async (db) => ({ email: await colleague(db) }),
  "team.changeRole": async (db) => ({ email: await colleague(db), role: "owner" }),
  "account.signOut": async (db) => (await putPerson(db, owner.name, "owner")) && { session: "all" },
  "backup.write": async () => ({ file: join(folder, `${Math.random()}.tar.gz`) }),
  "backup.download": {},
  "sample.load": {},
  "sample.clear": {},
  carry: async (db) => {
    await db.kysely.deleteFrom("gym_settings").execute();
    return {};
  },
  "settings.set": { name: "phone", value: "513-555-0199" },
  "texts.change": { key: "home.welcome", value: "Hello" },
  "texts.reset": async (db) => {
    await run(named("texts.change"), {
      input: { key: "home.welcome", value: "Hello" },
      actor: owner,
      stores: storesAround(db),
    });
    return { key: "home.welcome" };
  },
  "texts.import": {
    sheet: {
      rows: [
        ["name", "value"],
        ["home.welcome", "Hello"],
      ],
      notes: [],
    },
  },
  "announcement.say": { words: "Closed at noon", until: tomorrow },
  "classes.cancel": { ...BOXING, why: "Coach is ill" },
  "classes.move": { ...BOXING, to: "9am" },
  "classes.adjust": { ...BOXING, new_day: addDays(monday, 1), coach: "Riley Demo" },
  "classes.closeDay": { day: monday, why: "Thanksgiving", access: "closed" },
  "classes.reopenDay": async (db) => {
    const input = { day: monday, why: "Thanksgiving" };
    await run(named("classes.closeDay"), { input, actor: owner, stores: storesAround(db) });
    return { day: monday };
  },
  "classes.schedule": { title: "Yoga", day: monday, starts: "20:00", program: "adult-classes", room: "Mats" },
  "classes.restore": async (db) => {
    await run(named("classes.cancel"), { input: BOXING, actor: owner, stores: storesAround(db) });
    return BOXING;
  },
};

/** For collections: a new row and a changed cell. */
const cells: Readonly<Record<string, { row: Record<string, string>; cell: Record<string, string> }>> = {
  plans: { row: { "Plan Name": "Sauna", Term: "Monthly", Price: "$30.00" }, cell: { Price: "$31.00" } },
  trainers: { row: { Name: "New Sample", Role: "Coach" }, cell: { bio: "Coaches." } },
  testimonials: {
    row: { name: "Robin S.", given_on: "2026-10-03", content: "Good.", rating: "5", position: "9" },
    cell: { content: "Very good." },
  },
  events: {
    row: { title: "Open", day: tomorrow, starts: "09:00", ends: "11:00", status: "planned" },
    cell: { title: "Renamed" },
  },
  challenges: {
    row: { month: "May", title: "Row", status: "coming soon", position: "9" },
    cell: { title: "Renamed" },
  },
  templates: { row: { name: "First visit", words: "Hello {first name}" }, cell: { words: "Renamed" } },
  hours: { row: { day: addDays(tomorrow, 300), label: "Repairs" }, cell: { label: "Renamed" } },
  announcement: { row: { words: "Hello" }, cell: { words: "Renamed" } },
  classes: {
    row: {
      program: "adult-classes",
      title: "Yoga",
      room: "Mats",
      weekday: "Monday",
      starts: "20:00",
      minutes: "30",
    },
    cell: { title: "Renamed" },
  },
  "class-changes": {
    row: { class_id: "alpha-omega-boxing-mon-0700", day: monday, status: "cancelled" },
    cell: { why: "Renamed" },
  },
  programs: {
    row: { title: "Yoga", description: "Slow.", about: "On mats.", position: "20" },
    cell: { description: "Slower." },
  },
  questions: {
    row: { question: "Is there parking?", answer: "Yes.", position: "20" },
    cell: { answer: "Yes, in front." },
  },
  partners: { row: { name: "Foot Care", description: "Feet.", position: "9" }, cell: { hidden: "hidden" } },
  jobs: { row: { title: "Cleaner", description: "Evenings.", position: "9" }, cell: { facts: "Part time" } },
  settings: { row: { name: "google", value: "none" }, cell: { value: "https://reviews.example/gym" } },
  tour: { row: { image_number: "900", alt_text: "A room" }, cell: { alt_text: "Renamed" } },
  "pages-off": { row: { page: "/partners" }, cell: { page: "/events" } },
  "site-pictures": {
    row: {
      place: "hero-pricing",
      picture: "tour-images/site hero-pricing 0123456789ab.webp",
      original: "tour-images/site original 0123456789ab.webp",
      alt: "Racks",
      across: "50",
      down: "50",
      closer: "100",
    },
    cell: { alt: "Renamed" },
  },
};

for (const { name } of collections) {
  const typed = cells[name];
  if (!typed) continue;
  const sheet = (cellsOfRow: Record<string, string>) => ({
    rows: [Object.keys(cellsOfRow), Object.values(cellsOfRow)],
    notes: [],
  });
  const added = async (db: Database) => {
    const collection = collections.find((one) => one.name === name)!;
    const { row } = typed;
    const before = new Set((await readRows(db, collection)).map((one) => rowKey(collection, one)));
    if (name === "settings")
      await db.kysely.deleteFrom("gym_settings").where("name", "=", "google").execute();
    await run(named(`${name}.add`), { input: row, actor: owner, stores: storesAround(db) });
    const after = (await readRows(db, collection)).map((one) => rowKey(collection, one));
    return after.find((key) => !before.has(key)) ?? row["name"]!;
  };
  Object.assign(own, {
    [`${name}.add`]: async (db: Database) => {
      if (name === "settings")
        await db.kysely.deleteFrom("gym_settings").where("name", "=", "google").execute();
      return typed.row;
    },
    [`${name}.change`]: async (db: Database) => ({ key: await added(db), ...typed.cell }),
    [`${name}.remove`]: async (db: Database) => ({ key: await added(db) }),
    [`${name}.reset`]: async (db: Database) => {
      const collection = collections.find((one) => one.name === name)!;
      const key = rowKey(collection, collection.originals![0]!);
      const input = { key, ...typed.cell };
      await run(named(`${name}.change`), { input, actor: owner, stores: storesAround(db) });
      return { key };
    },
    [`${name}.import`]: async () => {
      const columns = collections.find((one) => one.name === name)!.columns.map((column) => column.name);
      const whole = Object.fromEntries(columns.map((column) => [column, typed.row[column] ?? ""]));
      return { sheet: sheet(whole), fileName: "list.csv" };
    },
  });
}

function named(name: string): Operation {
  return changes.find((one) => one.name === name) as Operation;
}

test("no two operations have one name, and whoever may not change a list may not read it at the desk", () => {
  const names = operations.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  for (const { name, roles } of collections)
    expect(operations.find((one) => one.name === `${name}.list`)!.roles, name).toEqual(roles);
});

test("every operation has a line in this table or a separate test", () => {
  const without = changes.map(({ name }) => name).filter((name) => !own[name] && !ELSEWHERE[name]);
  expect(without).toEqual([]);
});

eachDatabase((_name, fresh) => {
  let stores: Stores;
  /** Has only the sample again. Making a database takes longer than most operations. */
  let unused: Database | undefined;
  const begun = async () => {
    const db = unused ?? (await fresh({ sample: true }));
    unused = undefined;
    const dataDir = await mkdtemp(join(folder, "store-"));
    await placeFewPictures(dataDir);
    const pictures = openPictureStore({ dataDir });
    stores = storesAround(db, {
      pictures: () => pictures,
      env: { ...storesAround(db).env, LEAD_WEBHOOK_URL: "http://127.0.0.1:9/", LEAD_KEEP_DAYS: undefined },
    });
    return db;
  };

  describe("every operation writes exactly one entry with the actor; staff may neither undo nor redo an owners'", () => {
    test.each(changes.filter(({ name }) => own[name]))("$name", async (operation) => {
      const db = await begun();
      const typed = own[operation.name]!;
      const input = typeof typed === "function" ? await typed(db, stores) : typed;
      const before = (await readEntries(db, {}, 1000)).length;
      const actor = "bytes" in input ? sender : owner;
      const done = await run(operation, { input, actor, stores });
      expect(done?.sentence).toBeTruthy();
      const entries = await readEntries(db, {}, 1000);
      expect(entries.length - before).toBe(1);
      expect(entries[0]).toMatchObject({
        actor: owner.name,
        via: actor.via,
        operation: operation.name,
        sentence: done!.sentence,
      });
      expect(entries[0]!.sentence).not.toMatch(/display_order|Value of|→|_at\b|undefined|null|\[object/);
      if (operation.undo !== "journal") return;
      if (!operation.roles.includes("staff")) await onlyOwnersUndo(done!.entry);
      await undoAll(db);
      unused = db;
    });
  });

  async function undoAll(db: Database) {
    const entries = await readEntries(db, {}, 1000);
    const open = entries.filter(({ operation, undone_at }) => undone_at === null && operation !== "undo");
    for (const { id } of open) await run(named("undo"), { input: { id }, actor: owner, stores });
  }

  async function onlyOwnersUndo(changed: string) {
    let entry = changed;
    for (const step of ["undo", "redo", "undo the redo"]) {
      const call = { input: { id: entry }, stores };
      await expect(run(named("undo"), { ...call, actor: coach }), step).rejects.toThrow(
        "Only an owner may undo this",
      );
      ({ entry } = (await run(named("undo"), { ...call, actor: owner }))!);
    }
  }

  test("staff are refused owners' operations before anything is read, without an entry", async () => {
    const db = await begun();
    const before = await readEntries(db);
    for (const operation of operations.filter(({ roles }) => !roles.includes("staff"))) {
      if (operation.kind !== "change") continue;
      await expect(run(operation, { input: {}, actor: coach, stores }), operation.name).rejects.toThrow(
        "Only an owner may do this",
      );
    }
    expect(await readEntries(db)).toEqual(before);
  });
});
