import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
    ["arrows between rooms, no circles", "depcruise", ROOMS],
  ])("%s", async (_, command, args) => {
    const { ok, output } = await run(command, args);
    expect(ok, output).toBe(true);
  });
});

describe("an arrow that the house does not allow fails the build", () => {
  const folder = mkdtempSync(join(tmpdir(), "arrows-"));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("a primitive that reads the database, a feature with a Node built-in, a circle", async () => {
    for (const file of [".dependency-cruiser.mjs", "package.json", "tsconfig.json"]) {
      cpSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    for (const room of ROOMS) mkdirSync(join(folder, room), { recursive: true });
    mkdirSync(join(folder, "app/ui"));
    mkdirSync(join(folder, "app/events"));
    writeFileSync(join(folder, "db/readers/plans.server.ts"), "export const plans = [];");
    writeFileSync(join(folder, "app/ui/price.tsx"), 'import "#db/readers/plans.server.ts";');
    writeFileSync(join(folder, "app/events/band.tsx"), 'import "node:fs";');
    writeFileSync(join(folder, "content/a.ts"), 'import { b } from "./b.ts"; export const a = b;');
    writeFileSync(join(folder, "content/b.ts"), 'import { a } from "./a.ts"; export const b = a;');
    const { ok, output } = await run("depcruise", ROOMS, folder);
    expect(ok).toBe(false);
    expect(output).toContain("ui may import");
    expect(output).toContain("no Node built-ins in features and ui");
    expect(output).toContain("no circles");
  });
});
