import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Render } from "#server/pages/render.ts";
import { ROUTES } from "#test/journeys/routes.ts";

const dataDir = await mkdtemp(join(tmpdir(), "rows-read-"));
process.env.DATA_DIR = dataDir;
const { siteDatabase } = await import("#db/drivers/database.server.ts");
const { createRenderer } = await import("#server/pages/render.ts");

const OF_EACH = 500;
/** The week has about 70 classes. The home page also reads the plans for its lowest price. */
const MAX_ROWS = 140;

let render: Render;
/** The number of rows of each query. */
let brought: Promise<number>[] = [];

beforeAll(async () => {
  const build = (await import(join(import.meta.dirname, "../build/server/index.js"))) as ServerBuild;
  render = createRenderer(build);
  await siteDatabase().ready();
  await addMany();
  const executor = siteDatabase().kysely.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  vi.spyOn(executor, "executeQuery").mockImplementation((...question) => {
    const answer = execute(...question);
    brought.push(answer.then(({ rows }) => rows.length));
    return answer as never;
  });
});

afterAll(() => rm(dataDir, { recursive: true }));

test.each(ROUTES)("%s reads only the rows that it shows", async (route) => {
  await render(new Request(`http://localhost${route}`));
  brought = [];
  const answer = await render(new Request(`http://localhost${route}`));
  expect(answer.freshness.flawed).toBe(false);
  const rows = (await Promise.all(brought)).reduce((sum, one) => sum + one, 0);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(MAX_ROWS);
});

/** Adds rows to all tables but trainers, which are sorted in code, and leads and visits, which no page shows. */
async function addMany() {
  const { kysely } = siteDatabase();
  const numbers = Array.from({ length: OF_EACH }, (_, index) => 10_000 + index);
  const pictures = numbers.map((number) => ({
    id: number,
    image_number: number,
    alt_text: `Sample ${number}`,
    display_order: number,
  }));
  const reviews = numbers.map((number) => ({
    id: `many-${number}`,
    name: "Robin Sample",
    given_on: "2026-01-02",
    content: "Sample words.",
    rating: 5,
    source: "Sample",
    position: number,
  }));
  const pastEvents = numbers.map((number) => ({
    id: `many-${number}`,
    title: "A past sample",
    day: "2025-01-02",
    starts: "09:00",
    ends: "10:00",
    location: "Main floor",
    description: "",
    image: null,
    capacity: null,
    capacity_note: null,
    status: "planned",
    updated_at: 1,
  }));
  const pastClasses = numbers.map((number) => ({
    id: `many-${number}`,
    program: "adult-classes",
    title: "Ended",
    room: "Main floor",
    coach: null,
    weekday: "Monday",
    starts: "09:00",
    minutes: 60,
    spots: null,
    first_day: null,
    last_day: "2025-01-02",
    note: null,
    updated_at: 1,
  }));
  const pastChanges = numbers.map((number) => ({
    id: `many-${number}`,
    class_id: "adult-classes-mon-0515",
    day: "2025-01-06",
    status: "cancelled",
    updated_at: 1,
  }));
  await kysely.insertInto("class_times").values(pastClasses).execute();
  await kysely.insertInto("class_changes").values(pastChanges).execute();
  await kysely.insertInto("tour_images").values(pictures).execute();
  await kysely.insertInto("testimonials").values(reviews).execute();
  await kysely.insertInto("events").values(pastEvents).execute();
}
