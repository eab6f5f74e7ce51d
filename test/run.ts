import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { createVitest } from "vitest/node";
import { ClosingLine } from "#test/closing-line.ts";
import { findLeftOut } from "#test/left-out.ts";
import { needsBuild } from "#test/needs-build.ts";
import { findBrowser, findHeadlessShell, HEADLESS_SHELL } from "#test/browser/find-browser.ts";
import { ENGINES } from "#test/engines/engines.ts";

import { hasJava } from "#test/outside/nu-checker.ts";
import { NSPAWN } from "#test/installing/nspawn.ts";
import { CADDY } from "#test/outside/caddy.ts";
import { NGINX } from "#test/outside/nginx.ts";
import { hasPostgres } from "#test/outside/postgres.ts";

// `npm test` installs what is missing and runs all tests and static checks. `--long` runs the long tests in full. Further words
// select test files; then there are no static checks, and a build only if a file needs it.
const words = process.argv.slice(2);
const isLong = words.includes("--long");
const inCi = process.env.CI === "true" || process.env.CI === "1";

const browser = findBrowser() ?? getPackage("chromium", findBrowser) ?? (inCi ? null : playwrightsOwn());
const postgres = hasPostgres() || getPackage("postgresql", hasPostgres);
if (!findHeadlessShell()) getPackage(HEADLESS_SHELL, findHeadlessShell);
// Tests that need these are skipped if they are missing.
for (const { packages, isHere } of [...ENGINES, CADDY, NGINX])
  if (!isHere()) getPackage(packages.join(" "), isHere);
if (isLong && !NSPAWN.isHere()) getPackage(NSPAWN.packages.join(" "), NSPAWN.isHere);
if (!hasJava()) getPackage("default-jre-headless", hasJava);

if (inCi && (!browser || !postgres)) {
  console.error(
    `Missing: ${[!browser && "a Chromium browser", !postgres && "PostgreSQL"].filter(Boolean).join(", ")}.`,
  );
  console.log("0 passed, 1 failed");
  process.exit(1);
}
if (browser) process.env.CHROMIUM_PATH = browser;
if (isLong) process.env.LONG_TESTS = "1";

const closing = new ClosingLine();
const vitest = await createVitest("test", { watch: false, reporters: ["default", closing] });
const named = words.filter((word) => !word.startsWith("--"));
const files = await vitest.globTestSpecifications(named);
if (needsBuild(files.map(({ moduleId }) => moduleId))) {
  const { status } = spawnSync(process.execPath, ["setup.mjs", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
const checked = named.length === 0 ? check() : null;
await vitest.start(named);
await vitest.close();
const result = await checked;
if (result) {
  console.log(`${result.output}Static checks: ${result.ok ? "passed" : "failed"}`);
  closing.count[result.ok ? "passed" : "failed"]++;
  if (!result.ok) process.exitCode = 1;
}
const leftOut = findLeftOut();
if (leftOut.length > 0)
  console.log(
    `Left out: ${leftOut.length} test files that read content/ or the built site, because they may expect words of the sample gym. ` +
      "test/own-site.test.ts crawls your site instead.",
  );
closing.print();

/** Types, lint, format and imports, while the tests run. */
async function check() {
  const child = spawn(process.execPath, ["setup.mjs", "check"], { stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output: out + errors, ok: code === 0 };
}

function getPackage<Found>(names: string, find: () => Found): Found | null {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return null;
  console.error(`[test] Installing Debian's ${names}.`);
  const quietly = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], quietly);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names.split(" ")], quietly);
  return find();
}

function playwrightsOwn(): string | null {
  console.error("[test] Installing a browser for the tests.");
  spawnSync("npx", ["playwright-core", "install", "chromium"], { stdio: "inherit" });
  return findBrowser();
}
