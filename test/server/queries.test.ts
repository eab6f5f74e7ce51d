import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { createRenderer, type Render } from "#server/pages/render.ts";

let render: Render;
const queries: string[] = [];

beforeAll(async () => {
  const build = (await import(join(import.meta.dirname, "../../build/server/index.js"))) as ServerBuild;
  render = createRenderer(build);
  await siteDatabase().ready();
  siteDatabase().onQuery = (sql) => queries.push(sql);
});

test.each(ROUTES)("%s needs a fixed number of queries", async (route) => {
  await render(new Request(`http://localhost${route}`));
  queries.length = 0;
  const answer = await render(new Request(`http://localhost${route}`));
  expect(answer.status).toBe(200);
  expect(answer.freshness.flawed).toBe(false);
  // Five are for the layout: own pictures, holidays, announcements, today's changes, settings.
  // The home page also reads plans and price overrides.
  expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(route === "/" ? 12 : 10);
});
