import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
});
afterAll(() => server?.stop());

test("while the database is down, links with a subject lead to the plain form", async () => {
  for (const about of ["event-one", "event-two", "coach-one", "challenge-one"]) {
    const answer = await fetch(`${server.url}/contact?about=${about}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/contact#contact"]);
  }
  expect((await fetch(`${server.url}/contact?about=free-assessment`)).status).toBe(200);
});
