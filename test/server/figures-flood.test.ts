import { expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";

eachDatabase((_, fresh) => {
  test("of 3,600 invented events from one address, 150 count", async () => {
    const place = await fresh.place();
    const server = await startServer({ ...place.env, TRUST_PROXY: "1" });
    const report = (address: string, events: number) =>
      fetch(`${server.url}/measure`, {
        method: "POST",
        headers: {
          origin: server.url,
          "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
          "x-forwarded-for": address,
        },
        body: JSON.stringify({
          source: "search",
          seen: Array.from({ length: events }, () => ({ kind: "join", page: "/pricing" })),
          vitals: [],
        }),
      });
    const floods = Array.from({ length: 121 }, (_, i) => `192.0.2.1:${40_000 + i}`);
    const answers = await Promise.all(floods.map((address) => report(address, 30)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(120);
    expect((await report("192.0.2.2", 3)).status).toBe(204);
    await server.stop();
    const [row] = await place.plain("select sum(count) as sum from daily_counts");
    // If the flood spans two windows of ten minutes, it has the allowance of both.
    expect([153, 303]).toContain(Number(row!["sum"]));
  });
});
