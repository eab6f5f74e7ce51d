import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { houseCopy } from "#test/support/house-copy.ts";
import { runGym } from "#test/support/run-gym.ts";

const COLLECTION = `import { collection } from "./collection.ts";

export const lockers = collection({
  name: "lockers",
  one: "locker",
  many: "lockers",
  table: "lockers",
  key: "name",
  columns: [
    { name: "name", label: "Name", required: true },
    { name: "holder", label: "Holder" },
  ],
  screen: {
    lead: "Who has which.", page: "/",
    line: (row) => ({ title: String(row["name"]) }),
  },
});
`;
const OPERATION = `import { z } from "zod";
import { lockers } from "#operations/collections/lockers.collection.ts";
import { everyone, field, operation } from "#operations/operation.ts";
import { applyRows, describeRows, planRows, withRow } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";

export const lend = operation({
  name: "lockers.lend",
  summary: "Lends a locker to somebody.",
  roles: everyone,
  input: z.object({
    name: field(z.string(), { label: "Locker", placeholder: "LOCKER" }),
    holder: field(z.string(), { label: "To whom", placeholder: "PERSON" }),
  }),
  cli: { args: ["name", "holder"], examples: [["lockers lend A1 Casey", ""]] },
  undo: "journal",
  async plan({ site }, { name, holder }) {
    return planRows(site, lockers, withRow(lockers, await readRows(site, lockers), { name, holder }, name).rows);
  },
  apply: applyRows,
  describe: describeRows,
});
`;

const house = houseCopy();
beforeAll(() => {
  house.write("operations/collections/lockers.collection.ts", COLLECTION);
  house.write("operations/lockers.operations.ts", OPERATION);
});
afterAll(() => house.remove());

eachDatabaseAtLength((_name, fresh) => {
  test("an operation and a collection, one file each, are commands, are logged, and can be undone", async () => {
    const place = await fresh.place("nothing");
    const gym = async (...words: string[]) => {
      const { code, out, said } = await runGym(place.env, words, { folder: house.folder });
      expect(code, said).toBe(0);
      return out;
    };
    expect(await gym("help")).toMatch(/ {2}lockers +lockers: .*lend/);
    const listed = JSON.parse(await gym("operations", "--json")) as { name: string }[];
    expect(listed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["lockers.lend", "lockers.list", "lockers.add", "lockers.import"]),
    );

    await gym("log");
    await place.plain("create table lockers (name text, holder text)");
    await gym("lockers", "add", "--name", "A1", "--yes");
    await gym("lockers", "lend", "A1", "Casey", "--yes");
    expect(await place.plain("select * from lockers")).toMatchObject([{ name: "A1", holder: "Casey" }]);
    const log = JSON.parse(await gym("log", "--json")) as { operation: string; sentence: string }[];
    expect(log.slice(0, 2).map(({ operation, sentence }) => [operation, sentence])).toEqual([
      ["lockers.lend", "Holder of A1: (empty) -> Casey"],
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
