import { truncateSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
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

// As a proxy on this machine passes a visitor's request on.
const outside = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
const bearer = { authorization: `Bearer ${TOKEN}` };

eachDatabase((_, fresh) => {
  describe("/readyz", () => {
    test.each([
      ["with a token", { METRICS_TOKEN: TOKEN }],
      ["without one", {}],
    ])("says yes or no to anyone, and why only at home or to the token's holder: %s", async (_, more) => {
      const place = await fresh.place();
      const store = await stoppable(place);
      const server = await startServer({ ...store.env, TRUST_PROXY: "1", ...more });
      servers.push(server);
      const whole = { ready: true, database: "ok", leads_failed: 0 };
      expect(await ask(server)).toEqual({ status: 200, says: expect.objectContaining(whole) });
      expect(await ask(server, outside)).toEqual({ status: 200, says: { ready: true } });
      const held = "METRICS_TOKEN" in more ? expect.objectContaining(whole) : { ready: true };
      expect(await ask(server, { ...outside, ...bearer })).toEqual({ status: 200, says: held });
      expect((await ask(server, { ...outside, authorization: "Bearer of-bad-news" })).says).toEqual({ ready: true }); // prettier-ignore

      store.stop();
      await expect.poll(() => ask(server).then(({ status }) => status), { timeout: 20_000 }).toBe(503);
      expect(await ask(server)).toMatchObject({ says: { ready: false, database: expect.any(String) } });
      expect(await ask(server, outside)).toEqual({ status: 503, says: { ready: false } });
      store.start();
      await store.close();
    });
  });
});

test("a database that a person has to look after is named by its own sentence, at home alone", async () => {
  const server = await startServer();
  servers.push(server);
  truncateSync(join(server.dataDir, "site.sqlite"));
  expect(await ask(server)).toEqual({
    status: 503,
    says: { ready: false, database: expect.stringMatching(/is empty.*Restore a backup/) },
  });
  expect((await ask(server, outside)).says).toEqual({ ready: false });
});
