import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#config/env.server.ts";
import { onPostgres, type Place } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { runGym } from "#test/support/run-gym.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";

// A PostgreSQL with read-only access: with only the contract tables, or with ours too.

const PAGES = [
  "/",
  "/pricing",
  "/trainers",
  "/gallery",
  "/events",
  "/contact",
  "/schedule",
  "/programs/adult-classes",
  "/sitemap.xml",
  "/calendar/events.ics",
];
const CANNOT_STORE = /messages can't be stored there. Set LEADS_DATABASE_URL/;

onPostgres((fresh) => {
  let place: Place;
  let folder: string;
  let env: Record<string, string>;
  const role = `reader_${process.pid}_${Date.now().toString(36)}`;

  beforeAll(async () => {
    place = await fresh.place("nothing");
    folder = mkdtempSync(join(tmpdir(), "gym-reader-"));
    await place.plain(
      'create table "Evo Membership Plans" ("Plan Name" text, "Term" text, "Price" text, "URL" text)',
    );
    await place.plain(`create table "Evo trainers" ("Name" text, "Role" text, bio text)`);
    await place.plain(
      "create table tour_images (id int, image_number int, alt_text text, display_order int)",
    );
    await place.plain(
      `insert into "Evo Membership Plans" values ('Drop In', 'Non-Renewable', '$21.00', null)`,
    );
    await place.plain(`insert into "Evo trainers" values ('Casey Sample', 'Owner', null)`);
    await place.plain("create table events (whose text)");
    await place.plain(`create role ${role} login`);
    await place.plain("revoke create on schema public from public");
    await place.plain(`grant select on all tables in schema public to ${role}`);
    const url = new URL(place.databaseUrl ?? "");
    url.username = role;
    env = { DATA_DIR: folder, DATABASE_URL: url.href };
  });
  afterAll(async () => {
    await place.plain(`drop owned by ${role}`);
    await place.plain(`drop role ${role}`);
    rmSync(folder, { recursive: true });
  });

  async function check(server: { url: string }) {
    for (const path of PAGES) expect((await fetch(server.url + path)).status, path).toBe(200);
    const html = async (path: string) => (await fetch(server.url + path)).text();
    expect(await html("/pricing")).toContain("$21.00");
    expect(await html("/trainers")).toContain("Casey Sample");
    expect(await html("/events")).not.toMatch(/can(’|&#x27;|')t be read|Unable to load/);
    const readyz = await fetch(`${server.url}/readyz`);
    const sent = await sendLead(server.url, "/contact", { ...sampleLead, message: "from the test" });
    return { readyz: [readyz.status, await readyz.json()], sent: sent.status, words: await sent.text() };
  }
  const doctor = async (more: Record<string, string>) =>
    (
      JSON.parse((await runGym({ ...env, ...more }, ["doctor", "--offline", "--json"])).out) as {
        findings: { level: string; about: string; words: string }[];
      }
    ).findings;

  test("only contract tables: the site shows them, and says that messages can't be stored", async () => {
    const server = await startServer(env);
    expect(server.log.join("\n")).toMatch(CANNOT_STORE);
    const { readyz, sent, words } = await check(server);
    expect(readyz).toEqual([200, expect.objectContaining({ messages: expect.stringMatching(CANNOT_STORE) })]);
    expect(sent).toBe(503);
    expect(words).toContain("There was a problem sending your message");
    expect(words).toContain("from the test");
    await server.stop();
    const found = await doctor({});
    expect(found).toContainEqual(
      expect.objectContaining({
        level: "bad",
        about: "messages",
        words: expect.stringMatching(CANNOT_STORE),
      }),
    );
    expect(found.filter(({ level, about }) => level === "bad" && about === "database")).toEqual([]);
    expect((await gymAt({ env }, ["plans", "list"])).out).toContain("$21.00");
    const written = await gymAt({ env }, ["sample", "load"]);
    expect([written.code, written.said]).toEqual([1, expect.stringMatching(/read-only access/)]);
    expect(written.said).not.toMatch(/^ +at /m);
    expect(await place.plain("select to_regnamespace('evo_site')::text as made")).toEqual([{ made: null }]);
  });

  test("messages and their data can be stored in the folder instead", async () => {
    const second = { LEADS_DATABASE_URL: "folder" };
    const server = await startServer({ ...env, ...second });
    expect(server.log.join("\n")).not.toMatch(CANNOT_STORE);
    const { readyz, sent } = await check(server);
    expect([readyz, sent]).toEqual([[200, { ready: true, database: "ok", leads_failed: 0 }], 303]);
    await server.stop();
    const listed = await gymAt({ env: { ...env, ...second } }, ["leads", "list", "--json"]);
    expect(JSON.parse(listed.out)).toMatchObject([{ message: "from the test", state: "kept" }]);
    expect((await gymAt({ env: { ...env, ...second } }, ["report"])).code).toBe(0);
    const found = await doctor(second);
    expect(found).toContainEqual(
      expect.objectContaining({
        level: "good",
        words: expect.stringMatching(/site\.sqlite is undamaged.*writable/),
      }),
    );
    expect(found.filter(({ words }) => CANNOT_STORE.test(words))).toEqual([]);

    const file = join(folder, "both.tar.gz");
    const made = await gymAt({ env: { ...env, ...second } }, ["backup", file]);
    expect([made.code, made.out]).toEqual([0, expect.stringContaining("holds 1 message")]);
    const refused = await gymAt({ env: { ...env, ...second } }, ["restore", file, "--yes"]);
    expect([refused.code, refused.said]).toEqual([
      1,
      expect.stringContaining("DATABASE_URL= LEADS_DATABASE_URL= npm"),
    ]);
    const elsewhere = { DATA_DIR: join(folder, "restored"), DATABASE_URL: "", LEADS_DATABASE_URL: "" };
    const restored = await gymAt({ env: elsewhere }, ["restore", file, "--yes"]);
    expect([restored.code, restored.said]).toEqual([0, ""]);
    expect((await gymAt({ env: elsewhere }, ["leads", "list", "--json"])).out).toContain("from the test");
    expect((await gymAt({ env: elsewhere }, ["plans", "list"])).out).toContain("$21.00");
  });

  test("messages can be stored in another PostgreSQL", async () => {
    const other = await fresh.place("nothing");
    const server = await startServer({ ...env, LEADS_DATABASE_URL: other.databaseUrl ?? "" });
    expect((await check(server)).sent).toBe(303);
    await server.stop();
    expect(await other.plain("select message from leads")).toEqual([{ message: "from the test" }]);
  });

  test("our tables with read-only access: events show, messages can't be stored", async () => {
    const whole = await fresh.place("sample");
    await whole.plain("revoke create on schema public from public");
    await whole.plain(`grant select on all tables in schema public to ${role}`);
    const url = new URL(whole.databaseUrl ?? "");
    url.username = role;
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: url.href });
    expect(server.log.join("\n")).toMatch(CANNOT_STORE);
    expect(await (await fetch(`${server.url}/events`)).text()).toContain("Register Now");
    expect((await sendLead(server.url, "/contact", sampleLead)).status).toBe(503);
    await server.stop();

    // As after an update with another migration.
    const last = "select name from site_migrations order by name desc limit 1";
    await whole.plain(`delete from site_migrations where name = (${last})`);
    const refused = await startServer({ DATA_DIR: folder, DATABASE_URL: url.href }).then(
      async (started) => (await started.stop(), "it started"),
      String,
    );
    expect(refused).toMatch(/from an older version.*Start this version once with a user that may write/s);
    await whole.plain(`drop owned by ${role}`);
  });
});

test("LEADS_DATABASE_URL is a URL or the word folder", () => {
  expect(readEnv({ LEADS_DATABASE_URL: "mysql://x/y" })).toEqual({
    errors: [expect.stringMatching(/^LEADS_DATABASE_URL: .*or the word folder/)],
  });
});
