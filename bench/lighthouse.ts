import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "#test/find-browser.ts";
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

/** Lighthouse's mobile profile, the median of several runs for each page. */
export async function scores(base: string, pages: { path: string; runs: number }[]): Promise<Score[]> {
  const chrome = await launch({ chromePath: findBrowser()!, chromeFlags: FLAGS });
  try {
    const all: Score[] = [];
    for (const { path, runs } of pages) {
      const results: Score[] = [];
      for (let run = 0; run < runs; run++) results.push(await score(base, path, chrome.port));
      all.push(medianOf(results));
      console.error(`[bench] ${path}: ${all.at(-1)!.performance}, LCP ${Math.round(all.at(-1)!.lcp)} ms`);
    }
    return all;
  } finally {
    chrome.kill();
  }
}

async function score(base: string, path: string, port: number): Promise<Score> {
  const result = await lighthouse(base + path, { port, onlyCategories: ["performance"], output: "json" });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { audits, categories } = result.lhr;
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

function medianOf(results: Score[]): Score {
  const pick = (of: (score: Score) => number) => median(results.map(of));
  return {
    ...results[0]!,
    performance: pick((score) => score.performance),
    fcp: pick((score) => score.fcp),
    lcp: pick((score) => score.lcp),
    tbt: pick((score) => score.tbt),
    cls: pick((score) => score.cls),
    kilobytes: pick((score) => score.kilobytes),
  };
}
