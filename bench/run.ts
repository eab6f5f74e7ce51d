import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "#test/support/start-server.ts";
import { loadPerCore, refuseBusy } from "./calm.ts";
import { growth } from "./growth.ts";
import { hasProgram } from "./load.ts";
import { type Score, scores, slowdowns } from "./lighthouse.ts";
import { nextPage } from "./next-page.ts";
import { pages } from "./pages.ts";
import { peers } from "../bench/peers/peers.ts";
import { presses } from "./presses.ts";
import { report } from "./report.ts";
import { throughput } from "./throughput.ts";
import { visit } from "./visit.ts";

// `npm run bench`: every figure in one run, as docs/performance.md and bench/figures.json.
// It does not begin on a busy machine, unless --anyway says so, and does a run again where the machine was not itself.
// Words name the parts to run: throughput, growth, lighthouse, slower, presses, visit, next, peers. None: all. The peers
// install Astro in their own folder. --runs=3 is the most runs of Lighthouse for
// a page, --only=/trainers,/partners those pages alone, --rounds=2 --seconds=1 a shorter load. What one part has found
// is kept at once. 161 runs of Lighthouse take some 25 minutes, the other parts four.
// --slowdown=8 asks Lighthouse as for a slower telephone, and --beside=URL another site in turn with ours: printed, not kept.

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const said = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name: string) => (said(name) ? Number(said(name)) : undefined);
const wanted = (part: string) => words.length === 0 || words.includes(part);

refuseBusy();
for (const [program, name] of [
  ["wrk", "wrk"],
  ["nginx", "nginx-light"],
] as const) {
  if (hasProgram(program)) continue;
  if (process.getuid?.() === 0)
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  if (!hasProgram(program))
    throw new Error(`The bench needs ${program}; please install it (Debian: ${name}).`);
}

const slowdown = option("slowdown");
if (slowdown) {
  const ours = await startServer({ LOG_LEVEL: "warn" });
  await sleep(1000);
  await besideEachOther([ours.url, ...(said("beside") ? [said("beside")!] : [])], slowdown);
  await ours.stop();
  process.exit(0);
}

const file = new URL("figures.json", import.meta.url);
const figures = previous();
figures.machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const start = `${new Date().toISOString().slice(0, 10)} (${loadPerCore()})`;
if (wanted("throughput")) {
  figures.throughput = await throughput({ rounds: option("rounds"), seconds: option("seconds") });
  keep("throughput");
}
if (wanted("growth")) {
  figures.growth = await growth();
  keep("growth");
}
if (wanted("lighthouse")) {
  const runs = option("runs") ?? 5;
  const only = said("only")?.split(",");
  const chosen = pages
    .filter(({ path }) => !only || only.includes(path))
    .map((page) => ({ ...page, runs: Math.min(page.runs, runs) }));
  const server = await startServer({ LOG_LEVEL: "warn" });
  await sleep(1000);
  const found = await scores(server.url, chosen);
  const before = (figures.pages ?? []) as Score[];
  figures.pages = only ? before.map((page) => found.find(({ path }) => path === page.path) ?? page) : found;
  figures.runs = runs;
  await server.stop();
  keep("lighthouse");
}
const FOUR = said("only")?.split(",") ?? ["/", "/pricing", "/schedule", "/gallery"];
const visitors: Record<string, (base: string, dataDir: string) => Promise<unknown>> = {
  slower: (base) => slowdowns(base, FOUR, option("runs")),
  presses: (base) => presses(base, FOUR),
  visit,
  next: (base) => nextPage(base, FOUR, option("runs")),
  peers: (base, dataDir) =>
    peers(base, dataDir, { runs: option("runs"), rounds: option("rounds"), seconds: option("seconds") }),
};
for (const [part, measure] of Object.entries(visitors)) {
  if (!wanted(part)) continue;
  const server = await startServer({ LOG_LEVEL: "warn" });
  await sleep(1000);
  figures[part] = await measure(server.url, server.dataDir);
  await server.stop();
  keep(part);
}
console.log(report(figures));
process.exit(0);

/** Page by page in turn, so that a slow minute of the machine hits all alike. */
async function besideEachOther(sites: string[], slower: number) {
  const only = said("only")?.split(",") ?? pages.map(({ path }) => path);
  for (const path of only) {
    for (const site of sites) {
      const [score] = await scores(site, [{ path, runs: option("runs") ?? 5 }], slower);
      const { performance, lcp, tbt, cls } = score!;
      console.log([site + path, performance, Math.round(lcp), Math.round(tbt), cls.toFixed(3)].join("\t"));
    }
  }
}

function keep(part: string) {
  figures.measured = { ...(figures.measured as Record<string, string> | undefined), [part]: start };
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(new URL("../docs/performance.md", import.meta.url), report(figures));
  spawnSync("prettier", ["--write", "docs/performance.md", "bench/figures.json"], { stdio: "ignore" });
}

function previous(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
