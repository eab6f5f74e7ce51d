import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { addLockers, LOCKERS_TABLE } from "#test/support/lockers.ts";
import { runGym } from "#test/support/run-gym.ts";

const project = projectCopy();
beforeAll(() => addLockers(project));
afterAll(() => project.remove());

eachDatabaseAtLength((_name, fresh) => {
  test("an operation and a collection, one file each, are commands, are logged, and can be undone", async () => {
    const place = await fresh.place("nothing");
    const gym = async (...words: string[]) => {
      const { code, out, said } = await runGym(place.env, words, { folder: project.folder });
      expect(code, said).toBe(0);
      return out;
    };
    expect(await gym("help")).toMatch(/ {2}lockers +lockers: .*lend/);
    const listed = JSON.parse(await gym("operations", "--json")) as { name: string }[];
    expect(listed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["lockers.lend", "lockers.list", "lockers.add", "lockers.import"]),
    );

    await gym("log");
    await place.plain(LOCKERS_TABLE);
    await gym("lockers", "add", "--name", "A1", "--yes");
    await gym("lockers", "lend", "A1", "Casey", "--yes");
    expect(await place.plain("select * from lockers")).toMatchObject([{ name: "A1", holder: "Casey" }]);
    const log = JSON.parse(await gym("log", "--json")) as { operation: string; sentence: string }[];
    expect(log.slice(0, 2).map(({ operation, sentence }) => [operation, sentence])).toEqual([
      ["lockers.lend", "Holder of A1 set to Casey"],
      ["lockers.add", "Added locker: A1"],
    ]);
    await gym("undo", "--yes");
    expect(await place.plain("select * from lockers")).toMatchObject([{ name: "A1", holder: null }]);
    await gym("undo", "--yes");
    expect(await place.plain("select * from lockers")).toEqual([]);
  });
});

test("neither the command line nor the desk writes to the database itself", () => {
  const root = join(import.meta.dirname, "..");
  const files = globSync("{cli,desk}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const writes = /insertInto|updateTable|deleteFrom|sql`\s*(insert|update|delete)/i;
  expect(files.filter((file) => writes.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
