import { spawnSync } from "node:child_process";
import { startVitest } from "vitest/node";
import { findBrowser } from "#test/browser/find-browser.ts";
import { ENGINES } from "#test/engines/engines.ts";

import { hasJava } from "#test/outside/nu-checker.ts";
import { NSPAWN } from "#test/installing/nspawn.ts";
import { CADDY } from "#test/outside/caddy.ts";
import { NGINX } from "#test/outside/nginx.ts";
import { hasPostgres } from "#test/outside/postgres.ts";

// `npm test`: gets what is missing, then runs everything. `--long` runs the long checks in full.
// Words after that name the test files to run.
const words = process.argv.slice(2);
const isLong = words.includes("--long");
const inCi = process.env.CI === "true" || process.env.CI === "1";

const browser = findBrowser() ?? getPackage("chromium", findBrowser) ?? (inCi ? null : playwrightsOwn());
const postgres = hasPostgres() || getPackage("postgresql", hasPostgres);
// Without these, what needs them counts as skipped.
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

const vitest = await startVitest(
  "test",
  words.filter((word) => !word.startsWith("--")),
  { watch: false, reporters: ["default", new URL("./closing-line.ts", import.meta.url).pathname] },
);
await vitest.close();

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
