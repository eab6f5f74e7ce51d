import { beforeAll, expect, test } from "vitest";
import { ROUTES } from "#test/journeys/routes.ts";
import { sentNow } from "#leads/post/thanks.ts";
import { hasJava, nuProblems } from "#test/outside/nu-checker.ts";
import { type RunningServer, startSharedServer } from "#test/support/start-server.ts";

// Pages checked by third-party validators.

let server: RunningServer;
beforeAll(async () => {
  server = await startSharedServer();
});

const STATES = [
  "/tour",
  "/no/such/page",
  "/pricing?who=me&often=more&for=classes",
  "/partners?view=grid",
  "/schedule?program=evo-mayhem",
  "/gallery?page=2",
  `/contact?sent=${sentNow()}`,
];

test.skipIf(!hasJava())("the Nu Html Checker finds no errors in pages and form responses", async () => {
  const documents = new Map<string, string>();
  for (const path of [...ROUTES, ...STATES])
    documents.set(path, await (await fetch(server.url + path)).text());
  const forms = [...documents].filter(
    ([path, html]) => ROUTES.includes(path) && /<form[^>]*method="post"/i.test(html),
  );
  expect(forms.length).toBeGreaterThan(15);
  for (const [path] of forms) {
    const body = new URLSearchParams({ email: "nobody", message: '<b>kept</b> & "safe"' });
    const answer = await fetch(server.url + path, { method: "POST", body });
    expect(answer.status, path).toBe(400);
    documents.set(`${path}, sent back`, await answer.text());
  }
  expect(await nuProblems(documents)).toEqual([]);
});
