import { setTimeout as sleep } from "node:timers/promises";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "#test/browser/find-browser.ts";
import { steadily } from "./calm.ts";
import { median } from "./load.ts";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const PATIENCE_MS = 60_000;

export type Score = {
  path: string;
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
  byKind: Record<string, number>;
};

/** The default of Lighthouse's mobile profile. */
const USUAL_SLOWDOWN = 4;

/** Lighthouse's mobile profile, the median of several runs for each page. */
export async function scores(
  base: string,
  pages: { path: string; runs: number }[],
  slowdown = USUAL_SLOWDOWN,
): Promise<Score[]> {
  const all: Score[] = [];
  for (const { path, runs } of pages) {
    const results: Score[] = [];
    for (let tries = 0; results.length < runs && tries < runs + 2; tries++) {
      const once = () => scoreInTime(base, path, slowdown);
      const result = await steadily(once).catch((error: Error) => {
        console.error(`[bench] ${path}: ${error.message}; retrying`);
      });
      if (result) results.push(result);
    }
    if (results.length === 0) throw new Error(`Lighthouse gave no result for ${path}.`);
    all.push(findMedian(results));
    console.error(`[bench] ${path}: ${all.at(-1)!.performance}, LCP ${Math.round(all.at(-1)!.lcp)} ms`);
  }
  return all;
}

/** Alternates between the sites, so that a slow minute of the machine affects all of them. */
export async function scoresOneByOne(sites: string[], path: string, runs: number): Promise<Score[]> {
  const found: Score[][] = sites.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, site] of sites.entries()) {
      found[at]!.push(...(await scores(site, [{ path, runs: 1 }])));
    }
  }
  return found.map(findMedian);
}

export type Slower = { path: string; slowdown: number; performance: number; lcp: number; tbt: number };

/** Scores of the same pages at several CPU slowdowns. */
export async function slowdowns(base: string, paths: string[], runs = 3): Promise<Slower[]> {
  const rows: Slower[] = [];
  for (const path of paths) {
    for (const slowdown of [4, 8, 16]) {
      const [found] = await scores(base, [{ path, runs }], slowdown);
      rows.push({ path, slowdown, performance: found!.performance, lcp: found!.lcp, tbt: found!.tbt });
    }
  }
  return rows;
}

/** Starts a browser for each run, so that one that hangs costs only its own run. */
async function scoreInTime(base: string, path: string, slowdown: number): Promise<Score> {
  const chrome = await launch({ chromePath: findBrowser()!, chromeFlags: FLAGS });
  const done = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { signal: done.signal }).then(() => {
    throw new Error("no result in time");
  });
  try {
    return await Promise.race([score(base, path, chrome.port, slowdown), late]);
  } finally {
    done.abort();
    late.catch(() => undefined);
    chrome.kill();
  }
}

async function score(base: string, path: string, port: number, slowdown: number): Promise<Score> {
  const result = await lighthouse(base + path, {
    port,
    onlyCategories: ["performance"],
    output: "json",
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { audits, categories } = result.lhr;
  const failed = audits["largest-contentful-paint"]?.errorMessage;
  if (failed) throw new Error(failed);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details as {
    items?: { resourceType?: string; transferSize?: number }[];
  };
  const byKind: Record<string, number> = {};
  for (const { resourceType = "Other", transferSize = 0 } of details?.items ?? []) {
    byKind[resourceType] = (byKind[resourceType] ?? 0) + transferSize / 1024;
  }
  return {
    path,
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    kilobytes: value("total-byte-weight") / 1024,
    byKind,
  };
}

function findMedian(results: Score[]): Score {
  const pick = (of: (score: Score) => number) => median(results.map(of));
  return {
    ...results[0]!,
    performance: pick((score) => score.performance),
    fcp: pick((score) => score.fcp),
    lcp: pick((score) => score.lcp),
    tbt: pick((score) => score.tbt),
    cls: pick((score) => score.cls),
    kilobytes: pick((score) => score.kilobytes),
    // The film may or may not have started, so take the run with the median weight.
    byKind: results.toSorted((a, b) => a.kilobytes - b.kilobytes)[Math.floor(results.length / 2)]!.byKind,
  };
}
