import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReadPage, readPage } from "#test/browser/page-reader.ts";
import { gymAt } from "#test/support/gym.ts";
import { startServer } from "#test/support/start-server.ts";

// For a gym with few classes or none, the number of classes comes from the timetable.

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "smaller-gym-")) };
const PATHS = ["/", "/schedule", "/about", "/site.webmanifest"];
/** By number of classes a week. */
const gyms = new Map<number, ReadPage[]>();

const add = (title: string, day: string) =>
  gymAt({ env }, [
    "classes",
    "add",
    title,
    day,
    "7pm",
    "--program",
    "adult-classes",
    "--room",
    "Hall",
    "--yes",
  ]);

async function readAll(classes: number) {
  const server = await startServer(env);
  gyms.set(classes, await Promise.all(PATHS.map((path) => readPage(server.url, path))));
  await server.stop();
}

beforeAll(async () => {
  await readAll(50);
  expect(await gymAt({ env }, ["sample", "clear", "--yes"])).toMatchObject({ code: 0 });
  await readAll(0);
  expect(await add("Rows", "mondays")).toMatchObject({ code: 0 });
  await readAll(1);
  expect(await add("Steps", "fridays")).toMatchObject({ code: 0 });
  expect(await add("Old Steps", "thursdays")).toMatchObject({ code: 0 });
  await readAll(3);
});
afterAll(() => rmSync(env.DATA_DIR, { recursive: true, force: true }));

/** Every count of weekly classes on these pages. */
function counted(classes: number) {
  const counts = gyms.get(classes)!.flatMap(({ path, text, description, html }) => {
    const words = path.endsWith("manifest") ? html : `${description}\n${text}`;
    return [...words.matchAll(/(\S*) class(?:es)? (?:a|every) week(?: (\d\S*))?/gi)]
      .map(([, before = "", after = before]) => after)
      .filter((figure) => /^\d/.test(figure))
      .map((figure) => `${path} ${figure}`);
  });
  return [...new Set(counts)];
}

test("the sample week has more than 50 classes and shows 50+", () => {
  expect(counted(50)).toEqual(["/ 50+", "/schedule 50+"]);
});

test("a week without classes shows no number", () => {
  expect(counted(0)).toEqual([]);
});

test("a smaller week shows its count", () => {
  expect(counted(1)).toEqual(["/ 1", "/schedule 1"]);
  expect(counted(3)).toEqual(["/ 3", "/schedule 3"]);
});
