import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer, type RunningServer } from "#test/support/start-server.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";

const ROUNDS = process.env.LONG_TESTS === "1" ? 50 : 3;
const AT_ONCE = 6;

/** Posts until the server dies. Collects the acknowledged messages. */
async function postUntilKilled(server: RunningServer, round: number, acknowledged: string[]) {
  const visitor = async (who: number) => {
    for (let i = 0; ; i++) {
      const message = `round ${round}, visitor ${who}, message ${i}`;
      try {
        const answer = await sendLead(server.url, "/contact", { ...sampleLead, message });
        if (answer.status !== 303) throw new Error(`the server answered ${answer.status}`);
        acknowledged.push(message);
      } catch (error) {
        if (server.process.killed) return;
        throw error;
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: AT_ONCE }, (_, who) => visitor(who)));
  const until = acknowledged.length + 5 + Math.random() * 40;
  const enough = async () => {
    while (acknowledged.length < until) await sleep(5);
  };
  await Promise.race([visitors, enough()]);
  await server.kill();
  await visitors;
}

eachDatabase((name, fresh) => {
  test(
    `${ROUNDS} rounds of kill -9 during concurrent posts lose no acknowledged message`,
    async () => {
      const place = await fresh.place();
      const receiver = await startReceiver();
      receiver.answer(({ at }) => ({ status: at % 7 === 0 ? 500 : 204, afterMs: at % 50 }));
      const env = { ...place.env, LEAD_WEBHOOK_URL: receiver.url, LEAD_LIMIT: "1000000", LOG_LEVEL: "info" };
      const acknowledged: string[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        await postUntilKilled(await startServer(env), round, acknowledged);
      }

      const server = await startServer(env);
      // Read only now: PostgreSQL may finish the last statement of a server that was killed.
      const stored = await place.plain("select id, message from leads");
      const messages = new Set(stored.map((lead) => lead["message"]));
      const lost = acknowledged.filter((message) => !messages.has(message));
      expect(lost).toEqual([]);
      expect(messages.size).toBe(stored.length);
      await receiver.leads(stored.length, 60_000 + stored.length * 20);
      const idFor = new Map(stored.map((lead) => [lead["message"], lead["id"]]));
      for (const { id, payload } of receiver.deliveries) expect(id).toBe(idFor.get(payload["message"]));
      await server.stop();
      await receiver.close();
      const repeats = receiver.deliveries.length - stored.length;
      process.stdout.write(
        `${name}: ${ROUNDS} rounds, ${acknowledged.length} leads acknowledged, ${stored.length} stored, ` +
          `0 lost, ${stored.length} delivered, ${repeats} repeated under their own webhook-id\n`,
      );
    },
    ROUNDS * 15_000 + 120_000,
  );
});
