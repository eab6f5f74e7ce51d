import { Agent, get } from "node:http";
import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";

const isLong = process.env.LONG_TESTS === "1";
const VISITORS = isLong ? 1_000 : 150;
const LEADS = isLong ? 200 : 50;

function percentile(times: number[], share: number): string {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!.toFixed(0);
}

/** Sends a request on a new connection, which stays open. Each visitor has an address, because one may open only 250. */
function ask(agent: Agent, url: string, who: number): Promise<number> {
  const localAddress = `127.7.${Math.floor(who / 250)}.${1 + (who % 250)}`;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, localAddress }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().on("end", () => resolve(performance.now() - started));
    }).on("error", reject);
  });
}

eachDatabase((name, fresh) => {
  test(`${VISITORS} open keep-alive visitors and ${LEADS} leads at once: nothing lost`, async () => {
    const place = await fresh.place();
    const server = await startServer({ ...place.env, LEAD_LIMIT: "100000" });
    const agent = new Agent({ keepAlive: true, maxSockets: VISITORS, maxFreeSockets: VISITORS });
    const pages = ["/", "/pricing", "/schedule", "/programs/evo-mayhem", "/contact"];
    const everyone = () =>
      Promise.all(
        Array.from({ length: VISITORS }, (_, who) => ask(agent, server.url + pages[who % pages.length], who)),
      );
    const first = await everyone();
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(VISITORS);

    const posts = Array.from({ length: LEADS }, async (_, i) => {
      const started = performance.now();
      const answer = await sendLead(server.url, "/contact", { ...sampleLead, message: `burst ${i}` });
      expect(answer.status).toBe(303);
      return performance.now() - started;
    });
    const [leads, again] = await Promise.all([Promise.all(posts), everyone()]);
    const stored = await place.plain("select distinct message from leads");
    expect(stored).toHaveLength(LEADS);
    process.stdout.write(
      `${name}: ${VISITORS} visitors, p99 ${percentile(first, 0.99)} ms at first, ${percentile(again, 0.99)} ms ` +
        `during the burst; ${LEADS} leads at once, p50 ${percentile(leads, 0.5)} ms, p99 ${percentile(leads, 0.99)} ms, 0 lost\n`,
    );
    agent.destroy();
    await server.stop();
  });
});
