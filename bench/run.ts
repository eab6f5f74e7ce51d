import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { loadPerCore, refuseBusy } from "./calm.ts";
import { growth } from "./growth.ts";
import { hasProgram } from "./load.ts";
import { type Score, scores, slowdowns } from "./lighthouse.ts";
import { nextPage } from "./next-page.ts";
import { pages } from "./pages.ts";
import { peers } from "../bench/peers/peers.ts";
import { presses } from "./presses.ts";
import { report } from "./report.ts";
import { startWarmServer } from "./server.ts";
import { throughput } from "./throughput.ts";
import { visit } from "./visit.ts";

// `npm run bench [PART …]` measures the site and writes docs/performance.md and bench/figures.json after each part.
// Parts: throughput, growth, lighthouse, slower, presses, visit, next, peers (installs Astro in bench/peers/astro). All by
// default: Lighthouse takes 25 minutes for its 161 runs, the other parts 4.
//   --runs=3                      Lighthouse runs per page
//   --only=/trainers,/partners    only these pages
//   --rounds=2 --seconds=1        a shorter load test
//   --anyway                      on a busy machine too
//   --slowdown=8 [--beside=URL]   prints scores of our site, and of another one, and writes nothing

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
  if (!hasProgram(program)) throw new Error(`The bench needs ${program}. Install it (Debian: ${name}).`);
}

const slowdown = option("slowdown");
if (slowdown) {
  const ours = await startWarmServer();
  await compareSites([ours.url, ...(said("beside") ? [said("beside")!] : [])], slowdown);
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
  const server = await startWarmServer();
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
  const server = await startWarmServer();
  figures[part] = await measure(server.url, server.dataDir);
  await server.stop();
  keep(part);
}
console.log(report(figures));
process.exit(0);

/** Alternates between the sites, so that a slow minute of the machine affects all of them. */
async function compareSites(sites: string[], slower: number) {
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
  spawnSync("oxfmt", ["docs/performance.md", "bench/figures.json"], { stdio: "ignore" });
}

function previous(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
