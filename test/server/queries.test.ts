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

test.each(ROUTES)(
  "%s asks the database a handful of questions, however many rows there are",
  async (route) => {
    await render(new Request(`http://localhost${route}`));
    queries.length = 0;
    const answer = await render(new Request(`http://localhost${route}`));
    expect(answer.status).toBe(200);
    expect(answer.freshness.flawed).toBe(false);
    // Five of them are the frame’s: the gym's own pictures, holidays, announcement, changes of today, settings.
    // Home also reads plans and their overrides, for its lowest price.
    expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(route === "/" ? 12 : 10);
  },
);
