import { truncateSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { stoppable } from "#test/support/stoppable.ts";

const TOKEN = "a-token-of-twenty-letters";
const servers: RunningServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function ask(server: RunningServer, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/readyz`, { headers });
  return { status: answer.status, says: (await answer.json()) as unknown };
}

// A visitor's request, passed on by a proxy on this machine.
const outside = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
const bearer = { authorization: `Bearer ${TOKEN}` };

const TABLES = ["leads", "settings"];
const full = {
  sqlite: TABLES.map(
    (table) =>
      `create trigger full_${table} before insert on ${table} begin select raise(abort, 'database or disk is full'); end`,
  ),
  postgres: [
    "create function full_disk() returns trigger as $$ begin raise 'disk is full' using errcode = '53100'; end $$ language plpgsql",
    ...TABLES.map(
      (table) =>
        `create trigger full_${table} before insert on ${table} for each row execute function full_disk()`,
    ),
  ],
};

eachDatabase((_, fresh) => {
  describe("/readyz", () => {
    test.each([
      ["with a token", { METRICS_TOKEN: TOKEN }],
      ["without one", {}],
    ])("gives the reason only to local requests and with the token: %s", async (_, more) => {
      const place = await fresh.place("nothing");
      const store = await stoppable(place);
      const server = await startServer({ ...store.env, TRUST_PROXY: "1", ...more });
      servers.push(server);
      const whole = { ready: true, database: "ok", leads_failed: 0 };
      expect(await ask(server)).toEqual({ status: 200, says: expect.objectContaining(whole) });
      expect(await ask(server, outside)).toEqual({ status: 200, says: { ready: true } });
      const held = "METRICS_TOKEN" in more ? expect.objectContaining(whole) : { ready: true };
      expect(await ask(server, { ...outside, ...bearer })).toEqual({ status: 200, says: held });
      expect((await ask(server, { ...outside, authorization: "Bearer of-bad-news" })).says).toEqual({
        ready: true,
      });

      store.stop();
      await expect.poll(() => ask(server).then(({ status }) => status)).toBe(503);
      expect(await ask(server)).toMatchObject({ says: { ready: false, database: expect.any(String) } });
      expect(await ask(server, outside)).toEqual({ status: 503, says: { ready: false } });
      store.start();
      await store.close();
    });
  });
});

eachDatabase((_, fresh) => {
  test("/readyz fails while the database answers but cannot store messages, and recovers", async () => {
    const place = await fresh.place("nothing");
    const server = await startServer({ ...place.env, TRUST_PROXY: "1" });
    servers.push(server);
    expect((await ask(server)).status).toBe(200);
    for (const statement of place.env.DATABASE_URL ? full.postgres : full.sqlite)
      await place.plain(statement);
    expect((await sendLead(server.url, "/contact", sampleLead)).status).toBe(503);
    await expect
      .poll(() => ask(server))
      .toEqual({
        status: 503,
        says: {
          ready: false,
          database: "ok",
          messages: expect.stringMatching(/^Messages can't be stored: .*disk is full/),
        },
      });
    expect(await ask(server, outside)).toEqual({ status: 503, says: { ready: false } });
    expect((await fetch(`${server.url}/pricing`)).status).toBe(200);
    for (const table of TABLES) {
      await place.plain(`drop trigger full_${table}${place.env.DATABASE_URL ? ` on ${table}` : ""}`);
    }
    await expect.poll(() => ask(server).then(({ status }) => status)).toBe(200);
    expect((await sendLead(server.url, "/contact", sampleLead)).status).toBe(303);
  });

  test("/readyz writes one row at most every five seconds, for any number of requests", async () => {
    const place = await fresh.place("nothing");
    const server = await startServer(place.env);
    servers.push(server);
    const started = performance.now();
    const values = new Set<unknown>();
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => ask(server)));
      const rows = await place.plain("select value from settings where key = 'write probe'");
      expect(rows).toHaveLength(1);
      values.add(rows[0]!["value"]);
    }
    expect(values.size).toBeLessThanOrEqual(1 + (performance.now() - started) / 5_000);
  });
});

test("a database that needs repair is explained, to local requests only", async () => {
  const server = await startServer();
  servers.push(server);
  truncateSync(join(server.dataDir, "site.sqlite"));
  expect(await ask(server)).toEqual({
    status: 503,
    says: { ready: false, database: expect.stringMatching(/is empty.*Restore a backup/) },
  });
  expect((await ask(server, outside)).says).toEqual({ ready: false });
});
