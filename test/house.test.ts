import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const ROOMS = [
  "app",
  "auth",
  "cli",
  "config",
  "content",
  "db",
  "desk",
  "domain",
  "http",
  "leads",
  "mail",
  "operations",
  "pictures",
  "server",
  "ui",
  "test",
  "bench",
].filter((room) => existsSync(join(root, room)));

async function run(command: string, args: string[], cwd = root) {
  const options = { cwd, maxBuffer: 16 * 1024 * 1024 };
  return promisify(execFile)(join(root, "node_modules/.bin", command), args, options).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    (error: { stdout: string; stderr: string }) => ({ ok: false, output: error.stdout + error.stderr }),
  );
}

describe("the house is in order", () => {
  test.each([
    ["types", "tsc", ["--noEmit"]],
    ["lint", "oxlint", []],
    ["format", "prettier", ["--check", "--log-level", "warn", "."]],
    ["imports between rooms, no cycles", "depcruise", ROOMS],
  ])("%s", async (_, command, args) => {
    const { ok, output } = await run(command, args);
    expect(ok, output).toBe(true);
  });
});

describe("an import that the floors do not allow fails the build", () => {
  const folder = mkdtempSync(join(tmpdir(), "floors-"));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("up, sideways, React Router below the pages, a cycle", async () => {
    for (const file of [".dependency-cruiser.mjs", "package.json", "tsconfig.json"]) {
      cpSync(join(root, file), join(folder, file));
    }
    const router = "node_modules/react-router";
    for (const name of [...ROOMS, router]) mkdirSync(join(folder, name), { recursive: true });
    const write = (file: string, code: string) => writeFileSync(join(folder, file), code);
    write(`${router}/package.json`, '{ "name": "react-router", "main": "index.js" }');
    write(`${router}/index.js`, "");
    write("db/plans.ts", "export const plans = [];");
    write("ui/price.tsx", 'import "#db/plans.ts";');
    write("domain/plan.ts", 'import "#db/plans.ts";');
    write("leads/post.ts", 'import "react-router";');
    write("content/a.ts", 'import { b } from "./b.ts"; export const a = b;');
    write("content/b.ts", 'import { a } from "./a.ts"; export const b = a;');
    const { ok, output } = await run("depcruise", ROOMS, folder);
    expect(ok).toBe(false);
    expect(output).toContain("ui imports lower floors only");
    expect(output).toContain("domain imports lower floors only");
    expect(output).toContain("leads imports lower floors only");
    expect(output).toContain("no cycles");
  });
});
