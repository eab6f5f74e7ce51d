import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkDatabase, connect, openDatabase } from "./database.server.ts";
import { onPostgres } from "#test/support/fresh-database.ts";
import { type OwnPostgres, ownPostgres } from "#test/outside/postgres.ts";

onPostgres((fresh) => {
  it("puts its tables into a separate schema if another program's have their names", async () => {
    const place = await fresh.place("nothing");
    await place.plain("create table leads (id serial primary key, customer text)");
    await place.plain("insert into leads (customer) values ('theirs')");
    const first = await openDatabase(place);
    await first.kysely.insertInto("settings").values({ key: "a", value: "b" }).execute();
    expect(await first.kysely.selectFrom("leads").select("id").execute()).toEqual([]);
    await first.close();
    const second = await openDatabase(place);
    expect(await second.kysely.selectFrom("settings").selectAll().execute()).toHaveLength(1);
    await second.close();
    expect(await place.plain("select * from leads")).toEqual([{ id: 1, customer: "theirs" }]);
    expect(await place.plain(`select to_regclass('public."Evo trainers"')::text as t`)).toEqual([
      { t: null },
    ]);
  });

  it("does so when several processes start together", async () => {
    const place = await fresh.place("nothing");
    await place.plain("create table events (whose text)");
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(place)));
    expect(await opened[0]?.kysely.selectFrom("events").select("id").execute()).toEqual([]);
    await Promise.all(opened.map((db) => db.close()));
    expect(await place.plain("select to_regclass('public.leads')::text as t")).toEqual([{ t: null }]);
  });

  it("reads through row-level security as the role it is given", async () => {
    const place = await fresh.place("nothing");
    const role = `reader_${Date.now().toString(36)}`;
    await place.plain(`create table "Evo trainers" ("Name" text, "Role" text, bio text)`);
    await place.plain(
      `insert into "Evo trainers" values ('Seen Sample', 'Coach', null), ('Hidden Sample', 'Coach', null)`,
    );
    await place.plain(`alter table "Evo trainers" enable row level security`);
    await place.plain(`create policy seen on "Evo trainers" for select using ("Name" like 'Seen%')`);
    await place.plain(`create role ${role} login`);
    await place.plain(`grant create, usage on schema public to ${role}`);
    await place.plain(`grant select on "Evo trainers" to ${role}`);
    const url = new URL(place.databaseUrl ?? "");
    url.username = role;
    const db = await openDatabase({ ...place, databaseUrl: url.href });
    const rows = await db.kysely.selectFrom("Evo trainers").selectAll().execute();
    await db.close();
    await place.plain(`drop owned by ${role}`);
    await place.plain(`drop role ${role}`);
    expect(rows.map((row) => row.Name)).toEqual(["Seen Sample"]);
  });

  it("recovers after its connections are terminated", async () => {
    const place = await fresh.place("nothing");
    const db = await openDatabase(place);
    await Promise.all([checkDatabase(db), checkDatabase(db), checkDatabase(db)]);
    await place.plain(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'evo-fitness-site' and datname = current_database()",
    );
    // A connection may be used once more before its end is noticed.
    for (let cut = 0; cut < 3; cut += 1) await checkDatabase(db).catch(() => undefined);
    await checkDatabase(db);
    await db.close();
  });

  it("cancels a statement that takes too long", async () => {
    const db = await fresh();
    await db.kysely.connection().execute(async (one) => {
      await sql`set statement_timeout = 200`.execute(one);
      await expect(sql`select pg_sleep(5)`.execute(one)).rejects.toThrow(/statement timeout/);
    });
    const { rows } = await sql<{ ms: string }>`select current_setting('statement_timeout') as ms`.execute(
      (await fresh()).kysely,
    );
    expect(rows).toEqual([{ ms: "10s" }]);
  });

  it("explains a missing database and missing permissions", async () => {
    const place = await fresh.place("nothing");
    const url = new URL(place.databaseUrl ?? "");
    url.pathname = "/no_such_database";
    await expect(openDatabase({ ...place, databaseUrl: url.href })).rejects.toThrow(
      /Create that database, or correct DATABASE_URL/,
    );
    const urls = { DATABASE_URL: place.databaseUrl, LEADS_DATABASE_URL: url.href };
    const { leads } = connect({ ...urls, DATA_DIR: place.dataDir });
    await expect(leads.ready()).rejects.toThrow(/Create that database, or correct LEADS_DATABASE_URL/);
    await leads.close();

    const role = `guest_${Date.now().toString(36)}`;
    await place.plain(`create role ${role} login`);
    await place.plain("revoke create on schema public from public");
    url.pathname = new URL(place.databaseUrl ?? "").pathname;
    url.username = role;
    await expect(openDatabase({ ...place, databaseUrl: url.href })).rejects.toThrow(/grant create, usage/);
    await place.plain(`drop role ${role}`);
  });

  it("fails quickly if nothing listens", async () => {
    const began = performance.now();
    await expect(
      openDatabase({ databaseUrl: "postgres://gym@127.0.0.1:9/gym", dataDir: "unused" }),
    ).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  describe("a stopped PostgreSQL", () => {
    let server: OwnPostgres | null = null;
    beforeAll(async () => (server = await ownPostgres()));
    afterAll(async () => server?.end());

    it("is an error immediately, and is used again once it is back", async (test) => {
      if (!server) return test.skip();
      const db = await openDatabase({ databaseUrl: server.url, dataDir: "unused" });
      await server.stop();
      const began = performance.now();
      await expect(checkDatabase(db)).rejects.toThrow();
      await expect(checkDatabase(db)).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(3_000);
      await server.start();
      await checkDatabase(db);
      await db.close();
    });
  });
});
