import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { gymMoment } from "#content/gym-clock.ts";
import { PageCache } from "#server/pages/page-cache.ts";

// Announcements start and end on time on cached pages.

const dataDir = await mkdtemp(join(tmpdir(), "announcement-hours-"));
process.env.DATA_DIR = dataDir;
const { siteDatabase } = await import("#db/drivers/database.server.ts");
const { createRenderer } = await import("#server/pages/render.ts");

const DAY = "2030-06-05";
const at = (time: string, before = 0) =>
  vi.advanceTimersByTime(gymMoment(DAY, time).getTime() - before - Date.now());

let render: ReturnType<typeof createRenderer>;

beforeAll(async () => {
  const build = (await import(join(import.meta.dirname, "../../build/server/index.js"))) as ServerBuild;
  render = createRenderer(build);
  await siteDatabase().ready();
  const plain = { link_label: null, link_url: null, first_day: DAY, last_day: DAY };
  await siteDatabase()
    .kysely.insertInto("announcement")
    .values([
      { ...plain, id: 1, words: "No hot water", priority: "urgent", first_time: "09:00", last_time: "12:00" },
      { ...plain, id: 2, words: "Open house today" },
    ])
    .execute();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: gymMoment(DAY, "08:00") });
});

afterAll(async () => {
  vi.useRealTimers();
  await rm(dataDir, { recursive: true });
});

test("a cached page changes at that minute, and urgent announcements come first", async () => {
  const cache = new PageCache();
  const shown = async () => {
    const page = await cache.get("/terms", async () => ({
      ...(await render(new Request("http://localhost/terms"))),
      isCacheable: true,
    }));
    const html = page.body.toString();
    const places = ["No hot water", "Open house today"].map((words) => [words, html.indexOf(words)] as const);
    return places
      .filter(([, place]) => place >= 0)
      .toSorted(([, a], [, b]) => a - b)
      .map(([words]) => words);
  };
  at("09:00", 1_000);
  expect(await shown()).toEqual(["Open house today"]);
  at("09:00");
  expect(await shown()).toEqual(["No hot water", "Open house today"]);
  at("12:00", 1_000);
  expect(await shown()).toEqual(["No hot water", "Open house today"]);
  at("12:00");
  expect(await shown()).toEqual(["Open house today"]);
});
