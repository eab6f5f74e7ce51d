import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";

const LEADS = 120;

eachDatabase((name, fresh) => {
  // SQLite is for one machine, so two servers are enough.
  test.each(name === "SQLite" ? [2] : [2, 4])(
    "%d servers on one database: each lead is delivered once",
    async (count) => {
      const place = await fresh.place("nothing");
      const receiver = await startReceiver();
      receiver.answer({ status: 204, afterMs: 40 });
      const env = { ...place.env, LEAD_WEBHOOK_URL: receiver.url, LEAD_LIMIT: "1000000" };
      const servers = await Promise.all(Array.from({ length: count }, () => startServer(env)));
      const began = Date.now();
      const answers = await Promise.all(
        Array.from({ length: LEADS }, (_, i) =>
          sendLead(servers[i % count]!.url, "/contact", { ...sampleLead, message: `lead ${i}` }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      await receiver.leads(LEADS, 30_000);
      const took = Date.now() - began;
      await Promise.all(servers.map((server) => server.stop()));
      expect(receiver.deliveries).toHaveLength(LEADS);
      expect(receiver.mostAtOnce()).toBe(1);
      const states = await place.plain("select state, count(*) as n from leads group by state");
      expect(states.map((row) => [row["state"], Number(row["n"])])).toEqual([["delivered", LEADS]]);
      await receiver.close();
      process.stdout.write(
        `${name}, ${count} servers: ${LEADS} leads posted at once and delivered in ${took} ms\n`,
      );
    },
  );
});
