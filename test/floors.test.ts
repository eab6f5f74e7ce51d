import { execFile } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
async function findViolations(folder: string) {
  const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024 };
  const command = join(root, "node_modules/.bin/depcruise");
  return promisify(execFile)(command, ["--output-type", "err", "."], options).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
}

describe("an import that the floors do not allow fails the build", () => {
  const folder = mkdtempSync(join(tmpdir(), "floors-"));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("up, sideways, React Router below the pages, a cycle", async () => {
    for (const file of [".dependency-cruiser.mjs", "package.json", "tsconfig.json"]) {
      cpSync(join(root, file), join(folder, file));
    }
    const router = "node_modules/react-router";
    for (const name of ["content", "db", "domain", "leads", "ui", router])
      mkdirSync(join(folder, name), { recursive: true });
    const write = (file: string, code: string) => writeFileSync(join(folder, file), code);
    write(`${router}/package.json`, '{ "name": "react-router", "main": "index.js" }');
    write(`${router}/index.js`, "");
    write("db/plans.ts", "export const plans = [];");
    write("ui/price.tsx", 'import "#db/plans.ts";');
    write("domain/plan.ts", 'import "#db/plans.ts";');
    write("leads/post.ts", 'import "react-router";');
    write("content/a.ts", 'import { b } from "./b.ts"; export const a = b;');
    write("content/b.ts", 'import { a } from "./a.ts"; export const b = a;');
    const output = await findViolations(folder);
    expect(output).toContain("ui imports lower floors only");
    expect(output).toContain("domain imports lower floors only");
    expect(output).toContain("leads imports lower floors only");
    expect(output).toContain("no cycles");
  });
});

const WRITES =
  /\b(insertInto|updateTable|deleteFrom|mergeInto|replaceInto|transaction|writeRows|writeNote)\(|\bsql(<[^`]*>)?`\s*(insert|update|delete)\b/i;

test("the desk and the command line change data only through operations", () => {
  const files = globSync("{cli,desk}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !file.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => WRITES.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  expect(WRITES.test(readFileSync(join(root, "operations/rows/write-rows.ts"), "utf8"))).toBe(true);
  for (const write of ["sql`update leads set", "sql<Row>`\n  insert into leads", "sql`DELETE from leads"])
    expect(write).toMatch(WRITES);
});
