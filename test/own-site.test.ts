import { beforeAll, expect, test } from "vitest";
import { firstGym } from "#content/first-gym.ts";
import { brand, places } from "#content/site.ts";
import { crawl } from "#test/second-gym/crawl.ts";
import { startSharedServer } from "#test/support/start-server.ts";

// The built site of this project's gym, the shipped one or another.

let site: Awaited<ReturnType<typeof crawl>>;
beforeAll(async () => {
  const server = await startSharedServer();
  site = await crawl(server.url);
});

test("every URL of the sitemap and every link on the pages answers", () => {
  expect(site.listed.length).toBeGreaterThan(5);
  expect(site.pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  expect([...site.statuses].filter(([, status]) => status >= 400)).toEqual([]);
});

test("every page has a unique title with the gym's name", () => {
  const titles = site.pages.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(site.pages.filter(({ text }) => !text.includes(brand.name)).map(({ path }) => path)).toEqual([]);
});

test.skipIf(brand.name === firstGym.name)(
  "no page contains the name or the postal code of the shipped gym",
  () => {
    const own = [brand.name, ...places.map(({ address }) => address)].join("\n");
    const foreign = [firstGym.name, firstGym.postalCode].filter((word) => !own.includes(word));
    const found = site.pages.flatMap(({ path, html }) =>
      foreign.filter((word) => html.includes(word)).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  },
);
